/** The table of Copenhagen, the board game with cards and tiles, and its log. */
import { capital, grammarOf, type Person } from '../../../grammar.ts';
import { common } from '../../common.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

const { counted, plural } = grammarOf('en');

const cards = (count: number) => counted(count, 'card', 'cards');

/** What only Copenhagen says. */
export const words = {
  progress: (turn: number) => `Turn ${turn}`,

  status: {
    /** What the game waits for, after whose turn it is, as in `Your turn: take two cards`. */
    awaited: (turn: string, what: string) => `${turn}: ${what}`,
    take: 'take cards',
    takeOrBuild: 'take cards or build a tile',
    takeMore: 'pick another card',
    takeNow: 'take the cards you picked',
    place: (what: string) => `place the ${what}`,
    discard: (count: number) => `discard ${cards(count)} (hand limit 7)`,
    both: 'build as well or end your turn',
    build: 'build a tile or end your turn',
    coat: (count: number) =>
      plural(count, 'use your coat of arms', `use a coat of arms (${count} left)`),
    dealing: 'Dealing cards…',
    refilling: 'Refilling the harbour…',
  },

  tile: (colour: Paint, squares: number) =>
    squares === 1 ? `${colours[colour]} tile` : `${colours[colour]} ${squares}-square tile`,
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
    Y5: 'long Z shape',
    W: 'one square',
  } as Record<string, string>,
  left: (count: number) => (count === 0 ? 'none left' : `${count} left`),
  places: (count: number) => counted(count, 'spot', 'spots'),
  /** What a tile costs, from the least to the most. */
  costs: (least: number, most: number) => {
    if (most === 0) return 'free';
    if (least === most) return `costs ${cards(most)}`;
    return `costs ${least} to ${cards(most)}`;
  },
  notNow: 'not possible now',

  cards,
  cardsOf: (count: number, colour: Paint) =>
    count === 0
      ? `no ${colours[colour]} cards`
      : counted(count, `${colours[colour]} card`, `${colours[colour]} cards`),
  /** Cards of one colour without the word card, as in `blue` or `2× blue`. */
  colourOf: (count: number, colour: Paint) =>
    plural(count, colours[colour], `${count}× ${colours[colour]}`),
  noCards: 'no cards',

  harbour: {
    title: 'Harbour',
    card: (place: number, colour: Paint) => `Space ${place}: ${colours[colour]} card`,
    empty: (place: number) => `Space ${place}: empty`,
    take: (what: string) => `Take ${what}`,
    /** How many cards can be taken at most: two, or three with an ability. */
    pick: (most: number) => `Pick ${most > 2 ? 'two or three' : 'two'} cards`,
    pickOne: 'Pick another card',
    pickFirst: (most: number) =>
      `First pick ${most > 2 ? 'two or three' : 'two'} cards in the harbour.`,
    pickAnother: 'First pick a second card in the harbour.',
    isEmpty: 'There’s no card there.',
  },
  uses: (abilities: string) => `uses ${abilities}`,

  hand: {
    title: 'Your hand',
    of: (name: string) => `${name}’s hand`,
    card: (colour: Paint, number: number, count: number) =>
      count === 1
        ? `${capital(colours[colour])} card`
        : `${capital(colours[colour])} card ${number} of ${count}`,
    pickToDiscard: (count: number) => `Pick ${cards(count)} to discard`,
    discard: (count: number) => `Discard ${count}`,
    tooFew: (count: number) =>
      `Pick ${counted(count, 'more card', 'more cards')} from your hand first.`,
    tooMany: 'That’s enough. Put one back to pick another.',
  },

  pile: {
    title: 'Draw pile and discards',
    button: (count: number) => `Draw pile: ${cards(count)}`,
    size: (count: number) => `Draw pile: ${cards(count)}.`,
    end: {
      /** Where it is, in two to four words. */
      short: { pile: 'End card in the pile', last: 'End card near' },
      aside:
        'The End card is set aside. When the draw pile runs out for the first time, the discards become the new draw pile, with the End card among the last ten cards.',
      among:
        'The End card is among the last ten cards of the draw pile. When it is revealed, the game ends at once.',
      soon: 'The End card is one of the cards left in the draw pile: the next card may end the game.',
      drawn: 'The End card has been revealed.',
    },
    discarded: 'Discards',
    nothing: 'No discards yet.',
  },

  supply: {
    title: 'Tiles',
    button: 'Build',
    /** The name of a tile's button. */
    tile: (what: string, shape: string, rest: string) => `${capital(what)}, ${shape}, ${rest}`,
    /** Why a tile can't be built, with what was tried. */
    tried: (what: string, cards: string, reason: string) =>
      `${capital(what)} for ${cards}? ${reason}`,
    white: 'White tiles only come from coats of arms.',
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
      any: 'Any cards',
      extra: 'Additional card',
      discount: 'Construction discount',
      change: 'Change of colours',
      both: 'Both actions',
    },
    abouts: {
      any: 'The two cards you take don’t have to be neighbours.',
      extra: 'Take a third card from any space in the harbour.',
      discount: 'The tile costs one card less.',
      change: 'Cards of one other colour count as the tile’s colour.',
      both: 'Take cards, then build a tile, in the same turn.',
    },
    whens: {
      any: 'Pick two cards that are not neighbours and it’s used automatically.',
      extra: 'Pick three cards and it’s used automatically.',
      discount: 'Choose it when you pay for a tile.',
      change: 'Choose it when you pay for a tile.',
      both: 'You’re asked after you take cards.',
    },
    states: {
      active: 'ready',
      used: 'used',
      none: 'not owned',
    },
    usedAbout: 'A coat of arms can refresh all your used ability tiles.',
    state: (name: string, state: string) => `${name}: ${state}`,
    supply: (count: number) => (count === 0 ? 'none left in the supply' : `${count} in the supply`),
    noneOwned: 'no ability tiles',
  },

  both: {
    use: 'Build as well',
    uses: 'uses Both actions',
    useless: 'no tile can be built now',
    end: 'End turn',
    endUnbuilt: 'End without building',
    useFirst: 'To build in the same turn, use Both actions first.',
  },

  coat: {
    title: (count: number) =>
      plural(count, 'Use your coat of arms', `Use a coat of arms (${count} left)`),
    white: 'White tile',
    take: (ability: string) => `Take ${ability}`,
    turn: 'Refresh abilities',
    turnWhat: (abilities: string) => `Refresh abilities: ${abilities}`,
    skip: 'Skip',
  },

  opponent: {
    hand: (cards: string) => `Hand: ${cards}`,
    abilities: 'Ability tiles',
  },

  facade: {
    emptyCoat: 'empty, with a coat of arms',
    window: (colour: Paint) => `${colours[colour]} window`,
    brick: (colour: Paint) => `${colours[colour]} brick`,
  },

  /** Sentences of the log: who, and what happened. */
  story: {
    by: (name: string, what: string) => `${name}: ${what}.`,
    harbour: (cards: string) => `In the harbour: ${cards}.`,
    hand: (cards: string) => `got ${cards} to start with`,
    refill: (cards: string) => `New in the harbour: ${cards}.`,
    at: (colour: Paint, place: string) => `${colours[colour]} at ${place}`,
    renewed:
      'The draw pile has run out: the discards are the new draw pile, with the End card among the last ten cards.',
    end: 'The End card has been revealed.',
    take: (cards: string, places: string) => `took ${cards} from ${places}`,
    fromPlaces: (places: string) => `spaces ${places}`,
    using: (what: string, abilities: string) => `${what}, with ${abilities}`,
    discard: (cards: string) => `discarded ${cards}`,
    both: 'used Both actions',
    build: (tile: string, cells: string, brick: string, cards: string) =>
      `built the ${tile} at ${cells}, brick at ${brick}, for ${cards}`,
    coatSquare: (cell: string) => `coat of arms, placed a white tile at ${cell}`,
    coatTake: (ability: string) => `coat of arms, took ${ability}`,
    coatTurn: (abilities: string) => `coat of arms, refreshed ${abilities}`,
    coatSkip: 'skipped a coat of arms',
    ended: 'ended the turn',
  },

  ending: {
    goal: ({ name }: Person, goal: number) => `${name} reached ${goal} points.`,
    endCard: 'The End card was revealed.',
    line: (line: string, points: number) => `${line}: ${points}`,
  },
};

/** The shape of these words in every language. */
export type CopenhagenTable = typeof words;
