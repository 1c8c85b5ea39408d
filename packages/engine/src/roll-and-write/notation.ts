/** The text form of moves and chance events: one spelling a move, read back to the same move. */

import type { Move } from '../game.ts';
import { COLOURS, type Colour } from '../house/colours.ts';
import { type Cell, formatCell, parseCell } from '../house/grid.ts';
import { findPlacement } from '../house/shapes.ts';
import { choiceOf } from '../packing.ts';
import { accept, type Result, refuse } from '../result.ts';
import { countOf, formatTally, parseTally, tallyOf, totalOf } from '../tally.ts';
import { DICE, FACE, FACES, tileNamed } from './data.ts';
import {
  crossedTiles,
  drawAgain,
  drawBonus,
  drawBrick,
  drawCells,
  drawDice,
  drawTile,
  END,
  KIND,
  kindOf,
  NO_X,
  packCoatSquare,
  packCoatTrack,
  packCross,
  packDraw,
  packMark,
  packRecolour,
  packReroll,
  packRoll,
  packSingle,
  packStart,
  recolourAmount,
  recolourFrom,
  recolourTo,
} from './moves.ts';
import type { Refusal } from './refusals.ts';

/** The one spelling of a move or chance event. */
export function formatMove(move: Move): string {
  switch (kindOf(move)) {
    case KIND.roll:
      return `roll ${formatTally(choiceOf(move), FACES)}`;
    case KIND.cross: {
      const images = crossedTiles(move).filter(({ copies }) => copies === 1);
      return `cross ${images.map(({ name }) => name).join(' ')}`;
    }
    case KIND.start:
      return `start ${COLOURS[choiceOf(move)]}`;
    case KIND.reroll:
      return `reroll ${formatTally(choiceOf(move), FACES)}`;
    case KIND.recolour: {
      const turned = tallyOf(recolourFrom(move), recolourAmount(move));
      return `recolour ${formatTally(turned, FACES)}>${FACES[recolourTo(move)]}`;
    }
    case KIND.nox:
      return 'nox';
    case KIND.single:
      return `single ${formatCell(choiceOf(move))}`;
    case KIND.draw:
      return formatDraw(move);
    case KIND.coatSquare:
      return `coat ${formatCell(choiceOf(move))}`;
    case KIND.coatTrack:
      return `coat ${COLOURS[choiceOf(move)]}`;
    case KIND.end:
      return 'end';
    case KIND.mark:
      return `mark ${formatTally(choiceOf(move), COLOURS) || '-'}`;
  }
}

function formatDraw(move: Move): string {
  const cells = drawCells(move).map(formatCell);
  const brick = drawBrick(move) === 0 ? '-' : cells[drawBrick(move) - 1];
  const dice = formatTally(drawDice(move), FACES) || '-';
  const bonus = drawBonus(move) > 0 ? ` bonus=${drawBonus(move)}` : '';
  const again = drawAgain(move) ? ' again' : '';
  return `draw ${drawTile(move).name} ${cells.join(',')} x=${brick} dice=${dice}${bonus}${again}`;
}

type Parsed = Result<Move, Refusal>;

/** No move is longer than this; nothing longer is looked at. */
const MAX_MOVE_LENGTH = 80;

/** Reads one move. Only its canonical spelling is accepted; a roll's faces may come in any order. */
export function parseMove(text: string): Parsed {
  if (text.length > MAX_MOVE_LENGTH) return refuse('unknown-move');
  const parsed = parseAnySpelling(text);
  if (!parsed.ok || kindOf(parsed.value) === KIND.roll) return parsed;
  return formatMove(parsed.value) === text ? parsed : refuse('not-canonical');
}

