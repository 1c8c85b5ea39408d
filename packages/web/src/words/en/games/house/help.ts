/** What help says of houses. */
import { help } from '../../help.ts';

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** What help says in games of houses. */
export const houseHelp = {
  ...help,
  brick: (cell: string) => `The brick is at ${cell} now.`,
  places: (count: number) => `There ${count === 1 ? 'is 1 place' : `are ${count} places`} for it.`,
  line: {
    complete: (points: string) => `It is complete and has brought ${points}.`,
    missing: (count: number, cells: string) =>
      `${counted(count, 'square is', 'squares are')} missing: ${cells}.`,
    withBrick: (points: string) => `There is a brick in it, so it will bring ${points}.`,
    clean: (most: string, least: string) =>
      `Only windows so far: completed without a brick it brings ${most}, with one ${least}.`,
    coat: 'Its coat of arms gives a special action when it is complete.',
    now: (tiles: string) => `You can complete it now with: ${tiles}.`,
    isComplete: (line: string, points: string) => `${line}: complete, ${points}.`,
    lacks: (line: string, count: number) =>
      `${line}: ${counted(count, 'square is', 'squares are')} missing.`,
  },
  cell: {
    now: (tiles: string) => `You can fill it now with: ${tiles}.`,
    notNow: 'Nothing that you can place now reaches it.',
    coat: 'A coat of arms is printed here: whoever covers it may take a special action.',
  },
  coat: {
    used: 'This one is used up.',
    cover: (cell: string) => `Cover ${cell} with a tile to use it.`,
    complete: (line: string, count: number, cells: string) =>
      `Complete ${line} to use it: ${counted(count, 'square is', 'squares are')} missing (${cells}).`,
  },
  house: {
    state: (points: string, empty: number) =>
      `${points}, ${counted(empty, 'empty square', 'empty squares')}.`,
  },
  score: {
    missing: (count: number, goal: number) =>
      `${counted(count, 'point', 'points')} to go until ${goal}, which end the game.`,
    reached: (goal: number) => `${goal} points are reached, so the game comes to its end.`,
  },
  what: {
    ...help.what,
    row: 'A row of five squares. A complete row scores at once: 1 point, or 2 if it has windows only.',
    column:
      'A column of nine squares. A complete column scores at once: 2 points, or 4 if it has windows only.',
    score: 'The points stand in the gable. They come from complete rows and columns.',
    rotate: 'Turns the tile in your hand by a quarter.',
    flip: 'Turns the tile in your hand over, like its image in a mirror.',
    brick: 'Makes another square of the tile the brick. A tap on the square does the same.',
    'next-place': 'Moves the tile on to the next place where it may lie, the best first.',
    'put-back': 'Puts the tile back, as if you had not picked it.',
    place: 'Places the tile where you hold it. Points and coats of arms follow at once.',
  },
};

/** The shape of these words in every language. */
export type HouseHelpWords = typeof houseHelp;
