/** What a move brought, in points, coats of arms and complete lines. */
import type { Seat } from '@nyhavn/engine';
import { completeLines } from './building.ts';
import { COAT } from './building-art.ts';
import { type BuildingPicture, buildingOf } from './options.ts';
import { capital, count, list } from './words.ts';

/** What one player gained by one move. */
export interface Gain {
  readonly points: number;
  /** Special actions that coats of arms give. */
  readonly coats: number;
  /** What the move completed, as in `row 2`. */
  readonly complete: readonly string[];
}

/** What a seat gained between two pictures; a move for a coat of arms uses that coat up. */
export function gainBetween(
  before: BuildingPicture,
  after: BuildingPicture,
  seat: Seat,
  isForCoat: boolean,
): Gain {
  const known = completeLines(buildingOf(before, seat));
  const coats = after.coats - before.coats + (isForCoat ? 1 : 0);
  return {
    points: (after.players[seat]?.score ?? 0) - (before.players[seat]?.score ?? 0),
    coats: before.active === seat ? Math.max(0, coats) : 0,
    complete: completeLines(buildingOf(after, seat)).filter((line) => !known.includes(line)),
  };
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
  return `${owed}! What do you take?`;
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
