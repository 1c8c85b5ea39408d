/** Results of a closed table, seat by seat. */
import { placesBy } from '@nyhavn/engine';
import { BOT_ID_PREFIX } from '@nyhavn/protocol';
import { DELETED_USER } from '../people/deleted-user.ts';
import type { SeatState, TableState } from '../table/state.ts';

/** The result of a seat. */
export interface SeatResult {
  readonly seat: number;
  /** A person's id, `bot:` and the bot's name, or `DELETED_USER` for a companion beside a person. */
  readonly player: string;
  /** 1 for who has won; 0 where the game was not played to its end. */
  readonly place: number;
  readonly points: number;
}

/** True for a bot of this server. */
export function isBot(player: string): boolean {
  return player.startsWith(BOT_ID_PREFIX);
}

/**
 * The results of a table, seat by seat. A player who left their seat to a bot comes after all who stayed,
 * even if the bot won. A game that all have agreed to stop has no places; where one person has ended a
 * rated game alone, that person comes last and points do not matter.
 */
export function resultsOf({ rules, game, seats, isGivenUp, endedBy }: TableState): SeatResult[] {
  if (!game) return [];
  const isEnded = isGivenUp && endedBy !== undefined;
  const isOver = isEnded || (rules.awaits(game).kind === 'over' && !isGivenUp);
  const { players } = rules.notation.picture(game);
  const ranking = rules.ranking(game);
  const standings = seats.map((place, seat) =>
    isEnded
      ? { isAway: seat === endedBy, place: 0 }
      : { isAway: place.kind === 'person' && place.bot !== undefined, place: ranking[seat] ?? 0 },
  );
  const places = placesBy(standings, comesBefore);
  return seats.flatMap((place, seat) => {
    if (place.kind === 'open') return [];
    const points = players[seat]?.score ?? 0;
    return [{ seat, player: playerAt(place), place: isOver ? (places[seat] ?? 0) : 0, points }];
  });
}

/** The player of a seat; companions have no results of their own. */
function playerAt(place: Exclude<SeatState, { kind: 'open' }>): string {
  if (place.kind === 'bot') return `${BOT_ID_PREFIX}${place.bot}`;
  return place.isCompanion ? DELETED_USER : place.person;
}

interface SeatStanding {
  readonly isAway: boolean;
  readonly place: number;
}

function comesBefore(one: SeatStanding, other: SeatStanding): boolean {
  return one.isAway === other.isAway ? one.place < other.place : other.isAway;
}
