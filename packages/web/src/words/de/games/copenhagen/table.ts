/** Words of Copenhagen, the board game with cards and tiles, in German. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital, grammarOf } from '../../../grammar.ts';
import { declined, feminine, neuter, noun, nouns } from '../../inflection.ts';
import { refusals } from './refusals.ts';

const { counted, plural } = grammarOf('de');

const NO_CARDS = 'keine Karten';

const cards = (count: number) => counted(count, 'Karte', 'Karten');

/** What only Copenhagen says, in German. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Zug ${turn}`,

  status: {
    /** What is awaited is an infinitive, which suits `Du bist dran` and `Anna ist dran` alike. */
    awaited: (turn, what) => `${turn}: ${what}`,
    take: 'Karten nehmen',
    takeOrBuild: 'Karten nehmen oder ein Plättchen bauen',
    takeMore: 'noch eine Karte wählen',
    takeNow: 'die gewählten Karten nehmen',
    place: (what) => `${what} setzen`,
    discard: (count) => `${cards(count)} abwerfen (Handlimit 7)`,
    both: 'auch bauen oder den Zug beenden',
    build: 'ein Plättchen bauen oder den Zug beenden',
    coat: (count) => plural(count, 'das Wappen nutzen', `ein Wappen nutzen (noch ${count})`),
    dealing: 'Karten werden ausgeteilt …',
    refilling: 'Der Hafen wird aufgefüllt …',
  },

  tile: (colour, squares) =>
    `${neuter(colour)} ${squares === 1 ? 'Spezialplättchen' : `${squares}er-Plättchen`}`,
  shapes: {
    R2: 'gerade',
    R3: 'Winkel',
    R4: 'Quadrat',
    R5: 'Quadrat mit Zipfel',
    B2: 'gerade',
    B3: 'Winkel',
    B4: 'L-Form',
    B5: 'langes T',
    P2: 'gerade',
    P3: 'gerade',
    P4: 'gerade',
    P5: 'gerade',
    G2: 'gerade',
    G3: 'gerade',
    G4: 'kurzes T',
    G5: 'Kreuz',
    Y2: 'gerade',
    Y3: 'Winkel',
    Y4: 'S-Form',
    Y5: 'langes Z',
    W: 'einzelnes Feld',
  },
  left: (count) => (count === 0 ? 'keines mehr da' : `noch ${count} da`),
  places: (count) => counted(count, 'Stelle', 'Stellen'),
  costs: (least, most) => {
    if (most === 0) return 'kostet nichts';
    return least === most ? `kostet ${cards(most)}` : `kostet ${least} bis ${cards(most)}`;
  },
  notNow: 'gerade nicht möglich',

  cards,
  cardsOf: (count, colour) =>
    count === 0
      ? `keine ${declined(colour)} Karten`
      : counted(count, `${feminine(colour)} Karte`, `${feminine(colour)} Karten`),
  /** The colour as a noun, as in `Blau` or `2 × Blau`. */
  colourOf: (count, colour) => (count === 1 ? noun(colour) : `${count} × ${noun(colour)}`),
  noCards: NO_CARDS,

  harbour: {
    title: 'Hafen',
    card: (place, colour) => `Platz ${place}: ${feminine(colour)} Karte`,
    empty: (place) => `Platz ${place}: leer`,
    take: (what) => `${what} nehmen`,
    pick: (most) => `Wähle ${most > 2 ? 'zwei oder drei' : 'zwei'} Karten`,
    pickOne: 'Wähle noch eine Karte',
    pickFirst: (most) => `Wähle erst ${most > 2 ? 'zwei oder drei' : 'zwei'} Karten im Hafen.`,
    pickAnother: 'Wähle erst noch eine zweite Karte im Hafen.',
    isEmpty: 'Auf diesem Platz liegt keine Karte.',
  },
  uses: (abilities) => `nutzt ${abilities}`,

  hand: {
    title: 'Deine Handkarten',
    of: (name) => `Handkarten von ${name}`,
    card: (colour, number, count) =>
      capital(`${feminine(colour)} Karte${count === 1 ? '' : ` ${number} von ${count}`}`),
    pickToDiscard: (count) => `Wähle noch ${cards(count)} zum Abwerfen`,
    discard: (count) => `${count} abwerfen`,
    tooFew: (count) => `Wähle erst noch ${plural(count, 'eine Handkarte', `${count} Handkarten`)}.`,
    tooMany: 'Das reicht. Lege eine zurück, um eine andere zu wählen.',
  },

  pile: {
    title: 'Nachziehstapel und Ablagestapel',
    button: (count) => `Nachziehstapel: ${cards(count)}`,
    size: (count) => `Im Nachziehstapel: ${cards(count)}.`,
    end: {
      short: { pile: 'Spielende-Karte im Stapel', last: 'Spielende-Karte nah' },
      aside:
        'Die Spielende-Karte liegt beiseite. Ist der Nachziehstapel zum ersten Mal leer, wird der Ablagestapel zum neuen Nachziehstapel, mit der Spielende-Karte unter den letzten zehn Karten.',
      among:
        'Die Spielende-Karte ist unter den letzten zehn Karten des Nachziehstapels. Wird sie aufgedeckt, endet das Spiel sofort.',
      soon: 'Die Spielende-Karte ist eine der Karten, die noch im Nachziehstapel sind: Die nächste Karte kann das Spiel beenden.',
      drawn: 'Die Spielende-Karte ist aufgedeckt.',
    },
    discarded: 'Ablagestapel',
    nothing: 'Hier liegt noch nichts.',
  },

  supply: {
    title: 'Fassadenplättchen',
    button: 'Bauen',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) => `${capital(what)} ${forCards(paid)}? ${reason}`,
    white: 'Weiße Spezialplättchen bekommst du nur durch Wappen.',
  },

  pay: {
    title: 'Bezahlen mit',
    nothing: 'kostenlos',
    with: withAbilities,
  },

  abilities: {
    title: 'Fähigkeiten',
    names: {
      any: 'Beliebige Karten',
      extra: 'Extrakarte',
      discount: 'Rabatt',
      change: 'Farbwechsel',
      both: 'Nehmen & Bauen',
    },
    abouts: {
      any: 'Die zwei Karten, die du nimmst, müssen nicht nebeneinanderliegen.',
      extra: 'Nimm eine dritte Karte von einem beliebigen Platz im Hafen.',
      discount: 'Das Plättchen kostet eine Karte weniger.',
      change: 'Karten einer anderen Farbe zählen als Farbe des Plättchens.',
      both: 'Nimm Karten und baue dann ein Plättchen, im selben Zug.',
    },
    whens: {
      any: 'Wähle zwei Karten, die nicht nebeneinanderliegen: Die Fähigkeit wird automatisch genutzt.',
      extra: 'Wähle drei Karten: Die Fähigkeit wird automatisch genutzt.',
      discount: 'Wähle die Fähigkeit, wenn du ein Plättchen bezahlst.',
      change: 'Wähle die Fähigkeit, wenn du ein Plättchen bezahlst.',
      both: 'Nach dem Nehmen wirst du gefragt.',
    },
    states: {
      active: 'bereit',
      used: 'genutzt',
      none: 'noch nicht erhalten',
    },
    usedAbout: 'Ein Wappen kann alle deine genutzten Fähigkeitsplättchen wieder aktivieren.',
    state: (name, state) => `${name}: ${state}`,
    supply: (count) => (count === 0 ? 'keines mehr im Vorrat' : `${count} im Vorrat`),
    noneOwned: 'keine Fähigkeitsplättchen',
  },

  both: {
    use: 'Auch bauen',
    uses: 'nutzt „Nehmen & Bauen“',
    useless: 'gerade lässt sich kein Plättchen bauen',
    end: 'Zug beenden',
    endUnbuilt: 'Ohne Bauen beenden',
    useFirst: 'Um im selben Zug zu bauen, nutze erst „Nehmen & Bauen“.',
  },

  coat: {
    title: (count) => plural(count, 'Nutze dein Wappen', `Nutze ein Wappen (noch ${count})`),
    white: 'Weißes Spezial\u00adplättchen',
    take: (ability) => `„${ability}“ nehmen`,
    turn: 'Aktivieren',
    turnWhat: (abilities) => `Aktivieren: ${abilities}`,
    skip: 'Überspringen',
  },

  opponent: {
    hand: (count) => `Auf der Hand: ${count}`,
    abilities: 'Fähigkeitsplättchen',
  },

  facade: {
    emptyCoat: 'leer, mit Wappen',
    window: (colour) => `${neuter(colour)} Fenster`,
    brick: (colour) => `${neuter(colour)} Mauerwerk`,
  },

  story: {
    by: (name, what) => `${name}: ${what}.`,
    harbour: (colours) => `Im Hafen: ${nouns(colours)}.`,
    hand: (dealt) => `${dealt} zum Start`,
    refill: (colours) => `Neu im Hafen: ${colours}.`,
    at: (colour, place) => `${noun(colour)} auf Platz ${place}`,
    renewed:
      'Der Nachziehstapel ist leer: Der Ablagestapel wird zum neuen Nachziehstapel, mit der Spielende-Karte unter den letzten zehn Karten.',
    end: 'Die Spielende-Karte wurde aufgedeckt.',
    take: (colours, places) => `${colours} von ${places} genommen`,
    fromPlaces: (places) => `den Plätzen ${places}`,
    using: withAbilities,
    discard: (discarded) => `${discarded} abgeworfen`,
    both: '„Nehmen & Bauen“ genutzt',
    build: (tile, cells, brick, paid) =>
      `${tile} auf ${cells}, Mauerwerk auf ${brick}, ${forCards(paid)}`,
    coatSquare: (cell) => `Wappen für ein weißes Spezialplättchen auf ${cell} genutzt`,
    coatTake: (ability) => `Wappen für das Fähigkeitsplättchen „${ability}“ genutzt`,
    coatTurn: (abilities) => `mit einem Wappen wieder aktiviert: ${abilities}`,
    coatSkip: 'ein Wappen übersprungen',
    ended: 'Zug beendet',
  },

  ending: {
    goal: ({ name }, goal) => `${name}: ${goal} Punkte erreicht.`,
    endCard: 'Die Spielende-Karte wurde aufgedeckt.',
    line: (line, points) => `${line}: ${points}`,
  },
};

function forCards(paid: string): string {
  return paid === NO_CARDS ? 'ohne Karten' : `für ${paid}`;
}

/** In brackets, where no name of an ability has to be declined. */
function withAbilities(what: string, abilities: string): string {
  return abilities === '' ? what : `${what} (${abilities})`;
}
