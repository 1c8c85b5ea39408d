/** The text form of moves and chance events: one spelling a move, read back to the same move. */

import type { Move, Viewer } from '../game.ts';
import { COLOURS } from '../house/colours.ts';
import { type Cell, formatCell, parseCell } from '../house/grid.ts';
import { cellsOf, findPlacement } from '../house/shapes.ts';
import { choiceOf } from '../packing.ts';
import { accept, type Result, refuse } from '../result.ts';
import { countOf, formatTally, parseTally, totalOf } from '../tally.ts';
import { ABILITIES, HAND_LIMIT, HARBOUR, tileNamed } from './data.ts';
import {
  BOTH,
  buildBrick,
  buildCells,
  buildPayment,
  buildTile,
  COAT_SKIP,
  COAT_TURN,
  cardsOf,
  END,
  handCards,
  handSeat,
  KIND,
  kindOf,
  packBuild,
  packCard,
  packCoatSquare,
  packCoatTake,
  packDiscard,
  packHand,
  packHarbour,
  packPayment,
  packTake,
} from './moves.ts';
import type { Refusal } from './refusals.ts';
import { cardAt } from './state.ts';

/** The one spelling of a move or chance event; hidden cards are `?` for who may not see them. */
export function formatMove(move: Move, viewer?: Viewer): string {
  switch (kindOf(move)) {
    case KIND.harbour:
      return `harbour ${formatHarbour(choiceOf(move))}`;
    case KIND.hand:
      return `hand ${handSeat(move)} ${formatHand(move, viewer)}`;
    case KIND.card:
      return `card ${COLOURS[choiceOf(move)] ?? 'end'}`;
    case KIND.take:
      return `take ${placesOf(choiceOf(move)).join(',')}`;
    case KIND.discard:
      return `discard ${formatTally(choiceOf(move), COLOURS)}`;
    case KIND.both:
      return 'both';
    case KIND.build:
      return formatBuild(move);
    case KIND.coatSquare:
      return `coat ${formatCell(choiceOf(move))}`;
    case KIND.coatTake:
      return `coat take ${ABILITIES[choiceOf(move)]}`;
    case KIND.coatTurn:
      return 'coat turn';
    case KIND.coatSkip:
      return 'coat skip';
    case KIND.end:
      return 'end';
  }
}

/** The seven places of the harbour as letters, `.` where no card lies. */
export function formatHarbour(harbour: number): string {
  return Array.from(
    { length: HARBOUR },
    (_, place) => COLOURS[cardAt(harbour, place) - 1] ?? '.',
  ).join('');
}

/** Cards of a hand: by their colours, or their backs, as those who look on see them. */
const CARD_BACKS = [...COLOURS, '?'];

function formatHand(move: Move, viewer: Viewer | undefined): string {
  const cards = formatTally(handCards(move), CARD_BACKS);
  return viewer === undefined || viewer === handSeat(move) ? cards : '?'.repeat(cards.length);
}

function placesOf(places: number): number[] {
  return Array.from({ length: HARBOUR }, (_, place) => place + 1).filter(
    (place) => ((places >>> (place - 1)) & 1) === 1,
  );
}

function formatBuild(move: Move): string {
  const tile = buildTile(move);
  const cells = buildCells(move).map(formatCell).join(',');
  const cards = formatTally(cardsOf(buildPayment(move), tile), COLOURS) || '-';
  return `build ${tile.name} ${cells} brick=${formatCell(buildBrick(move))} cards=${cards}`;
}

type Parsed = Result<Move, Refusal>;

/** No move is longer than this; nothing longer is looked at. */
const MAX_MOVE_LENGTH = 80;

/** Reads one move. Only its canonical spelling is accepted. */
export function parseMove(text: string): Parsed {
  if (text.length > MAX_MOVE_LENGTH) return refuse('unknown-move');
  const parsed = parseAnySpelling(text);
  if (!parsed.ok) return parsed;
  return formatMove(parsed.value) === text ? parsed : refuse('not-canonical');
}

