/** Score pads for games at a real table. */
import { grammarOf } from '../../../grammar.ts';

const { counted, list, plural } = grammarOf('en');

/** What score pads say. */
export const words = {
  sheetOf: (name: string) => `${name}’s sheet`,
  tools: {
    title: 'Pencil',
    turns: 'O, X, empty',
    turnsAbout: 'tap to switch: window, brick, empty',
    window: 'Window',
    brick: 'Brick',
    empty: 'Erase',
    paint: 'Colour',
    plain: 'none',
  },
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  redone: 'Redone.',
  fresh: {
    button: 'New sheet',
    sure: 'Clear all sheets? You can undo this.',
    yes: 'Clear all sheets',
    done: 'All sheets cleared. Undo brings them back.',
  },
  players: {
    button: 'Players',
    nameOf: (number: number) => `Player ${number}: name`,
    add: 'Add a player',
    remove: (name: string) => `Remove ${name}’s sheet`,
  },
  count: { coats: 'Coats of arms to use' },
  coat: (line: string, isUsed: boolean) =>
    `Coat of arms at ${line}: ${isUsed ? 'used' : 'not used'}`,
  box: (track: string, box: number) => `${track}, box ${box}`,
  sign: (sign: string, track: string, box: number) => `${sign} under box ${box}, ${track}`,
  startStar: (number: number) => `Star ${number} for Re-roll from the start`,
  signs: { bonus: 'Bonus', star: 'Star' },
  standing: {
    title: 'Standings',
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the victory`,
    ahead: (name: string) => `${name} is ahead and wins if the game ends now`,
    level: (names: string) => `${names} are tied and share the victory if the game ends now`,
    onlyOne: (names: string, goal: number) =>
      `${names}: ${goal} points or more. The first player with ${goal} points ends the game, so one of these houses can’t be right. Please check.`,
  },
  complete: (line: string, points: string) => `${line} complete: ${points}`,
  gone: (line: string) => `${line} no longer complete`,
  trackFull: (points: string) => `track full: ${points}`,
  trackOpen: 'track no longer full',
  inAll: (what: string, points: number) => `${what}, ${points} in all`,
  warnings: {
    title: 'Please check',
    none: 'Nothing looks wrong.',
    inTheAir: (cells: readonly string[]) =>
      `${list(cells)}: ${plural(cells.length, 'this square isn’t', 'these squares aren’t')} supported. Each tile needs a square in row 1 or directly above a filled square.`,
    loneBricks: (cells: readonly string[], possible: number) =>
      possible === 0
        ? `${list(cells)}: each tile has one brick and at least one window next to it; no window is left for ${plural(cells.length, 'this brick', 'these bricks')}.`
        : `${list(cells)}: more single bricks than One X allows (${possible}).`,
    fewBricks: (surplus: number) =>
      `Too few bricks: even with the largest tiles there ${plural(surplus, 'is', 'are')} ${counted(surplus, 'window', 'windows')} too many.`,
    whiteBricks: (cells: readonly string[]) => `${list(cells)}: white tiles have no brick.`,
    outOfOrder: (track: string, boxes: readonly string[]) =>
      `${track}: ${plural(boxes.length, 'box', 'boxes')} ${list(boxes)} marked, but an earlier box isn’t.`,
    locked: (track: string, boxes: readonly string[]) =>
      `${track}: the bonus or star under ${plural(boxes.length, 'box', 'boxes')} ${list(boxes)} is used but not unlocked.`,
    coatNotEarned: (line: string) =>
      `Coat of arms at ${line}: ticked, but the line isn’t complete.`,
    coatUnused: (line: string) => `Coat of arms at ${line}: use it, then tick it.`,
    short: {
      'in-the-air': 'not supported',
      'lone-bricks': 'one brick too many',
      'white-bricks': 'white has no brick',
      'out-of-order': 'earlier box not marked',
      locked: 'not unlocked yet',
      'coat-not-earned': 'line not complete',
      'coat-unused': 'not used yet',
    } as Record<string, string>,
  },
  keys: 'Arrow keys move, O draws a window, X a brick, Delete erases, the space bar uses the chosen pencil.',
  notKept:
    'This score pad can’t be saved on this device right now. It will be lost when you leave this page.',
};

/** The words of score pads. */
export type ScoreWords = typeof words;
