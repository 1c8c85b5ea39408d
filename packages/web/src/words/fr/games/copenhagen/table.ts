/** Words of Copenhagen, the board game with cards and tiles. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital } from '../../../grammar.ts';
import { counted, de, feminine, plural } from '../../grammar.ts';
import { refusals } from './refusals.ts';

const noCards = 'aucune carte';

/** What only Copenhagen says. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Tour ${turn}`,

  status: {
    awaited: (turn, what) => `${turn} : ${what}`,
    take: 'prends des cartes',
    takeOrBuild: 'prends des cartes, ou construis',
    takeMore: 'choisis encore une carte',
    takeNow: 'prends les cartes choisies',
    place: (what) => `pose la ${what}`,
    discard: (count) => `défausse ${cards(count)} (7 au plus en main)`,
    both: 'construis aussi, ou finis ton tour',
    build: 'construis, ou finis ton tour',
    coat: (count) =>
      plural(count, 'utilise ton blason', `utilise un blason (il en reste ${count})`),
    dealing: 'Distribution des cartes…',
    refilling: 'Le port se remplit…',
  },

  tile: (colour, squares) =>
    `tuile ${feminine[colour]} ${plural(squares, 'd’une case', `de ${squares} cases`)}`,
  shapes: {
    R2: 'en ligne droite',
    R3: 'en coin',
    R4: 'carrée',
    R5: 'carrée avec une case en plus',
    B2: 'en ligne droite',
    B3: 'en coin',
    B4: 'en L',
    B5: 'en grand T',
    P2: 'en ligne droite',
    P3: 'en ligne droite',
    P4: 'en ligne droite',
    P5: 'en ligne droite',
    G2: 'en ligne droite',
    G3: 'en ligne droite',
    G4: 'en T',
    G5: 'en croix',
    Y2: 'en ligne droite',
    Y3: 'en coin',
    Y4: 'en S',
    Y5: 'en grand Z',
    W: 'une seule case',
  },
  left: (count) => (count === 0 ? 'il n’en reste plus' : `il en reste ${count}`),
  places: (count) => counted(count, 'emplacement', 'emplacements'),
  costs: (least, most) => {
    if (most === 0) return 'ne coûte rien';
    return least === most ? `coûte ${cards(most)}` : `coûte de ${least} à ${cards(most)}`;
  },
  notNow: 'impossible pour l’instant',

  cards,
  cardsOf: (count, colour) =>
    count === 0
      ? `aucune carte ${feminine[colour]}`
      : counted(count, `carte ${feminine[colour]}`, `cartes ${feminine[colour]}s`),
  colourOf: (count, colour) => counted(count, feminine[colour], `${feminine[colour]}s`),
  noCards,

  harbour: {
    title: 'Port',
    card: (place, colour) => `Place ${place} : carte ${feminine[colour]}`,
    empty: (place) => `Place ${place} : vide`,
    take: (what) => `Prendre ${what}`,
    pick: (most) => `Choisis ${most > 2 ? 'deux ou trois' : 'deux'} cartes`,
    pickOne: 'Choisis encore une carte',
    pickFirst: (most) => `Choisis d’abord ${most > 2 ? 'deux ou trois' : 'deux'} cartes au port.`,
    pickAnother: 'Choisis encore une carte au port.',
    isEmpty: 'Il n’y a pas de carte à cette place.',
  },
  uses: (abilities) => `utilise ${abilities}`,

  hand: {
    title: 'Ta main',
    of: (name) => `Main ${de(name)}`,
    card: (colour, number, count) =>
      count === 1
        ? `Carte ${feminine[colour]}`
        : `Carte ${feminine[colour]}, ${number} sur ${count}`,
    pickToDiscard: (count) => `Choisis ${cards(count)} à défausser`,
    discard: (count) => `Défausser ${cards(count)}`,
    tooFew: (count) => `Choisis encore ${cards(count)} dans ta main.`,
    tooMany: 'Tu en as choisi assez. Touche une carte choisie pour la reprendre.',
  },

  pile: {
    title: 'Pioche et défausse',
    button: (count) => `Pioche : ${cards(count)}`,
    size: (count) => `Dans la pioche : ${cards(count)}.`,
    end: {
      short: { pile: 'Carte Fin dans la pioche', last: 'Carte Fin proche' },
      aside:
        'La carte Fin de partie est encore de côté. Quand la pioche s’épuise pour la première fois, la défausse devient la nouvelle pioche, avec la carte Fin de partie parmi ses dix dernières cartes.',
      among:
        'La carte Fin de partie est parmi les dix dernières cartes de la pioche. Dès qu’elle est révélée, la partie s’arrête.',
      soon: 'La carte Fin de partie est parmi les cartes qui restent dans la pioche : chaque carte peut être la dernière.',
      drawn: 'La carte Fin de partie a été révélée.',
    },
    discarded: 'Défausse',
    nothing: 'La défausse est vide.',
  },

  supply: {
    title: 'Tuiles',
    button: 'Construire',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) => `${capital(what)} ${paying(paid)} ? ${reason}`,
    white: 'Les tuiles blanches se posent grâce aux blasons.',
  },

  pay: {
    title: 'Paiement',
    nothing: 'rien à payer',
    with: (paid, abilities) => (abilities === '' ? paid : `${paid}, avec ${abilities}`),
  },

  abilities: {
    title: 'Capacités',
    names: {
      any: 'Cartes au choix',
      extra: 'Carte en plus',
      discount: 'Remise',
      change: 'Autre couleur',
      both: 'Double action',
    },
    abouts: {
      any: 'Les deux cartes que tu prends n’ont pas besoin d’être voisines.',
      extra: 'Prends en même temps une troisième carte, où tu veux.',
      discount: 'Une tuile coûte une carte de moins.',
      change: 'Les cartes d’une autre couleur de ton choix comptent comme la couleur de la tuile.',
      both: 'Prends des cartes, puis construis, dans le même tour.',
    },
    whens: {
      any: 'Choisis deux cartes qui ne sont pas voisines : elle est utilisée automatiquement.',
      extra: 'Choisis trois cartes : elle est utilisée automatiquement.',
      discount: 'À choisir parmi les façons de payer une tuile.',
      change: 'À choisir parmi les façons de payer une tuile.',
      both: 'Un bouton la propose quand tu as pris des cartes.',
    },
    states: {
      active: 'disponible',
      used: 'a déjà servi',
      none: 'pas encore à toi',
    },
    usedAbout: 'Un blason peut réactiver toutes les tuiles Capacité qui ont servi.',
    state: (name, state) => `${name} : ${state}`,
    supply: (count) => (count === 0 ? 'plus aucune en réserve' : `${count} en réserve`),
    noneOwned: 'aucune tuile Capacité',
  },

  both: {
    use: 'Construire aussi',
    uses: 'utilise « Double action »',
    useless: 'rien à construire pour l’instant',
    end: 'Finir le tour',
    endUnbuilt: 'Finir sans construire',
    useFirst: 'Pour construire dans le même tour, utilise d’abord « Double action ».',
  },

  coat: {
    title: (count) =>
      plural(count, 'Utilise ton blason', `Utilise un blason (il en reste ${count})`),
    white: 'Tuile blanche',
    take: (ability) => `Prendre « ${ability} »`,
    turn: 'Réactiver les capacités',
    turnWhat: (abilities) => `Réactiver les capacités : ${abilities}`,
    skip: 'Passer',
  },

  opponent: {
    hand: (held) => `Main : ${held}`,
    abilities: 'Tuiles Capacité',
  },

  facade: {
    emptyCoat: 'vide avec un blason',
    window: (colour) => `fenêtre ${feminine[colour]}`,
    brick: (colour) => `brique ${feminine[colour]}`,
  },

  story: {
    by: (name, what) => `${name} : ${what}.`,
    harbour: (colours) => `Au port : ${colours}.`,
    hand: (held) => `${held} pour commencer`,
    refill: (colours) => `Le port se remplit : ${colours}.`,
    at: (colour, place) => `${feminine[colour]} en ${place}`,
    renewed:
      'La pioche est épuisée : la défausse devient la nouvelle pioche, avec la carte Fin de partie parmi ses dix dernières cartes.',
    end: 'La carte Fin de partie est révélée.',
    take: (colours, places) => `${colours} prises aux ${places}`,
    fromPlaces: (places) => `places ${places}`,
    using: (what, abilities) => `${what}, avec ${abilities}`,
    discard: (gone) => `${gone} à la défausse`,
    both: '« Double action » utilisée',
    build: (tile, cells, brick, paid) => `${tile} en ${cells}, brique en ${brick}, ${paying(paid)}`,
    coatSquare: (cell) => `un blason pour une tuile blanche en ${cell}`,
    coatTake: (ability) => `un blason pour la tuile Capacité « ${ability} »`,
    coatTurn: (abilities) => `un blason pour réactiver ${abilities}`,
    coatSkip: 'blason non utilisé',
    ended: 'fin du tour',
  },

  ending: {
    goal: ({ name, isYou }, goal) => `${isYou ? 'Tu as' : `${name} a`} atteint ${goal} points.`,
    endCard: 'La carte Fin de partie a été révélée.',
    line: (line, points) => `${line} : ${points}`,
  },
};

function cards(count: number): string {
  return counted(count, 'carte', 'cartes');
}

/** What was paid, or would be. */
function paying(paid: string): string {
  return paid === noCards ? 'sans carte' : `pour ${paid}`;
}