function parseAnySpelling(text: string): Parsed {
  if (text === 'both') return accept(BOTH);
  if (text === 'end') return accept(END);
  const space = text.indexOf(' ');
  const argument = text.slice(space + 1);
  switch (text.slice(0, Math.max(0, space))) {
    case 'harbour':
      return parseHarbour(argument);
    case 'hand':
      return parseHand(argument);
    case 'card':
      return parseCard(argument);
    case 'take':
      return parseTake(argument);
    case 'discard':
      return parseDiscard(argument);
    case 'build':
      return parseBuild(argument);
    case 'coat':
      return parseCoat(argument);
    default:
      return refuse('unknown-move');
  }
}

function parseHarbour(text: string): Parsed {
  if (text.length !== HARBOUR) return refuse('wrong-number-of-cards');
  let harbour = 0;
  for (const [place, letter] of [...text].entries()) {
    const colour = (COLOURS as readonly string[]).indexOf(letter);
    if (colour < 0) return refuse('unknown-colour');
    harbour |= (colour + 1) << (3 * place);
  }
  return accept(packHarbour(harbour));
}

function parseHand(text: string): Parsed {
  const [seat = '', letters = '', ...more] = text.split(' ');
  if (!/^[0-3]$/.test(seat) || more.length > 0) return refuse('unknown-move');
  const cards = parseTally(letters, CARD_BACKS);
  if (cards === undefined) return refuse('unknown-colour');
  const count = totalOf(cards);
  return count < 1 || count > HAND_LIMIT
    ? refuse('wrong-number-of-cards')
    : accept(packHand(Number(seat), cards));
}

function parseCard(text: string): Parsed {
  if (text === 'end') return accept(packCard(COLOURS.length));
  const colour = (COLOURS as readonly string[]).indexOf(text);
  return colour < 0 ? refuse('unknown-colour') : accept(packCard(colour));
}

function parseTake(text: string): Parsed {
  if (!/^[1-7](,[1-7]){1,2}$/.test(text)) return refuse('unknown-place');
  const places = text.split(',').reduce((set, place) => set | (1 << (Number(place) - 1)), 0);
  return accept(packTake(places));
}

function parseDiscard(text: string): Parsed {
  const cards = parseTally(text, COLOURS);
  if (cards === undefined) return refuse('unknown-colour');
  const count = totalOf(cards);
  return count < 1 || count > HAND_LIMIT
    ? refuse('wrong-number-of-cards')
    : accept(packDiscard(cards));
}

function parseCoat(text: string): Parsed {
  if (text === 'turn') return accept(COAT_TURN);
  if (text === 'skip') return accept(COAT_SKIP);
  if (text.startsWith('take ')) {
    const ability = (ABILITIES as readonly string[]).indexOf(text.slice('take '.length));
    return ability < 0 ? refuse('unknown-ability') : accept(packCoatTake(ability));
  }
  const cell = parseCell(text);
  return cell === undefined ? refuse('unknown-cell') : accept(packCoatSquare(cell));
}

function parseBuild(text: string): Parsed {
  const parts = /^(\S+) (\S+) brick=(\S+) cards=(\S+)$/.exec(text);
  if (!parts) return refuse('unknown-move');
  const [, name = '', places = '', brick = '', paid = ''] = parts;
  const tile = tileNamed(name);
  if (!tile) return refuse('unknown-tile');
  const cells: Cell[] = [];
  for (const place of places.split(',')) {
    const cell = parseCell(place);
    if (cell === undefined) return refuse('unknown-cell');
    cells.push(cell);
  }
  const placement = findPlacement(tile.shape, cells);
  if (placement === undefined) return refuse('not-this-tile');
  const square = cellsOf(tile.shape, placement).findIndex((cell) => formatCell(cell) === brick);
  if (square < 0) return refuse('brick-outside');
  if (!tile.bricks[placement >>> 6]?.includes(square)) return refuse('brick-elsewhere');

  const cards = paid === '-' ? 0 : parseTally(paid, COLOURS);
  if (cards === undefined) return refuse('unknown-colour');
  if (totalOf(cards) > tile.size) return refuse('too-many-cards');
  const others = COLOURS.map((_, colour) => colour).filter(
    (colour) => colour !== tile.colour && countOf(cards, colour) > 0,
  );
  if (others.length > 1) return refuse('cards-of-several-colours');
  const [other = 0] = others;
  const payment = packPayment(
    countOf(cards, tile.colour),
    others.length === 0 ? 0 : countOf(cards, other),
    other,
  );
  return accept(packBuild(tile, placement, square, payment));
}
