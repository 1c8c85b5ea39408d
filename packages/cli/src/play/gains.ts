/** What a move brought, found by comparing the pictures before and after it. */
import type { Seat } from '@nyhavn/engine';
import { BOXES, TRACKS } from './material.ts';
import { completeLines, type Picture, sheetOf, trackPicture } from './picture.ts';
import type { Verb } from './spoken.ts';
import { capital, count, faceName, list } from './words.ts';

/** What one player gained by one move. */
export interface Gain {
  readonly points: number;
  /** Special actions that coats of arms give. */
  readonly coats: number;
  /** Rows, columns and tracks that the move completed. */
  readonly complete: readonly string[];
}

/** What a seat gained between two pictures by a move of that kind. */
export function gainOf(before: Picture, after: Picture, seat: Seat, verb: Verb): Gain {
  const old = sheetOf(before, seat);
  const now = sheetOf(after, seat);
  const linesBefore = completeLines(old.building);
  const lines = completeLines(now.building).filter((line) => !linesBefore.includes(line));
  const tracks = TRACKS.filter(
    ({ colour }) =>
      trackPicture(now, colour).marked === BOXES && trackPicture(old, colour).marked < BOXES,
  );
  const used = verb === 'coatSquare' || verb === 'coatTrack' ? 1 : 0;
  const isActive = before.active === seat;
  return {
    points: now.score - old.score,
    coats: isActive ? Math.max(0, after.coats - before.coats + used) : 0,
    complete: [...lines, ...tracks.map(({ colour }) => `the ${faceName(colour)} track`)],
  };
}

/** A gain in a few words, as in `2 points, 1 coat of arms`; empty when there is none. */
export function gainInWords({ points, coats }: Gain): string {
  const parts: string[] = [];
  if (points > 0) parts.push(count(points, 'point'));
  if (coats > 0) parts.push(coats === 1 ? '1 coat of arms' : `${coats} coats of arms`);
  return parts.join(', ');
}

/** A gain as sentences that follow the sentence of a move; empty when there is none. */
export function gainSentence(gain: Gain): string {
  const { complete } = gain;
  const words = gainInWords(gain);
  if (complete.length === 0) return words === '' ? '' : ` ${capital(words)}.`;
  const verb = complete.length === 1 ? 'is' : 'are';
  return ` ${capital(list(complete))} ${verb} complete: ${words}.`;
}
