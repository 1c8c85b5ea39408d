/** Words of Copenhagen, the board game with cards and tiles. */
import { common } from '../../common.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

/** What only Copenhagen says. */
export const words = {
  progress: (turn: number) => `Turn ${turn}`,

  status: {
    /** What is awaited, after whose turn it is, as in `Your turn: take two cards`. */
    awaited: (turn: string, what: string) => `${turn}: ${what}`,
    take: 'take two cards',
    takeOrBuild: 'take two cards, or build a tile',
    takeMore: 'pick another card',
    takeNow: 'take the cards you picked',
    place: (what: string) => `place the ${what}`,
    discard: (count: number) =>
      `discard ${count === 1 ? '1 card' : `${count} cards`} (seven are the most)`,
    both: 'build as well, or end the turn',
    build: 'build a tile, or end the turn',
    coat: (count: number) =>
      count === 1 ? 'use your coat of arms' : `use a coat of arms, ${count} are owed`,
    dealing: 'The cards are dealt …',
    refilling: 'The harbour is filled up …',
  },

  tile: (colour: Paint, squares: number) =>
    `${colours[colour]} tile of ${squares === 1 ? '1 square' : `${squares} squares`}`,
  shapes: {
    R2: 'straight',
    R3: 'corner',
    R4: 'square',
    R5: 'square with a tail',
    B2: 'straight',
    B3: 'corner',
    B4: 'L shape',
    B5: 'long T shape',
    P2: 'straight',
    P3: 'straight',
    P4: 'straight',
    P5: 'straight',
    G2: 'straight',
    G3: 'straight',
    G4: 'T shape',
    G5: 'cross',
    Y2: 'straight',
    Y3: 'corner',
    Y4: 'S shape',
    Y5: 'Z shape',
    W: 'one square',
  } as Record<string, string>,
  left: (count: number) => (count === 0 ? 'none left' : `${count} left`),
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  /** What a tile costs, from the least to the most. */
  costs: (least: number, most: number) => {
    if (most === 0) return 'costs nothing';
    if (least === most) return most === 1 ? 'costs 1 card' : `costs ${most} cards`;
    return `costs ${least} to ${most} cards`;
  },
  notNow: 'not possible now',

  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  cardsOf: (count: number, colour: Paint) =>
    `${count} ${colours[colour]} ${count === 1 ? 'card' : 'cards'}`,
  /** Cards of one colour without the word card, as in `blue` or `2 blue`. */
  colourOf: (count: number, colour: Paint) =>
    count === 1 ? colours[colour] : `${count} ${colours[colour]}`,
  noCards: 'no cards',

  harbour: {
    title: 'Harbour',
    card: (place: number, colour: Paint) => `Place ${place}: ${colours[colour]} card`,
    empty: (place: number) => `Place ${place}: empty`,
    take: (what: string) => `Take ${what}`,
    pickTwo: 'Pick two cards',
    pickOne: 'Pick another card',
    pickFirst: 'First pick two cards in the harbour.',
    pickAnother: 'First pick a second card in the harbour.',
    isEmpty: 'No card lies at that place.',
  },
  uses: (abilities: string) => `uses ${abilities}`,

  hand: {
    title: 'Your hand',
    of: (name: string) => `Hand of ${name}`,
    card: (colour: Paint, number: number, count: number) =>
      count === 1
        ? `${capital(colours[colour])} card`
        : `${capital(colours[colour])} card ${number} of ${count}`,
    pickToDiscard: (count: number) =>
      `Pick ${count === 1 ? '1 card' : `${count} cards`} to discard`,
    discard: (count: number) => `Discard ${count}`,
    tooFew: (count: number) =>
      `Pick ${count === 1 ? 'one more card' : `${count} more cards`} of your hand first.`,
    tooMany: 'That is enough: put one back to pick another.',
  },

  pile: {
    title: 'Pile and discarded cards',
    button: (count: number) => `Pile: ${count === 1 ? '1 card' : `${count} cards`}`,
    size: (count: number) => `In the pile: ${count === 1 ? '1 card' : `${count} cards`}.`,
    end: {
      aside:
        'The End card lies aside. When the pile is used up for the first time, the discarded cards become the new pile, with the End card among its last ten.',
      among:
        'The End card is among the last ten cards of the pile. When it is turned up the game ends at once.',
      soon: 'The End card is one of the cards left in the pile: any card may be the last.',
      drawn: 'The End card is turned up.',
    },
    discarded: 'Discarded',
    nothing: 'Nothing is discarded yet.',
  },

  supply: {
    title: 'Tiles',
    button: 'Build',
    /** The name of a tile's button. */
    tile: (what: string, shape: string, rest: string) => `${capital(what)}, ${shape}, ${rest}`,
    /** Why a tile can't be built, with what was tried. */
    tried: (what: string, cards: string, reason: string) =>
      `${capital(what)} for ${cards}: ${reason}`,
    white: 'White tiles are placed for coats of arms.',
  },

  pay: {
    title: 'Pay with',
    nothing: 'nothing to pay',
    /** Cards to pay, and abilities that help. */
    with: (cards: string, abilities: string) =>
      abilities === '' ? cards : `${cards}, with ${abilities}`,
  },

  abilities: {
    title: 'Abilities',
    names: {
      any: 'Any two cards',
      extra: 'Extra card',
      discount: 'Discount',
      change: 'Change',
      both: 'Take and build',
    },
    abouts: {
      any: 'The two cards that you take need not be neighbours.',
      extra: 'Take a third card, from any place, in the same move.',
      discount: 'A tile costs one card less.',
      change: 'The cards of one other colour count as the colour of the tile.',
      both: 'Take cards and then build a tile, in one turn.',
    },
    whens: {
      any: 'Pick two cards that are no neighbours: it is used by itself.',
      extra: 'Pick three cards: it is used by itself.',
      discount: 'Choose it among the ways to pay for a tile.',
      change: 'Choose it among the ways to pay for a tile.',
      both: 'A button offers it after you have taken cards.',
    },
    states: {
      active: 'ready',
      used: 'used',
      none: 'not yours yet',
    },
    usedAbout: 'A coat of arms turns all used ability tiles back.',
    state: (name: string, state: string) => `${name}: ${state}`,
    supply: (count: number) => (count === 0 ? 'none left in the supply' : `${count} in the supply`),
    noneOwned: 'no ability tiles',
  },

  both: {
    use: 'Build as well',
    uses: 'uses Take and build',
    useless: 'nothing can be built now',
    end: 'End the turn',
    endUnbuilt: 'End without building',
    useFirst: 'To build in the same turn, first use Take and build.',
  },

  coat: {
    title: (count: number) =>
      count === 1 ? 'Use your coat of arms' : `Use a coat of arms (${count} owed)`,
    white: 'White tile',
    take: (ability: string) => `Take ${ability}`,
    turn: 'Turn back',
    turnWhat: (abilities: string) => `Turn back ${abilities}`,
    skip: 'Skip',
  },

  opponent: {
    hand: (cards: string) => `Hand: ${cards}`,
    abilities: 'Ability tiles',
  },

  facade: {
    emptyCoat: 'empty with a coat of arms',
    window: (colour: Paint) => `${colours[colour]} window`,
    brick: (colour: Paint) => `${colours[colour]} brick`,
  },

  /** Sentences of the log: who, and what happened. */
  story: {
    by: (name: string, what: string) => `${name}: ${what}.`,
    harbour: (cards: string) => `In the harbour: ${cards}.`,
    hand: (cards: string) => `start hand of ${cards}`,
    refill: (cards: string) => `New in the harbour: ${cards}.`,
    at: (colour: Paint, place: string) => `${colours[colour]} at ${place}`,
    renewed:
      'The pile is used up: the discarded cards are the new pile, with the End card among its last ten.',
    end: 'The End card is turned up.',
    take: (cards: string, places: string) => `${cards} taken from ${places}`,
    fromPlaces: (places: string) => `places ${places}`,
    using: (what: string, abilities: string) => `${what}, with ${abilities}`,
    discard: (cards: string) => `${cards} discarded`,
    both: 'Take and build used',
    build: (tile: string, cells: string, brick: string, cards: string) =>
      `${tile} at ${cells}, brick at ${brick}, for ${cards}`,
    coatSquare: (cell: string) => `white tile at ${cell} for a coat of arms`,
    coatTake: (ability: string) => `ability tile ${ability} for a coat of arms`,
    coatTurn: (abilities: string) => `${abilities} turned back for a coat of arms`,
    coatSkip: 'coat of arms skipped',
    ended: 'turn ended',
  },

  ending: {
    goal: (name: string, points: number) => `${name}: ${points} points reached.`,
    endCard: 'The End card was turned up.',
    line: (line: string, points: number) => `${line}: ${points}`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The shape of these words in every language. */
export type CopenhagenTable = typeof words;
