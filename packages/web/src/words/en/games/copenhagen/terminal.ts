/** Copenhagen in a terminal. */
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('en');

/** What the terminal says of Copenhagen alone. */
export const words = {
  /** The game in two lines of at most 78 columns. */
  aim: (goal: number) => [
    'Build tiles to complete rows (1 point) and columns (2), double if all windows.',
    `The first player with ${goal} points wins. Type a number and press Enter, or help.`,
  ],
  rules: (goal: number) => [
    'Your turn: take two cards from neighbouring spaces of the harbour, or build a tile. Spaces 1 and 7 are not neighbours. Your hand limit is 7 cards.',
    'A tile costs one card of its colour per square, and one card less if it touches a tile of its colour in your house. Rotate and flip it as you like; at least one of its squares must be in row 1 or directly above a filled square. Capital letters are windows, the small letter is the brick.',
    'Points: a complete row 1, a complete column 2, doubled without bricks.',
    'Cover a coat of arms, or complete a row that has one, to place a white tile of one square, take an ability tile, or refresh all your used ability tiles.',
    'Abilities, each turned over when used: any (any two cards, not neighbours), extra (a third card), discount (one card less), change (one colour counts as another when you pay), both (take cards and build in one turn).',
    `The game ends when a player has ${goal} points, or when the End card is revealed: then the player with the most points wins.`,
  ],
  build: (kinds: number) => `Build a tile: you can afford ${counted(kinds, 'kind', 'kinds')}`,
  takeWith: (abilities: string) => `Take other cards with ${abilities}`,
  howMany: 'How many cards do you want?',
  whichFirst: 'From which space first?',
  discardWhich: 'Which one?',
  whiteWhere: 'Where does the white tile go?',
  tileWhich: 'Which tile do you want to build?',
  whichBrick: 'Which square is the brick? The others are windows.',
  brickAt: (cell: string) => `brick at ${cell}`,
  /** Under a small drawing: at most eight columns. */
  pay: (cost: string) => `pay ${cost}`,
  handShort: (cards: number) => `Hand ${cards}`,
  hidden: (cards: string) => `${cards}, hidden`,
  pile: (cards: number) => `Pile ${cards}`,
  endCard: {
    aside: 'End card aside',
    drawn: 'End card revealed',
    among: (last: number) => `End card in last ${last} cards`,
    within: 'End card in it',
  },
  tilesLeft: 'Tiles left',
  white: (count: number) => `white ${count}`,
  abilitiesLeft: 'Ability tiles left',
  /** In at most 33 columns. */
  supply: 'Tiles and ability tiles left:',
  /** What signs mean, in at most 29 columns. */
  signs: 'R window, r brick, ♦ coat',
};

/** What the terminal says of Copenhagen, in any language. */
export type CopenhagenTerminalWords = typeof words;
