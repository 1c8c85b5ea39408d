/** The others' turns, as they are entered on one player's own sheet: dice left, a tile crossed out, the goal. */
import type { Move, Seat } from '../game.ts';
import { choiceOf, kindNumber, pack } from '../packing.ts';
import { accept, type Result, refuse } from '../result.ts';
import {
  countOf,
  countPartsOfSize,
  formatTally,
  parseTally,
  partOfSizeAt,
  type Tally,
  tallyOf,
  totalOf,
} from '../tally.ts';
import { DICE, FACE, FACES, TILES, type Tile, tileNamed } from './data.ts';
import type { Refusal } from './refusals.ts';
import { isCrossed, isFree, type State } from './state.ts';

/** The kinds of these events, after those of `moves.ts`. */
const HEARD = { left: 12, goal: 13 } as const;

/** Bits of a face's dice, and of a tile's number; this number is none. */
const FACE_BITS = 3;
const NO_TILE = 31;

/** The bit of a goal that was reached in the round before. */
const BEFORE = 4;

/** Bonuses that a track has, and so a turn can use for one tile. */
const MAX_BONUSES = 2;

/** Instead of a seat: no player has the points, but none can do anything either. */
export const NO_SEAT = 0;

/** Another player's turn: the dice left unused, and the tile of which a copy was crossed out. */
function packLeft(dice: Tally, crossed: Tile | undefined): Move {
  let packed = crossed?.index ?? NO_TILE;
  for (let face = FACES.length - 1; face >= 0; face--) {
    packed = (packed << FACE_BITS) | countOf(dice, face);
  }
  return pack(HEARD.left, packed);
}

/** A seat has the points that end the game, since this round or already since the one before. */
export function packGoal(seat: Seat, isBefore: boolean): Move {
  return pack(HEARD.goal, seat | (isBefore ? BEFORE : 0));
}

/** The seat that has the points, or `NO_SEAT`. */
export function goalSeat(move: Move): Seat {
  return choiceOf(move) & ~BEFORE;
}

/** Whether they had them when the round before ended, so that it was the last one. */
export function isGoalBefore(move: Move): boolean {
  return (choiceOf(move) & BEFORE) !== 0;
}

/** Whether a move is another player's turn. */
export function isLeft(move: Move): boolean {
  return kindNumber(move) === HEARD.left;
}

/** Whether a move says that the game comes to its end. */
export function isGoal(move: Move): boolean {
  return kindNumber(move) === HEARD.goal;
}

/** The dice that a player left, by face. */
export function leftDice(move: Move): Tally {
  let dice = 0;
  for (let face = 0; face < FACES.length; face++) {
    dice += tallyOf(face, (choiceOf(move) >>> (face * FACE_BITS)) & 7);
  }
  return dice;
}

/** The tile of which they crossed out a copy, if they did. */
export function leftTile(move: Move): Tile | undefined {
  return TILES[choiceOf(move) >>> (FACES.length * FACE_BITS)];
}

/** Why a turn can't have gone like this, or undefined if it can. */
export function judgeLeft(state: State, move: Move): Refusal | undefined {
  const crossed = leftTile(move);
  if (crossed && !isFree(state, crossed)) return 'tile-crossed-out';
  return canLeave(state, leftDice(move), crossed) ? undefined : 'impossible-turn';
}

/** Whether some tile can have been drawn, or none, so that just these dice are left. */
function canLeave(state: State, dice: Tally, crossed: Tile | undefined): boolean {
  const used = DICE - totalOf(dice);
  if (!crossed && used === 0) return true;
  // Where bonuses pay, every die that counts is used (RW-7).
  const countsNothing = ({ colour }: Tile) =>
    countOf(dice, colour) === 0 && countOf(dice, FACE.W) === 0;
  return TILES.some((tile) => {
    const crossesNothing = tile.copies === 'unlimited' || isCrossed(state, tile);
    if (crossed ? tile !== crossed : !crossesNothing) return false;
    const bonuses = tile.size - used;
    if (bonuses === 0) return true;
    return bonuses > 0 && bonuses <= MAX_BONUSES && countsNothing(tile);
  });
}

/** Made on first use, which games don't need. */
let everyTurn: readonly Move[] | undefined;

/** Every way in which another player's turn can have gone. */
export function possibleTurns(state: State): readonly Move[] {
  everyTurn ??= turnsOfAllKinds();
  return everyTurn.filter((move) => judgeLeft(state, move) === undefined);
}

function turnsOfAllKinds(): Move[] {
  const any = FACES.reduce((dice, _, face) => dice + tallyOf(face, DICE), 0);
  const crossable = [undefined, ...TILES.filter(({ copies }) => copies !== 'unlimited')];
  return Array.from({ length: DICE + 1 }, (_, size) =>
    Array.from({ length: countPartsOfSize(any, size) }, (_, index) =>
      partOfSizeAt(any, size, index),
    ),
  )
    .flat()
    .flatMap((dice) => crossable.map((tile) => packLeft(dice, tile)));
}

/** The one spelling of such an event. */
export function formatHeard(move: Move): string {
  if (isGoal(move)) {
    const seat = goalSeat(move);
    return `goal ${seat === NO_SEAT ? '-' : seat}${isGoalBefore(move) ? ' before' : ''}`;
  }
  return `left ${formatTally(leftDice(move), FACES) || '-'} cross=${leftTile(move)?.name ?? '-'}`;
}

/** Reads such an event; undefined if the text is none. Dice may come in any order. */
export function parseHeard(text: string): Result<Move, Refusal> | undefined {
  const goal = /^goal ([1-3]|-)( before)?$/.exec(text);
  if (goal) {
    const seat = goal[1] === '-' ? NO_SEAT : Number(goal[1]);
    return accept(packGoal(seat, goal[2] !== undefined));
  }
  const left = /^left (\S{1,9}) cross=(\S{1,9})$/.exec(text);
  if (!left) return undefined;
  const [, faces = '', name = ''] = left;
  const dice = faces === '-' ? 0 : parseTally(faces, FACES);
  if (dice === undefined) return refuse('unknown-colour');
  if (totalOf(dice) > DICE) return refuse('wrong-number-of-dice');
  const tile = tileNamed(name);
  if (name !== '-' && (!tile || tile.copies === 'unlimited')) return refuse('unknown-tile');
  return accept(packLeft(dice, tile));
}
