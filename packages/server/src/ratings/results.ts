/** How the seats of a closed table have done. */
import { BOT_ID_PREFIX } from '@nyhavn/protocol';
import { DELETED_USER } from '../people/deleted-user.ts';
import type { SeatState, TableState } from '../table/state.ts';

/** How a seat has done. */
export interface SeatResult {
  readonly seat: number;
  /** A person's id, `bot:` and the bot's name, or `DELETED_USER` for a companion beside a person. */
  readonly player: string;
  /** 1 for who has won; 0 where the game was not played to its end. */
  readonly place: number;
  readonly points: number;
}

/** Whether a player is a bot that lives here. */
export function isBot(player: string): boolean {
  return player.startsWith(BOT_ID_PREFIX);
}

/**
 * The results of a table, seat by seat. A player who left their seat to a bot comes after all who stayed,
 * whatever the bot has made of it. A game that all have agreed to stop has no places; where one person has ended a
 * rated game alone, that person comes last and points do not matter.
 */
export function resultsOf({ rules, game, seats, isGivenUp, endedBy }: TableState): SeatResult[] {
  if (!game) return [];
  const isEnded = isGivenUp && endedBy !== undefined;
  const isOver = isEnded || (rules.awaits(game).kind === 'over' && !isGivenUp);
  const { players } = rules.notation.picture(game);
  const standings = seats.map((place, seat) => ({
    isAway: Number(place.kind === 'person' && place.bot !== undefined),
    score: players[seat]?.score ?? 0,
    empty: players[seat]?.empty ?? 0,
  }));
  const compared = isEnded
    ? seats.map((_, seat) => ({ isAway: Number(seat === endedBy), score: 0, empty: 0 }))
    : standings;
  return seats.flatMap((place, seat) => {
    const own = compared[seat];
    if (place.kind === 'open' || !own) return [];
    const better = compared.filter((other) => comesBefore(other, own)).length;
    const points = standings[seat]?.score ?? 0;
    return [{ seat, player: playerAt(place), place: isOver ? better + 1 : 0, points }];
  });
}

/** Who has played there: what people beside a person do is not that person's. */
function playerAt(place: Exclude<SeatState, { kind: 'open' }>): string {
  if (place.kind === 'bot') return `${BOT_ID_PREFIX}${place.bot}`;
  return place.isCompanion ? DELETED_USER : place.person;
}

interface SeatStanding {
  readonly isAway: number;
  readonly score: number;
  readonly empty: number;
}

/** Most points, then fewest empty squares, as the rules of both games have it. */
function comesBefore(one: SeatStanding, other: SeatStanding): boolean {
  const difference =
    one.isAway - other.isAway || other.score - one.score || one.empty - other.empty;
  return difference < 0;
}
