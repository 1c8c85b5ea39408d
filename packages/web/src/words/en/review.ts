/** The review of a finished game: luck and skill. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What is said in the review of a game. */
export const words = {
  intro:
    'The harbour master goes through the whole game: every decision, every roll and every card. You’ll see how everyone’s chances rose and fell, which moves were costly, and how much was luck.',
  duration: 'With two players this takes about half a minute. You can stop at any time.',
  start: 'Review this game',
  goOn: 'Continue',
  stop: 'Stop',
  running: (percent: number) => `Analysing the game: ${percent}%`,
  stopped: (percent: number) => `Stopped at ${percent}%. The results so far are kept.`,
  failed:
    'The review stopped because of an error. The results so far are kept; press Continue to try again.',
  notOver: 'You can review a game once it’s over.',
  done: 'Review finished.',
  graph: {
    title: 'Chance of winning',
    about: 'After each turn. Tap the graph or use the arrow keys to go to a turn.',
    label: 'Position on the graph',
    value: (turn: string, chances: string) => `${turn}: ${chances}`,
    before: 'Before the first turn',
    turn: (number: number, name: string) => `Turn ${number}, ${name}`,
    laid: 'After set-up',
    chance: (name: string, percent: string) => `${name} ${percent}`,
    table: 'Show as a table',
    after: 'After',
    luck: 'Luck this turn',
  },
  totals: {
    title: 'Luck and skill',
    start: 'At the start',
    luck: 'Luck',
    lost: 'Lost by own moves',
    given: 'Gained from others’ moves',
    rest: 'Unexplained',
    end: 'At the end',
    soFar: 'So far',
    adjusted: 'Without luck',
    pointsLuck: (points: string) => `Luck in points: ${points}`,
    pointsLost: (points: string) => `Lost in points: ${points}`,
    give: (error: string) => `± ${error}`,
    adjustedSentence: (name: string, percent: string) =>
      `${name}: with all luck taken out, these moves would win about ${percent} of games like this.`,
    adjustedMost: (name: string) =>
      `${name}: with all luck taken out, these moves would nearly always win.`,
    adjustedLeast: (name: string) =>
      `${name}: with all luck taken out, these moves would hardly ever win.`,
  },
  decisions: {
    title: 'Decisions',
    order: 'Order',
    worst: 'Costliest first',
    inOrder: 'As played',
    whose: 'Player',
    all: 'Everyone',
    none: 'No costly moves.',
    played: 'Played',
    best: 'Better',
    cost: (percent: string, points: string) =>
      points === '' ? `Cost ${percent}` : `Cost ${percent} and ${points}`,
    points: (points: string) => `${points} points`,
    free: 'Cost nothing',
    go: 'Go to this move',
    more: 'Show all',
    factPoints: (points: number) => `${counted(points, 'point', 'points')} at once`,
    factCells: (cells: number) => `fills ${counted(cells, 'square', 'squares')}`,
    factLines: (lines: number) => `${counted(lines, 'more line', 'more lines')} nearly complete`,
    factGaps: (gaps: number) => `leaves ${counted(gaps, 'more gap', 'more gaps')}`,
    factFewerGaps: (gaps: number) => `closes ${counted(gaps, 'gap', 'gaps')}`,
    reroll: 'new dice',
  },
  classes: {
    best: 'Best move',
    fine: 'Good',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
  },
  howTo: {
    title: 'How to read this',
    texts: [
      'A 60% chance of winning means: if strong players played on from this position a hundred times, this player would win about sixty of those games. At the end, one player has 100%.',
      'Luck is what the dice and cards did. Every roll is compared with the average of all 252 possible results, and every card with the average of all cards that could have come. Over many games, luck evens out.',
      'Skill is what the players do with it. Each move is compared with the best move that player could have seen. The difference is what the move lost; the other players gain it.',
      '“Without luck” is the result with all luck taken out. It shows better than the final result how well someone played.',
      'All chances are estimates; the number after ± shows how far off they may be. Any difference between two estimates that luck and moves don’t explain is listed under “Unexplained”.',
    ],
  },
};

/** The words of a review. */
export type ReviewWords = typeof words;
