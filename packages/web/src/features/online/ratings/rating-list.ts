/** The name and the address of a list of ratings. */
import type { Profile } from '@nyhavn/protocol';
import { gameName } from '../../../words/index.ts';
import { ratings } from '../../../words/ratings.ts';

/** A list of ratings: a game, a number of players, and whom they played against. */
type RatingList = Pick<Profile['ratings'][number], 'game' | 'size' | 'opponents'>;

/** The title of a leaderboard. */
export function boardTitle({ game, size, opponents }: RatingList): string {
  const { of, againstBots } = ratings.known().board;
  const title = of(gameName(game), size);
  return opponents === 'bots' ? againstBots(title) : title;
}

/** The address of a leaderboard. */
export function boardAddress({ game, size, opponents }: RatingList): string {
  const among = opponents === 'bots' ? '&opponents=bots' : '';
  return `/ratings?game=${game}&size=${size}${among}`;
}
