/** What the game says about itself. */
import { GOAL } from '@nyhavn/engine';
import type { Table } from './table.ts';
import { list } from './words.ts';

/** Who plays, what it is about, and how to choose. */
export function greetingInWords(table: Table): string {
  const people = table.players.filter(({ bot }) => !bot).map(({ name }) => name);
  const bots = table.players.flatMap(({ name, bot }) => (bot ? [{ name, kind: bot.name }] : []));
  const kinds = new Set(bots.map(({ kind }) => kind));
  const named = bots.map(({ name, kind }) => (kinds.size > 1 ? `${name} (${kind})` : name));
  const kind = kinds.size === 1 ? ` (${[...kinds].join()})` : '';
  const sides = [list(people), list(named) + kind].filter((side) => side !== '');
  return [
    `Copenhagen: Roll & Write. ${sides.join(' against ')}.`,
    'Draw tiles to fill rows (1 point) and columns (2), doubled if they have no X.',
    `Somebody at ${GOAL} points: last round. Type a number and press Enter, or help.`,
  ].join('\n');
}

/** All commands and the rules of a turn, in short. */
export const HELP = [
  "Your turn: roll five dice and draw one tile with dice of its colour, one die a square. White is any colour; a bonus (+) stands in for a die, at most two. Turn the tile, but don't mirror it. One of its squares must be in row 1 or on top of a filled square. One square gets an X, the others O. Tiles of 4 and 5 squares run out.",
  'Points: a full row 1, a full column 2, doubled without X; a full track 2.',
  'A coat of arms, when its line is full: draw an extra O, or mark two boxes.',
  'Then the others may take a die that you left and mark a box of its track; you do so in their turns. Boxes unlock bonuses and stars for your next turn.',
  'Stars: red, Re-roll dice. Blue, No X this turn. Purple, One X, an extra square. Green, Colour change of dice. Yellow, Use again a tile that is crossed out.',
  'Commands:',
  'a number, or a name as in R4, b3, red: choose',
  'b or Enter: one step back; m: more choices',
  'undo: take back your last move, until dice are rolled or others move',
  'sheet, sheet 2, table: your sheet, the sheet of player 2, everything',
  'log, log all: what happened; save FILE: keep the game there; quit: leave',
  'Moves written out: draw B3 a1,b1,b2 x=b2 dice=BBW, reroll BY, recolour BB>R, nox, single c4, coat c4, coat R, mark R, mark -, end',
].join('\n');
