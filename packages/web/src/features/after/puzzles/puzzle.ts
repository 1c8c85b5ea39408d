/** Puzzles: decisions in which there was something better than what was played. */
import type { Review } from '@nyhavn/bots';
import type { OwnRecord } from '../../../store/own-records.ts';
import { IDLE } from '../../../store/seats.ts';

/** A decision to be made once more. */
export interface Puzzle {
  /** The game and the event, or a name of our own. */
  readonly id: string;
  readonly game: string;
  /** The record up to the decision. */
  readonly record: string;
  /** The game that it is from, where it is one's own, and what the move in it gave up. */
  readonly from?: {
    readonly game: string;
    /** Events before the decision, as the address of the moment counts them. */
    readonly at: number;
    readonly played: string;
    /** Of one's chance of winning, from 0 to 1. */
    readonly loss: number;
    readonly when: number;
  };
}

/** A game and its review. */
export interface Reviewed {
  readonly id: string;
  readonly review: Pick<Review, 'steps'>;
}

/** A record up to some event. */
function upTo(record: string, events: number): string {
  return `${record
    .split('\n')
    .slice(0, events + 1)
    .join('\n')}\n`;
}

/** Returns true if the person plays alone, for the fewest turns and without an opponent. */
function isSolitary({ seats }: OwnRecord): boolean {
  return seats.some(({ bot }) => bot === IDLE);
}

/** The mistakes of the people at this device, as puzzles, the dearest first. */
export function ownPuzzles(
  reviews: readonly Reviewed[],
  games: readonly OwnRecord[],
): readonly Puzzle[] {
  return reviews
    .flatMap(({ id, review }) => {
      const played = games.find((game) => game.id === id);
      return played && !isSolitary(played) ? mistakesIn(played, review) : [];
    })
    .toSorted((a, b) => (b.from?.loss ?? 0) - (a.from?.loss ?? 0));
}

function mistakesIn(
  { id, game, record, when, own }: OwnRecord,
  { steps }: Reviewed['review'],
): Puzzle[] {
  return steps.flatMap(({ at, decision }) => {
    if (decision?.class !== 'mistake' && decision?.class !== 'inaccuracy') return [];
    if (!own.includes(decision.seat)) return [];
    const { played, loss } = decision;
    const from = { game: id, at, played: played.move, loss, when };
    return [{ id: `${id}#${at}`, game, record: upTo(record, at), from }];
  });
}
