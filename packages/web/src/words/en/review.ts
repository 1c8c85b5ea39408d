/** Looking closely at a game: luck and skill apart. */

/** What is said in the review of a game. */
export const words = {
  intro:
    'The harbour master goes through the whole game: every decision, every roll and every card. You see how everybody’s chances rose and fell, which moves cost something, and how much was luck.',
  duration: 'With two players that takes about half a minute. You can stop at any time.',
  start: 'Review this game',
  goOn: 'Go on',
  stop: 'Stop',
  running: (percent: number) => `Looking at the game: ${percent} %`,
  stopped: (percent: number) => `Stopped at ${percent} %. What was found so far stays here.`,
  failed: 'The review broke off. What was found so far stays here.',
  notOver: 'A game can be reviewed once it is over.',
  notPossible: 'A sheet of one’s own can’t be reviewed: the others’ sheets are not known.',
  done: 'The review is done.',
  graph: {
    title: 'Chance of winning',
    about: 'After each turn. Tap it, or use the arrow keys, to go to that moment.',
    label: 'Moment on the graph',
    value: (turn: string, chances: string) => `${turn}: ${chances}`,
    before: 'Before the first turn',
    turn: (number: number, name: string) => `Turn ${number}, ${name}`,
    laid: 'The table is laid',
    chance: (name: string, percent: string) => `${name} ${percent}`,
    table: 'The graph as a table',
    after: 'After',
    luck: 'Luck of the turn',
  },
  totals: {
    title: 'Luck and skill',
    player: 'Player',
    start: 'At the start',
    luck: 'Luck',
    lost: 'Given up by own moves',
    given: 'Given by the others’ moves',
    rest: 'Not to be told apart',
    end: 'In the end',
    soFar: 'So far',
    adjusted: 'Without luck',
    margin: (points: string) => `${points} points`,
    pointsLuck: (points: string) => `Luck in points: ${points}`,
    pointsLost: (points: string) => `Given up in points: ${points}`,
    give: (error: string) => `give or take ${error}`,
    adjustedSentence: (name: string, percent: string) =>
      `${name}: with everybody’s luck taken out, these moves would win about ${percent} of such games.`,
    adjustedMost: (name: string) =>
      `${name}: with everybody’s luck taken out, these moves would win nearly always.`,
    adjustedLeast: (name: string) =>
      `${name}: with everybody’s luck taken out, these moves would hardly ever win.`,
  },
  decisions: {
    title: 'Decisions',
    order: 'Order',
    worst: 'Costliest first',
    inOrder: 'As played',
    whose: 'Whose',
    all: 'Everybody’s',
    none: 'No move cost anything worth mentioning.',
    count: (number: number) => (number === 1 ? '1 decision' : `${number} decisions`),
    played: 'Played',
    best: 'Better',
    cost: (percent: string, points: string) =>
      points === '' ? `Cost ${percent}` : `Cost ${percent} and ${points}`,
    points: (points: string) => `${points} points`,
    free: 'Cost nothing',
    go: 'Go to this moment',
    more: 'Show all',
    facts: 'What speaks for it',
    factPoints: (points: number) => (points === 1 ? '1 point at once' : `${points} points at once`),
    factCells: (cells: number) => (cells === 1 ? 'fills 1 square' : `fills ${cells} squares`),
    factLines: (lines: number) =>
      lines === 1 ? '1 more line nearly complete' : `${lines} more lines nearly complete`,
    factGaps: (gaps: number) => (gaps === 1 ? 'leaves 1 more hole' : `leaves ${gaps} more holes`),
    factFewerGaps: (gaps: number) => (gaps === 1 ? 'closes 1 hole' : `closes ${gaps} holes`),
    reroll: 'new dice',
  },
  classes: {
    best: 'Best move',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
  },
  howTo: {
    title: 'How to read this',
    texts: [
      'A chance of winning of 60 % means: if this very position were played a hundred times by strong players, this one would win about sixty of those games. At the end one player has 100 %.',
      'Luck is what dice and cards did. For every roll we look at all 252 results, for every card at all that could have come, and compare what came with the average. Over many games luck adds up to nothing.',
      'Skill is what players do with it. Each move is compared with the best one that could be seen from that seat. The difference is what the move gave up; the others share it.',
      '“Without luck” is the result with all luck taken out. It says better than the result how well somebody played.',
      'Chances are estimates. “Give or take” says how far an estimate may well be off. What the estimates before and after a move differ by beyond luck and moves stands under “Not to be told apart”.',
    ],
  },
};

/** The words of a review. */
export type ReviewWords = typeof words;
