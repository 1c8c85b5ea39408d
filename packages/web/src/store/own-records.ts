/** The records of all games that people at this device have played, here and over the network. */
import { type OnlineGame, onlineGames } from './online-games.ts';
import { playedGames, type SavedGame } from './saved.ts';
import { isHere, type SeatPlan } from './seats.ts';
import { summaryOf } from './summary.ts';

/** A game that people at this device have played, or play. */
export interface OwnRecord {
  readonly id: string;
  /** The game, as its header names it. */
  readonly game: string;
  readonly record: string;
  /** The time of its last event, in milliseconds. */
  readonly when: number;
  readonly isOver: boolean;
  /** The seats; people elsewhere are marked, also where a bot has taken over from them. */
  readonly seats: readonly SeatPlan[];
  /** The seats of those who are here. */
  readonly own: readonly number[];
  /** The place that the server has given to the one who played, 1 for who has won. */
  readonly place?: number;
}

/** All of them, the last first. */
export async function ownRecords(person: string | undefined): Promise<OwnRecord[]> {
  const [here, online] = await Promise.all([
    playedGames(),
    person === undefined ? [] : onlineGames(person),
  ]);
  return [...here.flatMap(recordHere), ...online.flatMap(recordOnline)].toSorted(
    (one, other) => other.when - one.when,
  );
}

/** A game that is kept here; empty for records from elsewhere and those that can't be read. */
export function recordHere(saved: SavedGame): OwnRecord[] {
  const { id, record, updated: when, isOver, isFromElsewhere = false } = saved;
  const summary = summaryOf(saved);
  // Records of tables come with the results of the one who played there.
  if (!summary || summary.isOfServer || isFromElsewhere) return [];
  const { game, seats } = summary;
  const own = seats.flatMap((seat, index) => (isHere(seat) ? [index] : []));
  return [{ id, game, record, when, isOver, seats, own }];
}

/** A game over the network, once its record was fetched. */
export function recordOnline({ id, record, time: when, seat, place }: OnlineGame): OwnRecord[] {
  const summary = record === undefined ? undefined : summaryOf({ record });
  if (record === undefined || !summary) return [];
  // There only people have names.
  const seats = summary.seats.map(({ name, bot }, index): SeatPlan => {
    if (index === seat) return { name };
    return name === '' && bot !== undefined ? { name, bot } : { name, isElsewhere: true };
  });
  return [{ id, game: summary.game, record, when, isOver: true, seats, own: [seat], place }];
}
