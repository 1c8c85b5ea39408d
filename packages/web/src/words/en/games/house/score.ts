/** Score pads for games at a real table. */
import { enumerated } from '../../../enumerated.ts';

/** Cells or boxes one after the other. Common words are not asked: they would become a file of their own. */
function list(things: readonly string[]): string {
  return enumerated(things, 'and');
}

/** What score pads say. */
export const words = {
  sheetOf: (name: string) => `Sheet of ${name}`,
  tools: {
    title: 'Pencil',
    turns: 'O, X, empty',
    turnsAbout: 'window, brick, empty: each tap the next',
    window: 'Window',
    brick: 'Brick',
    empty: 'Rub out',
    paint: 'Colour',
    plain: 'none',
  },
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Taken back.',
  redone: 'Done again.',
  fresh: {
    button: 'New sheet',
    sure: 'Begin with empty sheets? Undo brings these back.',
    yes: 'Empty all sheets',
    done: 'All sheets are empty. Undo brings the old ones back.',
  },
  players: {
    button: 'Players',
    nameOf: (number: number) => `Name of player ${number}`,
    add: 'Add a player',
    remove: (name: string) => `Take away the sheet of ${name}`,
  },
  count: { coats: 'Coats of arms to use' },
  coat: (line: string, isUsed: boolean) =>
    `Coat of arms at ${line}: ${isUsed ? 'used' : 'not used'}`,
  box: (track: string, box: number) => `${track}, box ${box}`,
  sign: (sign: string, track: string, box: number) => `${sign} under box ${box}, ${track}`,
  startStar: (number: number) => `Star ${number} for Re-roll from the start`,
  signs: { bonus: 'Bonus', star: 'Star' },
  standing: {
    title: 'Standing',
    wins: (names: string) => `${names} wins`,
    share: (names: string) => `${names} share the victory`,
    ahead: (names: string) => `${names} is ahead, and wins if the game ends now`,
    level: (names: string) => `${names} are level, and share the victory if the game ends now`,
    onlyOne: (names: string, goal: number) =>
      `${names}: ${goal} points or more. The first to have them ends the game, so one of these houses can’t be right. Please check.`,
  },
  complete: (line: string, points: string) => `${line} complete: ${points}`,
  gone: (line: string) => `${line} no longer complete`,
  trackFull: (points: string) => `a track is full: ${points}`,
  trackOpen: 'a track is no longer full',
  inAll: (what: string, points: number) => `${what}, ${points} in all`,
  warnings: {
    title: 'Please check',
    none: 'Nothing looks wrong.',
    inTheAir: (cells: readonly string[]) =>
      `${list(cells)}: nothing holds ${cells.length === 1 ? 'this square' : 'these squares'} up; squares stand in row 1 or on others.`,
    loneBricks: (cells: readonly string[], possible: number) =>
      possible === 0
        ? `${list(cells)}: each tile has one brick with a window beside it; none is left for ${cells.length === 1 ? 'this brick' : 'these bricks'}.`
        : `${list(cells)}: more bricks without a window of their own than One X can have brought (${possible}).`,
    fewBricks: (surplus: number) =>
      `Too few bricks: even with the largest tiles there ${surplus === 1 ? 'is 1 window' : `are ${surplus} windows`} too many.`,
    whiteBricks: (cells: readonly string[]) => `${list(cells)}: white tiles have no brick.`,
    outOfOrder: (track: string, boxes: readonly string[]) =>
      `${track}: ${boxes.length === 1 ? `box ${boxes[0]} is` : `boxes ${list(boxes)} are`} marked, but one before is free.`,
    locked: (track: string, boxes: readonly string[]) =>
      `${track}: what stands under ${boxes.length === 1 ? `box ${boxes[0]}` : `boxes ${list(boxes)}`} is used, but not unlocked.`,
    coatNotEarned: (line: string) => `Coat of arms at ${line}: ticked, but the line has gaps.`,
    coatUnused: (line: string) => `Coat of arms at ${line}: use it, then tick it.`,
    short: {
      'in-the-air': 'hangs in the air',
      'lone-bricks': 'a brick too many',
      'white-bricks': 'white has no brick',
      'out-of-order': 'a box before is free',
      locked: 'not unlocked yet',
      'coat-not-earned': 'line has gaps',
      'coat-unused': 'to be used',
    } as Record<string, string>,
  },
  keys: 'Arrow keys move, O draws a window, X a brick, Delete rubs out, the space bar does what the pencil says.',
  notKept: 'This pad can’t be kept on this device just now; it is lost when you leave.',
};

/** The words of score pads. */
export type ScoreWords = typeof words;
