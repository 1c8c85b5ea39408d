/** Help on houses. */
import { grammarOf } from '../../../grammar.ts';
import { help } from '../../help.ts';

const { counted, plural } = grammarOf('en');

/** What help says in games of houses. */
export const houseHelp = {
  ...help,
  brick: (cell: string) => `The brick is at ${cell} now.`,
  places: (count: number) =>
    `There ${plural(count, 'is', 'are')} ${counted(count, 'spot', 'spots')} for it.`,
  line: {
    complete: (points: string) => `It’s complete and scored ${points}.`,
    missing: (count: number, cells: string) =>
      `${counted(count, 'square', 'squares')} missing: ${cells}.`,
    withBrick: (points: string) => `It has a brick, so it will score ${points}.`,
    clean: (most: string, least: string) =>
      `Only windows so far: it scores ${most} if completed without a brick, ${least} with one.`,
    coat: 'When it’s complete, its coat of arms gives you a special action.',
    now: (tiles: string) => `You can complete it now with: ${tiles}.`,
    isComplete: (line: string, points: string) => `${line}: complete, ${points}.`,
    lacks: (line: string, count: number) =>
      `${line}: ${counted(count, 'square', 'squares')} missing.`,
  },
  cell: {
    now: (tiles: string) => `You can fill it now with: ${tiles}.`,
    notNow: 'Nothing you can place now reaches it.',
    coat: 'There’s a coat of arms here: cover it to get a special action.',
  },
  coat: {
    used: 'This one has been used.',
    cover: (cell: string) => `Cover ${cell} with a tile to use it.`,
    complete: (line: string, count: number, cells: string) =>
      `Complete ${line} to use it: ${counted(count, 'square', 'squares')} missing (${cells}).`,
  },
  house: {
    state: (points: string, empty: number) =>
      `${points}, ${counted(empty, 'empty square', 'empty squares')}.`,
  },
  score: {
    missing: (count: number, goal: number) =>
      `${counted(count, 'point', 'points')} short of ${goal}.`,
    reached: (goal: number) => `${goal} points reached.`,
  },
  what: {
    ...help.what,
    row: 'A row of five squares. A complete row scores at once: 1 point, or 2 if it has only windows.',
    column:
      'A column of nine squares. A complete column scores at once: 2 points, or 4 if it has only windows.',
    score: 'The score is shown in the gable. Complete rows and columns score.',
    rotate: 'Rotates the tile by a quarter turn.',
    flip: 'Flips the tile to its mirror image.',
    brick: 'Moves the brick to another square of the tile. You can also tap the square.',
    'next-place': 'Moves the tile to the next possible spot, best first.',
    'put-back': 'Puts the tile back so that you can choose another.',
    place: 'Places the tile here. It scores at once.',
  },
};

/** The shape of these words in every language. */
export type HouseHelpWords = typeof houseHelp;