function parseAnySpelling(text: string): Parsed {
  if (text === 'nox') return accept(NO_X);
  if (text === 'end') return accept(END);
  const space = text.indexOf(' ');
  const argument = text.slice(space + 1);
  switch (text.slice(0, Math.max(0, space))) {
    case 'roll':
      return parseDice(argument, packRoll);
    case 'cross':
      return parseCross(argument);
    case 'start':
      return parseTrack(argument, packStart);
    case 'reroll':
      return parseDice(argument, packReroll);
    case 'recolour':
      return parseRecolour(argument);
    case 'single':
      return parseSquare(argument, packSingle);
    case 'draw':
      return parseDraw(argument);
    case 'coat':
      return isColour(argument)
        ? parseTrack(argument, packCoatTrack)
        : parseSquare(argument, packCoatSquare);
    case 'mark':
      return parseMark(argument);
    default:
      return refuse('unknown-move');
  }
}

function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}

function parseTrack(text: string, packed: (track: number) => Move): Parsed {
  return isColour(text) ? accept(packed(COLOURS.indexOf(text))) : refuse('unknown-colour');
}

function parseSquare(text: string, packed: (cell: Cell) => Move): Parsed {
  const cell = parseCell(text);
  return cell === undefined ? refuse('unknown-cell') : accept(packed(cell));
}

function parseDice(text: string, packed: (faces: number) => Move): Parsed {
  const faces = parseTally(text, FACES);
  if (faces === undefined) return refuse('unknown-colour');
  const dice = totalOf(faces);
  return dice < 1 || dice > DICE ? refuse('wrong-number-of-dice') : accept(packed(faces));
}

function parseCross(text: string): Parsed {
  const images = /^B4([LR]) Y4([LR])$/.exec(text);
  if (!images) return refuse('unknown-tile');
  return accept(packCross(images[1] === 'L' ? 0 : 1, images[2] === 'L' ? 0 : 1));
}

function parseRecolour(text: string): Parsed {
  const [turned = '', face = '', ...more] = text.split('>');
  const faces = parseTally(turned, FACES);
  const from = (FACES as readonly string[]).indexOf(turned.slice(0, 1));
  const to = (FACES as readonly string[]).indexOf(face);
  if (more.length > 0 || faces === undefined || from < 0 || to < 0) return refuse('unknown-colour');
  const amount = countOf(faces, from);
  if (amount !== totalOf(faces)) return refuse('dice-of-several-faces');
  if (amount > DICE) return refuse('wrong-number-of-dice');
  return from === to ? refuse('same-face') : accept(packRecolour(from, amount, to));
}

function parseMark(text: string): Parsed {
  const tracks = text === '-' ? 0 : parseTally(text, COLOURS);
  if (tracks === undefined) return refuse('unknown-colour');
  return totalOf(tracks) > 2 ? refuse('too-many-dice') : accept(packMark(tracks));
}

function parseDraw(text: string): Parsed {
  const parts = /^(\S+) (\S+) x=(\S+) dice=(\S+)(?: bonus=([12]))?( again)?$/.exec(text);
  if (!parts) return refuse('unknown-move');
  const [, name = '', places = '', x = '', used = '', bonuses = '0', again] = parts;
  const tile = tileNamed(name);
  if (!tile) return refuse('unknown-tile');
  if (again && tile.copies === 'unlimited') return refuse('tile-not-crossed-out');

  const cells: Cell[] = [];
  for (const place of places.split(',')) {
    const cell = parseCell(place);
    if (cell === undefined) return refuse('unknown-cell');
    cells.push(cell);
  }
  const placement = findPlacement(tile.mirrored, cells);
  if (placement === undefined) return refuse('not-this-tile');
  const brick = x === '-' ? 0 : cells.findIndex((cell) => formatCell(cell) === x) + 1;
  if (brick === 0 && x !== '-') return refuse('brick-outside');

  const dice = used === '-' ? 0 : parseTally(used, FACES);
  if (dice === undefined) return refuse('unknown-colour');
  const whites = countOf(dice, FACE.W);
  if (totalOf(dice) !== whites + countOf(dice, tile.colour))
    return refuse('dice-of-another-colour');
  const paid = totalOf(dice) + Number(bonuses);
  if (paid !== tile.size) return refuse(paid < tile.size ? 'too-few-dice' : 'too-many-dice');
  return accept(packDraw(tile, placement, brick, whites, Number(bonuses), again !== undefined));
}
