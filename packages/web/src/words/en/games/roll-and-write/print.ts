/** Sheets for Roll & Write: what is printed on them, and the page where they are chosen. */

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
    about:
      'No sheets left on the pad? Print new ones. Everything is drawn here on your device; nothing has to be sent anywhere.',
    sheet: 'Sheets',
    sheets: { both: 'Both', player: 'Player sheet', facades: 'Facade sheet' },
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Sheets on a page',
    perPages: { 1: 'One', 2: 'Two', 4: 'Four' },
    ink: 'Ink',
    inks: { colour: 'Colour', saving: 'Ink-saving' },
    language: 'Language of the sheets',
    rules: 'Rules on the back',
    rulesHint: 'Print on both sides and turn the paper on its long edge.',
    copies: 'Papers of each kind',
    preview: 'Preview',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    kinds: { player: 'player sheets', facades: 'facade sheets', rules: 'rules' },
    previous: 'Previous page',
    next: 'Next page',
    download: 'Download the PDF',
    print: 'Print',
    making: 'Drawing the sheets …',
  },
  sheet: {
    name: 'Name',
    begins: 'begins',
    atStart: 'to begin with',
    points: 'Points',
    lastRound: (goal: number) => `from ${goal}: last round`,
    withBrick: 'an X',
    windowsOnly: 'all O',
    row: 'Row',
    column: 'Column',
    coat: 'Draw one O, or mark the next two boxes of one track.',
    turn: [
      { head: 'Roll', text: 'all five dice. White is any colour. Stars may change them.' },
      { head: 'Choose', text: 'a tile: one die of its colour, or a +, for each square.' },
      { head: 'Draw', text: 'it, turned as you like: one X, the rest O, on the ground or on top.' },
      { head: 'Score', text: 'full rows and columns, and use their coats of arms.' },
      { head: 'Share', text: 'The others each mark a track with a die you left.' },
    ],
    facadesAbout: 'one sheet for everybody',
    twoPlayers: 'Two players:',
    twoPlayersText:
      'first cross out one tile of 4 squares in each colour. Then each of you marks the first two boxes of one track.',
    whiteDie: 'White dice',
    whiteDieText: (dice: number) => `count as any colour. All ${dice} dice are rolled every turn.`,
    rulesAbout: 'the rules on one page',
    unofficial: 'Nyhavn · an unofficial fan project',
    figures: {
      ground: 'on the ground',
      above: 'on top of something',
      floating: 'in the air',
      row: 'a row of all O',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column }: PrintFacts,
    ability: ByColour,
    abilityDoes: ByColour,
  ): Section[] => [
    {
      title: 'The aim',
      paragraphs: [
        {
          text: `Everybody fills the facade of a house on the quay. Full rows and columns bring points. When somebody has ${goal}, the round is played to its end, and the most points win.`,
        },
      ],
    },
    {
      title: 'Setting up',
      paragraphs: [
        {
          text: `Each of you takes a player sheet and a pencil. One facade sheet and the ${dice} dice lie in the middle. Draw lots for who begins; turns go clockwise.`,
        },
        {
          head: 'Two players',
          text: 'cross out one tile of 4 squares in each colour; between mirror images let chance decide. Then each of you marks the first two boxes of one track. What they unlock is ready from your first turn on.',
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        { head: 'Roll', text: `all ${dice} dice. White faces count as any colour.` },
        {
          head: 'Choose a tile.',
          text: 'It needs one die of its colour, or white, for each of its squares. It may be smaller than your dice allow; dice that you don’t need stay unused. Tiles of 2 and 3 squares can be drawn again and again. A tile of 4 or 5 is crossed out when it is drawn, and gone for everybody.',
        },
        {
          head: 'Draw it',
          text: 'into your house, rotated as you like but not mirrored, on empty cells. At least one of its squares is in row 1 or directly above a filled cell. Gaps below an overhang can be filled later. One square of your choice gets an X (brick), all others an O (window).',
        },
        {
          head: 'No tile?',
          text: `You may end your turn without one only if your dice alone, without + and without ${ability.Y}, allow none.`,
        },
      ],
    },
    {
      title: 'Points',
      paragraphs: [
        {
          text: `They count at once. A full row: ${row.brick} if there is an X in it, ${row.windows} if it is all O. A full column: ${column.brick} with an X, ${column.windows} if all O. Box ${boxes} of a track: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Coats of arms',
      paragraphs: [
        {
          text: `They stand at rows ${coatRows.join(', ')} and columns ${coatColumns.join(', ')}. When you complete such a line, cross out its coat of arms and do one of two things at once: draw a single O by the rules above, which may bring points and coats of arms again; or mark the next two boxes of one track. If one of them is possible, it has to be done.`,
        },
      ],
    },
    {
      title: 'Tracks',
      paragraphs: [
        {
          text: 'Boxes are marked from left to right. The + or ★ under a marked box is yours, from your next turn on. Cross it out when you use it.',
        },
        {
          head: 'Bonus +',
          text: 'stands in for a missing die of its colour, at most two in a turn. Bonuses alone will do.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'You may use several stars in a turn.' },
      ],
    },
    {
      title: 'The others',
      paragraphs: [
        {
          text: 'When your turn is over, each of the others may take one die that you did not use, and mark the next box of its track; white is a track of choice. Several may take the same die. With two players the other one may take two dice, also of the same colour.',
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: `The game ends after the round in which somebody has reached ${goal} points. The most points win; if equal, the fewest empty cells; if equal again, you share the victory.`,
        },
      ],
    },
  ],
};

/** The words of sheets in any language. */
export type PrintWords = typeof words;
