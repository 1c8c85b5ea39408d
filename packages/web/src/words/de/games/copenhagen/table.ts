/** Words of Copenhagen, the board game with cards and tiles, in German. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { Words } from '../../../en/index.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { common } from '../../common.ts';
import { refusals } from './refusals.ts';

type Paint = keyof Words['common']['colours'];

const NO_CARDS = 'keine Karten';

/** What only Copenhagen says, in German. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Zug ${turn}`,

  status: {
    /** What is awaited is an infinitive, which suits `Du bist dran` and `Anna ist dran` alike. */
    awaited: (turn, what) => `${turn}: ${what}`,
    take: 'zwei Karten nehmen',
    takeOrBuild: 'zwei Karten nehmen oder ein Teil bauen',
    takeMore: 'noch eine Karte wählen',
    takeNow: 'die gewählten Karten nehmen',
    place: (what) => `${what} setzen`,
    discard: (count) => `${cards(count)} abwerfen (höchstens sieben auf der Hand)`,
    both: 'auch bauen oder den Zug beenden',
    build: 'ein Teil bauen oder den Zug beenden',
    coat: (count) => (count === 1 ? 'das Wappen nutzen' : `ein Wappen nutzen (${count} offen)`),
    dealing: 'Die Karten werden ausgeteilt …',
    refilling: 'Der Hafen wird aufgefüllt …',
  },

  tile: (colour, squares) =>
    `${neuter(colour)} Teil mit ${squares === 1 ? '1 Feld' : `${squares} Feldern`}`,
  shapes: {
    R2: 'gerade',
    R3: 'Winkel',
    R4: 'Quadrat',
    R5: 'Quadrat mit Zipfel',
    B2: 'gerade',
    B3: 'Winkel',
    B4: 'L-Form',
    B5: 'lange T-Form',
    P2: 'gerade',
    P3: 'gerade',
    P4: 'gerade',
    P5: 'gerade',
    G2: 'gerade',
    G3: 'gerade',
    G4: 'T-Form',
    G5: 'Kreuz',
    Y2: 'gerade',
    Y3: 'Winkel',
    Y4: 'S-Form',
    Y5: 'Z-Form',
    W: 'einzelnes Feld',
  },
  left: (count) => (count === 0 ? 'keines mehr da' : `noch ${count} da`),
  places: (count) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
  costs: (least, most) => {
    if (most === 0) return 'kostet nichts';
    return least === most ? `kostet ${cards(most)}` : `kostet ${least} bis ${cards(most)}`;
  },
  notNow: 'gerade nicht möglich',

  cards,
  cardsOf: (count, colour) => `${count} ${feminine(colour)} ${count === 1 ? 'Karte' : 'Karten'}`,
  /** The colour as a noun, as in `Blau` or `2 × Blau`. */
  colourOf: (count, colour) =>
    count === 1 ? noun(colour) : `${count}\u00a0×\u00a0${noun(colour)}`,
  noCards: NO_CARDS,

  harbour: {
    title: 'Hafen',
    card: (place, colour) => `Platz ${place}: ${feminine(colour)} Karte`,
    empty: (place) => `Platz ${place}: leer`,
    take: (what) => `${what} nehmen`,
    pickTwo: 'Wähle zwei Karten',
    pickOne: 'Wähle noch eine Karte',
    pickFirst: 'Wähle erst zwei Karten im Hafen.',
    pickAnother: 'Wähle erst noch eine zweite Karte im Hafen.',
    isEmpty: 'Auf diesem Platz liegt keine Karte.',
  },
  uses: (abilities) => `nutzt ${abilities}`,

  hand: {
    title: 'Deine Handkarten',
    of: (name) => `Handkarten von ${name}`,
    card: (colour, number, count) =>
      capital(`${feminine(colour)} Karte${count === 1 ? '' : ` ${number} von ${count}`}`),
    pickToDiscard: (count) => `Wähle noch ${count} zum Abwerfen`,
    discard: (count) => `${count} abwerfen`,
    tooFew: (count) => `Wähle erst noch ${count === 1 ? 'eine Handkarte' : `${count} Handkarten`}.`,
    tooMany: 'Das reicht: Leg eine zurück, um eine andere zu wählen.',
  },

  pile: {
    title: 'Stapel und Ablage',
    button: (count) => `Stapel: ${cards(count)}`,
    size: (count) => `Im Stapel: ${cards(count)}.`,
    end: {
      aside:
        'Die Schlusskarte liegt noch beiseite. Ist der Stapel zum ersten Mal leer, wird die Ablage zum neuen Stapel, mit der Schlusskarte unter den letzten zehn Karten.',
      among:
        'Die Schlusskarte steckt unter den letzten zehn Karten des Stapels. Wird sie aufgedeckt, ist das Spiel sofort aus.',
      soon: 'Die Schlusskarte ist eine der Karten, die noch im Stapel sind: Jede kann die letzte sein.',
      drawn: 'Die Schlusskarte ist aufgedeckt.',
    },
    discarded: 'Ablage',
    nothing: 'Hier liegt noch nichts.',
  },

  supply: {
    title: 'Fassadenteile',
    button: 'Bauen',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) => `${capital(what)} ${forCards(paid)}: ${reason}`,
    white: 'Weiße Teile gibt es für Wappen.',
  },

  pay: {
    title: 'Bezahlung',
    nothing: 'kostenlos',
    with: withAbilities,
  },

  abilities: {
    title: 'Fähigkeiten',
    names: {
      any: 'Freie Wahl',
      extra: 'Extrakarte',
      discount: 'Rabatt',
      change: 'Farbwechsel',
      both: 'Nehmen & Bauen',
    },
    abouts: {
      any: 'Die zwei Karten, die du nimmst, müssen nicht nebeneinanderliegen.',
      extra: 'Nimm gleich noch eine dritte Karte, von einem beliebigen Platz.',
      discount: 'Ein Teil kostet eine Karte weniger.',
      change: 'Die Karten einer anderen Farbe zählen wie Karten in der Farbe des Teils.',
      both: 'Nimm Karten und bau danach noch ein Teil, alles in einem Zug.',
    },
    whens: {
      any: 'Wähle zwei Karten, die nicht nebeneinanderliegen: Die Fähigkeit wirkt von selbst.',
      extra: 'Wähle drei Karten: Die Fähigkeit wirkt von selbst.',
      discount: 'Wähle die Fähigkeit, wenn du ein Teil bezahlst.',
      change: 'Wähle die Fähigkeit, wenn du ein Teil bezahlst.',
      both: 'Nach dem Nehmen erscheint dafür ein Knopf.',
    },
    states: {
      active: 'bereit',
      used: 'genutzt',
      none: 'fehlt dir noch',
    },
    usedAbout: 'Mit einem Wappen kannst du alle genutzten Fähigkeitsplättchen zurückdrehen.',
    state: (name, state) => `${name}: ${state}`,
    supply: (count) => (count === 0 ? 'keines mehr im Vorrat' : `${count} im Vorrat`),
    noneOwned: 'Keine Fähigkeitsplättchen',
  },

  both: {
    use: 'Auch bauen',
    uses: 'nutzt Nehmen & Bauen',
    useless: 'gerade lässt sich nichts bauen',
    end: 'Zug beenden',
    endUnbuilt: 'Ohne Bauen beenden',
    useFirst: 'Um im selben Zug zu bauen, nutze erst „Nehmen & Bauen“.',
  },

  coat: {
    title: (count) => (count === 1 ? 'Nutze dein Wappen' : `Nutze ein Wappen (${count} offen)`),
    white: 'Weißes Teil',
    take: (ability) => `Plättchen „${ability}“ nehmen`,
    turn: 'Zurückdrehen',
    turnWhat: (abilities) => `Zurückdrehen: ${abilities}`,
    skip: 'Verzichten',
  },

  opponent: {
    hand: (count) => `Auf der Hand: ${count}`,
    abilities: 'Fähigkeitsplättchen',
  },

  facade: {
    emptyCoat: 'leer mit Wappen',
    window: (colour) => `${neuter(colour)} Fenster`,
    brick: (colour) => `${masculine(colour)} Ziegel`,
  },

  story: {
    by: (name, what) => `${name}: ${what}.`,
    harbour: (colours) => `Im Hafen: ${colours}.`,
    hand: (dealt) => `${dealt} als Starthand`,
    refill: (colours) => `Neu im Hafen: ${colours}.`,
    at: (colour, place) => `${noun(colour)} auf Platz ${place}`,
    renewed:
      'Der Stapel ist leer: Die Ablage wird zum neuen Stapel, mit der Schlusskarte unter den letzten zehn Karten.',
    end: 'Die Schlusskarte ist aufgedeckt.',
    take: (colours, places) => `${colours} von ${places} genommen`,
    fromPlaces: (places) => `den Plätzen ${places}`,
    using: withAbilities,
    discard: (discarded) => `${discarded} abgeworfen`,
    both: 'Nehmen & Bauen genutzt',
    build: (tile, cells, brick, paid) =>
      `${tile} auf ${cells}, Ziegel auf ${brick}, ${forCards(paid)}`,
    coatSquare: (cell) => `weißes Teil auf ${cell} für ein Wappen`,
    coatTake: (ability) => `Fähigkeitsplättchen „${ability}“ für ein Wappen`,
    coatTurn: (abilities) => `${abilities} für ein Wappen zurückgedreht`,
    coatSkip: 'auf ein Wappen verzichtet',
    ended: 'Zug beendet',
  },

  ending: {
    goal: (name, points) => `${name}: ${points} Punkte erreicht.`,
    endCard: 'Die Schlusskarte wurde aufgedeckt.',
    line: (line, points) => `${line}: ${points}`,
  },
};

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

function forCards(paid: string): string {
  return paid === NO_CARDS ? 'ohne Karten' : `für ${paid}`;
}

/** In brackets, where no name of an ability has to be declined. */
function withAbilities(what: string, abilities: string): string {
  return abilities === '' ? what : `${what} (${abilities})`;
}

function masculine(colour: Paint): string {
  return `${common.colours[colour]}er`;
}

/** The colour of one feminine thing, or of several of any gender. */
function feminine(colour: Paint): string {
  return `${common.colours[colour]}e`;
}

function neuter(colour: Paint): string {
  return `${common.colours[colour]}es`;
}

function noun(colour: Paint): string {
  return capital(common.colours[colour]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
