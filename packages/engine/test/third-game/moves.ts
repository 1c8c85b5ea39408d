/** The moves of the third game, packed and spelled. */
import {
  accept,
  choiceOf,
  kindNumber,
  type Move,
  pack,
  type Result,
  refuse,
  type Seat,
  type Viewer,
} from '@nyhavn/engine';
import { FACES } from './state.ts';

/** The one refusal that this game adds. */
export type Refusal = 'no-such-face';

/** The kinds of moves. */
export const KIND = { lucky: 0, roll: 1, keep: 2, leave: 3, reveal: 4 } as const;

/** Bits of a seat, and of a face. */
const BITS = 3;
const MASK = (1 << BITS) - 1;
const HIDDEN = 1 << (2 * BITS);

/** Keeps the die. */
export const KEEP = pack(KIND.keep, 0);
/** Leaves the die. */
export const LEAVE = pack(KIND.leave, 0);

/** A seat's lucky die; face 0 is one that can't be seen. */
export function packLucky(seat: Seat, face: number, isHidden: boolean): Move {
  return pack(KIND.lucky, seat | (face << BITS) | (isHidden ? HIDDEN : 0));
}

/** The seat and the face of a lucky die; null where it can't be seen. */
export function luckyOf(move: Move): { seat: Seat; face: number | null; isHidden: boolean } {
  const choice = choiceOf(move);
  return {
    seat: choice & MASK,
    face: (choice >>> BITS) & MASK || null,
    isHidden: (choice & HIDDEN) !== 0,
  };
}

/** A die that is rolled. */
export function packRoll(face: number): Move {
  return pack(KIND.roll, face);
}

/** All lucky dice are shown. */
export function packReveal(faces: readonly number[]): Move {
  return pack(
    KIND.reveal,
    faces.reduce((packed, face, seat) => packed | (face << (seat * BITS)), 0),
  );
}

/** The faces that are shown, by seat. */
export function revealed(move: Move): number[] {
  const faces: number[] = [];
  for (let packed = choiceOf(move); packed !== 0; packed >>>= BITS) faces.push(packed & MASK);
  return faces;
}

/** The spelling of a move; a hidden die is `?` to all but its owner. */
export function format(move: Move, viewer?: Viewer): string {
  switch (kindNumber(move)) {
    case KIND.lucky: {
      const { seat, face, isHidden } = luckyOf(move);
      const isSeen = !isHidden || viewer === undefined || viewer === seat;
      return `lucky ${seat} ${(isSeen && face) || '?'}${isHidden ? ' hidden' : ''}`;
    }
    case KIND.roll:
      return `roll ${choiceOf(move)}`;
    case KIND.reveal:
      return `reveal ${revealed(move).join(',')}`;
    default:
      return move === KEEP ? 'keep' : 'leave';
  }
}

/** Reads a move. */
export function parse(text: string): Result<Move, Refusal | 'unknown-move'> {
  if (text === 'keep') return accept(KEEP);
  if (text === 'leave') return accept(LEAVE);
  const lucky = /^lucky ([0-2]) (\d|\?)( hidden)?$/.exec(text);
  const faces =
    lucky?.[2] ?? /^(?:roll (\d)|reveal (\d,\d(?:,\d)?))$/.exec(text)?.slice(1).join('');
  if (faces === undefined) return refuse('unknown-move');
  const numbers = faces === '?' ? [] : faces.split(',').map(Number);
  if (numbers.some((face) => face < 1 || face > FACES)) return refuse('no-such-face');
  const [first = 0] = numbers;
  if (lucky) return accept(packLucky(Number(lucky[1]), first, lucky[3] !== undefined));
  return accept(text.startsWith('roll') ? packRoll(first) : packReveal(numbers));
}
