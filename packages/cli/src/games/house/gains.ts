/** The gain of a move, in points, coats of arms and complete lines. */
import type { Seat } from '@nyhavn/engine';
import { type FacadePicture, gainBetween as facadeGain } from '@nyhavn/engine/house';
import { capital, count, list } from '../../play/words.ts';
import { COAT } from './building-art.ts';

/** The gain of one player by one move. */
export interface Gain {
  readonly points: number;
  /** Special actions that coats of arms give. */
  readonly coats: number;
  /** The lines that the move completed, as in `row 2`. */
  readonly complete: readonly string[];
}

/** The gain of a seat between two pictures; a move for a coat of arms uses that coat up. */
export function gainBetween(
  before: FacadePicture,
  after: FacadePicture,
  seat: Seat,
  isForCoat: boolean,
): Gain {
  const { points, coats, lines } = facadeGain(before, after, seat, isForCoat);
  return { points, coats, complete: lines.map(({ kind, name }) => `${kind} ${name}`) };
}

/** More points first, then more coats of arms. */
export function compareGains(a: Gain, b: Gain): number {
  return b.points - a.points || b.coats - a.coats;
}

/** A gain in a few words, as in `2 points, 1 coat of arms`; empty when there is none. */
export function gainInWords({ points, coats }: Gain): string {
  const parts: string[] = [];
  if (points > 0) parts.push(count(points, 'point'));
  if (coats > 0) parts.push(coats === 1 ? '1 coat of arms' : `${coats} coats of arms`);
  return parts.join(', ');
}

/** The question when coats of arms are owed. */
export function coatsOwed(coats: number): string {
  const owed = coats === 1 ? 'A coat of arms' : `${coats} coats of arms, one after the other`;
  return `${owed}! What do you choose?`;
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
  const { complete } = gain;
  const words = gainInWords(gain);
  if (complete.length === 0) return words === '' ? '' : ` ${capital(words)}.`;
  const verb = complete.length === 1 ? 'is' : 'are';
  return ` ${capital(list(complete))} ${verb} complete: ${words}.`;
}
