/** The gain of a move, in points, coats of arms and complete lines. */
import type { Seat } from '@nyhavn/engine';
import { type FacadePicture, gainBetween as facadeGain } from '@nyhavn/engine/house';
import { asSentence } from '../../play/words.ts';
import { list, say } from '../../words.ts';
import { COAT } from './building-art.ts';

/** The gain of one player by one move. */
export interface Gain {
  readonly points: number;
  /** Special actions that coats of arms give. */
  readonly coats: number;
  /** The lines that the move completed, as in `row 2`. */
  readonly complete: readonly string[];
  /** Other things that it completed, a sentence each. */
  readonly also?: readonly string[];
}

/** The gain of a seat between two pictures by a move of that kind; one for a coat of arms uses that coat up. */
export function gainBetween(
  before: FacadePicture,
  after: FacadePicture,
  seat: Seat,
  verb: string,
): Gain {
  const { points, coats, lines } = facadeGain(before, after, seat, verb.startsWith('coat'));
  return { points, coats, complete: lines.map(({ kind, name }) => say().common[kind](name)) };
}

/** More points first, then more coats of arms. */
export function compareGains(a: Gain, b: Gain): number {
  return b.points - a.points || b.coats - a.coats;
}

/** A gain in a few words, as in `2 points, 1 coat of arms`; empty when there is none. */
export function gainInWords({ points, coats }: Gain): string {
  const parts: string[] = [];
  if (points > 0) parts.push(say().common.points(points));
  if (coats > 0) parts.push(say().common.coats(coats));
  return parts.join(', ');
}

/** A gain in signs, for under a drawing. */
export function gainArt({ points, coats }: Gain): string {
  const parts: string[] = [];
  if (points > 0) parts.push(`=${points}`);
  if (coats > 0) parts.push(COAT.repeat(coats));
  return parts.join(' ');
}

/** A gain as sentences that follow the sentence of a move; empty when there is none. */
export function gainSentence(gain: Gain): string {
  const { complete, also = [] } = gain;
  const words = gainInWords(gain);
  const whole = complete.length === 0 ? words : say().table.completes(list(complete), words);
  const sentences = whole === '' ? also : [...also, asSentence(whole)];
  return sentences.map((sentence) => ` ${sentence}`).join('');
}
