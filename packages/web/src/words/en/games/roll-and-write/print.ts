/** Sheets for Roll & Write: what is printed on them, and the page where they are chosen. */
import { grammarOf } from '../../../grammar.ts';

const { list } = grammarOf('en');

/** Numbers of the game that the printed rules tell. */
export interface PrintFacts {
  readonly goal: number;
  readonly dice: number;
  readonly boxes: number;
  readonly trackPoints: number;
  readonly coatRows: readonly number[];
  readonly coatColumns: readonly string[];
  readonly row: { readonly brick: number; readonly windows: number };
  readonly column: { readonly brick: number; readonly windows: number };
}

/** Words by the letter of a colour. */
type ByColour = Readonly<Record<string, string>>;

/** A piece of the rules: its title, and paragraphs that may begin with words that stand out. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly { readonly head?: string; readonly text: string }[];
}

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed. */
export const words = {
  page: {
    about: 'Out of sheets? Print new ones. They’re made on your device; nothing is sent anywhere.',
    sheet: 'Sheets',
    sheets: { both: 'Both', player: 'Player sheet', facades: 'Facade sheet' },
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Sheets per page',
    perPages: { 1: 'One', 2: 'Two', 4: 'Four' },
    ink: 'Ink',
    inks: { colour: 'Colour', saving: 'Ink-saving' },
    language: 'Language of the sheets',
    rules: 'Rules on the back',
    rulesHint: 'Print on both sides and flip on the long edge.',
    copies: 'Copies of each',
    preview: 'Preview',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    kinds: { player: 'player sheets', facades: 'facade sheets', rules: 'rules' },
    previous: 'Previous page',
    next: 'Next page',
    print: 'Print or save as PDF',
    making: 'Preparing the sheets…',
  },
  sheet: {
    name: 'Name',
    begins: 'starts',
    atStart: 'from the start',
    points: 'Points',
    lastRound: (goal: number) => `${goal}: last round`,
    withBrick: 'with X',
    windowsOnly: 'all O',
    row: 'Row',
    column: 'Column',
    coat: 'Draw one O, or mark the next two boxes of one track.',
    turn: [
      { head: 'Roll', text: 'all five dice. White is any colour. Stars can change them.' },
      { head: 'Choose', text: 'a tile: one die of its colour, white or a + per square.' },
      {
        head: 'Draw',
        text: 'it, rotated as you like: one X, the rest O, on the ground or on top.',
      },
      { head: 'Score', text: 'complete rows and columns, and use their coats of arms.' },
      { head: 'Share', text: 'The others may each mark a track with a die you left.' },
    ],
    facadesAbout: 'one sheet for everyone',
    twoPlayers: 'Two players:',
    twoPlayersText:
      'first cross out one 4-square tile in each colour. Then you each mark the first two boxes of one track.',
    whiteDie: 'White dice',
    whiteDieText: (dice: number) => `count as any colour. All ${dice} dice are rolled every turn.`,
    rulesAbout: 'the rules on one page',
    unofficial: 'Nyhavn · an unofficial fan project',
    figures: {
      ground: 'on the ground',
      above: 'on a filled square',
      floating: 'in the air',
      row: 'an all-O row',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column }: PrintFacts,
    ability: ByColour,
    abilityDoes: ByColour,
  ): Section[] => [
    {
      title: 'Goal',
      paragraphs: [
        {
          text: `Fill the facade of your house on the quay. Complete rows and columns score points. Once a player has ${goal} points, finish the round; then the player with the most points wins.`,
        },
      ],
    },
    {
      title: 'Set-up',
      paragraphs: [
        {
          text: `Each player takes a player sheet and a pencil. Put one facade sheet and the ${dice} dice in the middle. Choose a start player at random; turns go clockwise.`,
        },
        {
          head: 'Two players',
          text: 'cross out one 4-square tile in each colour; choose between mirror images at random. Then you each mark the first two boxes of one track. You can use what they unlock from your first turn on.',
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        { head: 'Roll', text: `all ${dice} dice. White faces count as any colour.` },
        {
          head: 'Choose a tile.',
          text: 'It needs one die of its colour, or white, for each of its squares. It may be smaller than your dice allow; dice that you don’t need stay unused. 2- and 3-square tiles can be drawn any number of times. A 4- or 5-square tile is crossed out when it is drawn, for everyone.',
        },
        {
          head: 'Draw it',
          text: 'in your house, rotated as you like but not mirrored, on empty squares. At least one of its squares must be in row 1 or directly above a filled square. Gaps below an overhang can be filled later. One square of your choice gets an X (brick), all others an O (window).',
        },
        {
          head: 'No tile?',
          text: `You may end your turn without a tile only if your dice alone, without + and without ${ability.Y}, don’t allow one.`,
        },
      ],
    },
    {
      title: 'Points',
      paragraphs: [
        {
          text: `Score at once. A complete row: ${row.brick} with an X, ${row.windows} if all O. A complete column: ${column.brick} with an X, ${column.windows} if all O. Box ${boxes} of a track: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Coats of arms',
      paragraphs: [
        {
          text: `Rows ${list(coatRows.map(String))} and columns ${list(coatColumns)} have one. When you complete such a line, cross out its coat of arms and do one of two things at once: draw a single O by the rules above, which may score and earn another coat of arms; or mark the next two boxes of one track. If you can do either, you must.`,
        },
      ],
    },
    {
      title: 'Tracks',
      paragraphs: [
        {
          text: 'Mark boxes from left to right. You can use the + or ★ under a marked box from your next turn on. Cross it out when you use it.',
        },
        {
          head: 'Bonus +',
          text: 'replaces a missing die of its colour, at most two per turn. You can pay with bonuses alone.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'You may use any number of stars in a turn.' },
      ],
    },
    {
      title: 'Other players',
      paragraphs: [
        {
          text: 'After your turn, each other player may take one die that you didn’t use and mark the next box of its track; a white die marks any track. Several players may take the same die. With two players, the other player may take two dice, even of the same colour.',
        },
      ],
    },
    {
      title: 'End of the game',
      paragraphs: [
        {
          text: `The game ends after the round in which a player reaches ${goal} points, so everyone has the same number of turns. The player with the most points wins; if tied, the player with the fewest empty squares; if still tied, you share the victory.`,
        },
      ],
    },
  ],
};

/** The words of sheets in any language. */
export type PrintWords = typeof words;
