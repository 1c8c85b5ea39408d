/** Words of Copenhagen, the board game with cards and tiles, in Dutch. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { common } from '../../common.ts';
import { capital, INFLECTED } from '../../inflection.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

const NO_CARDS = 'geen kaarten';

/** What only Copenhagen says. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Beurt ${turn}`,

  status: {
    awaited: (turn, what) => `${turn}: ${what}`,
    take: 'neem twee kaarten',
    takeOrBuild: 'neem twee kaarten, of bouw een tegel',
    takeMore: 'kies nog een kaart',
    takeNow: 'neem de gekozen kaarten',
    place: (what) => `plaats de ${what}`,
    discard: (count) => `leg ${cards(count)} af (zeven is het maximum)`,
    both: 'bouw ook nog, of beëindig de beurt',
    build: 'bouw een tegel, of beëindig de beurt',
    coat: (count) =>
      count === 1 ? 'gebruik je wapenschild' : `gebruik een wapenschild, nog ${count} te gaan`,
    dealing: 'De kaarten worden gedeeld …',
    refilling: 'De haven wordt aangevuld …',
  },

  tile: (colour, squares) => `${INFLECTED[colour]} tegel van ${common.squares(squares)}`,
  shapes: {
    R2: 'recht',
    R3: 'hoek',
    R4: 'vierkant',
    R5: 'vierkant met staart',
    B2: 'recht',
    B3: 'hoek',
    B4: 'L-vorm',
    B5: 'lange T-vorm',
    P2: 'recht',
    P3: 'recht',
    P4: 'recht',
    P5: 'recht',
    G2: 'recht',
    G3: 'recht',
    G4: 'T-vorm',
    G5: 'kruis',
    Y2: 'recht',
    Y3: 'hoek',
    Y4: 'S-vorm',
    Y5: 'Z-vorm',
    W: 'één veld',
  },
  left: (count) => (count === 0 ? 'geen meer over' : `nog ${count} over`),
  places: (count) => (count === 1 ? '1 plek' : `${count} plekken`),
  costs: (least, most) => {
    if (most === 0) return 'kost niets';
    return least === most ? `kost ${cards(most)}` : `kost ${least} tot ${cards(most)}`;
  },
  notNow: 'kan nu niet',

  cards,
  cardsOf: (count, colour) => `${count} ${INFLECTED[colour]} ${count === 1 ? 'kaart' : 'kaarten'}`,
  colourOf: (count, colour) => (count === 1 ? colours[colour] : `${count}× ${colours[colour]}`),
  noCards: NO_CARDS,

  harbour: {
    title: 'Haven',
    card: (place, colour) => `Loopbrug ${place}: ${INFLECTED[colour]} kaart`,
    empty: (place) => `Loopbrug ${place}: leeg`,
    take: (what) => `${capital(what)} nemen`,
    pickTwo: 'Kies twee kaarten',
    pickOne: 'Kies nog een kaart',
    pickFirst: 'Kies eerst twee kaarten in de haven.',
    pickAnother: 'Kies eerst een tweede kaart in de haven.',
    isEmpty: 'Bij die loopbrug ligt geen kaart.',
  },
  uses: (abilities) => `gebruikt ${abilities}`,

  hand: {
    title: 'Jouw hand',
    of: (name) => `Hand van ${name}`,
    card: (colour, number, count) => {
      const card = `${capital(INFLECTED[colour])} kaart`;
      return count === 1 ? card : `${card} ${number} van ${count}`;
    },
    pickToDiscard: (count) => `Kies ${cards(count)} om af te leggen`,
    discard: (count) => `${count} afleggen`,
    tooFew: (count) =>
      `Kies eerst nog ${count === 1 ? 'een kaart' : `${count} kaarten`} uit je hand.`,
    tooMany: 'Dat is genoeg: leg er een terug om een andere te kiezen.',
  },

  pile: {
    title: 'Trekstapel en aflegstapel',
    button: (count) => `Trekstapel: ${cards(count)}`,
    size: (count) => `In de trekstapel: ${cards(count)}.`,
    end: {
      aside:
        'De ‘Einde spel’-kaart ligt nog apart. Is de trekstapel voor het eerst op, dan wordt de aflegstapel de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien.',
      among:
        'De ‘Einde spel’-kaart zit bij de laatste tien kaarten van de trekstapel. Zodra die wordt omgedraaid, is het spel meteen afgelopen.',
      soon: 'De ‘Einde spel’-kaart zit bij de kaarten die nog in de trekstapel zitten: elke kaart kan de laatste zijn.',
      drawn: 'De ‘Einde spel’-kaart is omgedraaid.',
    },
    discarded: 'Aflegstapel',
    nothing: 'De aflegstapel is leeg.',
  },

  supply: {
    title: 'Tegels',
    button: 'Bouwen',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) =>
      `${capital(what)} ${paid === NO_CARDS ? 'zonder kaarten' : `voor ${paid}`}? ${reason}`,
    white: 'Witte tegels plaats je met een wapenschild.',
  },

  pay: {
    title: 'Betalen met',
    nothing: NO_CARDS,
    with: (paid, abilities) => (abilities === '' ? paid : `${paid}, dankzij ${abilities}`),
  },

  abilities: {
    title: 'Vaardigheden',
    names: {
      any: 'Willekeurige kaarten',
      extra: 'Extra kaart',
      discount: 'Voordelig bouwen',
      change: 'Verandering van kleur',
      both: 'Kaarten nemen en bouwen',
    },
    abouts: {
      any: 'De twee kaarten die je neemt, hoeven niet naast elkaar te liggen.',
      extra: 'Neem meteen ook een derde kaart, bij welke loopbrug je maar wilt.',
      discount: 'Een tegel kost één kaart minder.',
      change: 'De kaarten van één andere kleur tellen als de kleur van de tegel.',
      both: 'Neem kaarten en bouw daarna een tegel, in één beurt.',
    },
    whens: {
      any: 'Kies twee kaarten die niet naast elkaar liggen: dan wordt het fiche vanzelf gebruikt.',
      extra: 'Kies drie kaarten: dan wordt het fiche vanzelf gebruikt.',
      discount: 'Je kiest het wanneer je een tegel betaalt.',
      change: 'Je kiest het wanneer je een tegel betaalt.',
      both: 'Heb je kaarten genomen, dan verschijnt er een knop voor.',
    },
    states: {
      active: 'actief',
      used: 'gebruikt',
      none: 'nog niet van jou',
    },
    usedAbout: 'Met een wapenschild activeer je alle gebruikte vaardigheidsfiches weer.',
    state: (name, state) => `${name}: ${state}`,
    supply: (count) => (count === 0 ? 'geen meer in de voorraad' : `${count} in de voorraad`),
    noneOwned: 'geen vaardigheidsfiches',
  },

  both: {
    use: 'Ook bouwen',
    uses: 'gebruikt Kaarten nemen en bouwen',
    useless: 'er valt nu niets te bouwen',
    end: 'Beurt beëindigen',
    endUnbuilt: 'Eindigen zonder bouwen',
    useFirst: 'Wil je in dezelfde beurt bouwen, gebruik dan eerst Kaarten nemen en bouwen.',
  },

  coat: {
    title: (count) =>
      count === 1 ? 'Gebruik je wapenschild' : `Gebruik een wapenschild (nog ${count} te gaan)`,
    white: 'Witte tegel',
    take: (ability) => `${ability} nemen`,
    turn: 'Activeren',
    turnWhat: (abilities) => `${abilities} activeren`,
    skip: 'Overslaan',
  },

  opponent: {
    hand: (count) => `Hand: ${count}`,
    abilities: 'Vaardigheidsfiches',
  },

  facade: {
    emptyCoat: 'leeg met een wapenschild',
    window: (colour) => `${colours[colour]} venster`,
    brick: (colour) => `${colours[colour]} metselwerk`,
  },

  story: {
    by: (name, what) => `${name}: ${what}.`,
    harbour: (shown) => `In de haven: ${shown}.`,
    hand: (dealt) => `starthand van ${dealt}`,
    refill: (shown) => `Nieuw in de haven: ${shown}.`,
    at: (colour, place) => `${colours[colour]} bij ${place}`,
    renewed:
      'De trekstapel is op: de aflegstapel is de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien.',
    end: 'De ‘Einde spel’-kaart is omgedraaid.',
    take: (taken, places) => `${taken} genomen bij ${places}`,
    fromPlaces: (places) => `loopbrug ${places}`,
    using: (what, abilities) => `${what}, met ${abilities}`,
    discard: (discarded) => `${discarded} afgelegd`,
    both: 'Kaarten nemen en bouwen gebruikt',
    build: (tile, cells, brick, paid) =>
      `${tile} op ${cells}, metselwerk op ${brick}, ${paid === NO_CARDS ? 'gratis' : `voor ${paid}`}`,
    coatSquare: (cell) => `witte tegel op ${cell} dankzij een wapenschild`,
    coatTake: (ability) => `vaardigheidsfiche ${ability} dankzij een wapenschild`,
    coatTurn: (abilities) => `${abilities} geactiveerd dankzij een wapenschild`,
    coatSkip: 'wapenschild overgeslagen',
    ended: 'beurt beëindigd',
  },

  ending: {
    goal: (name, points) => `${name}: ${points} punten behaald.`,
    endCard: 'De ‘Einde spel’-kaart is omgedraaid.',
    line: (line, points) => `${line}: ${points}`,
  },
};

function cards(count: number): string {
  return count === 1 ? '1 kaart' : `${count} kaarten`;
}
