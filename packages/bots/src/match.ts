/** Games that bots play among themselves. */
import type { Event, Game, GameState, Random, Seat } from '@nyhavn/engine';
import type { Bot } from './bot.ts';
import { SeenEvents } from './seen-events.ts';

/**
 * Plays a game from its beginning to its end, one event after the other. Where several seats choose at
 * the same time, chance decides who is first. The state is changed as events are taken from the match.
 */
export function* playMatch(
  game: Game,
  state: GameState,
  bots: readonly Bot[],
  random: Random,
): Generator<Event, void, void> {
  const events: Event[] = [];
  const memories = new Map<Seat, SeenEvents>();
  const memoryOf = (seat: Seat) => {
    const memory = memories.get(seat) ?? new SeenEvents(game, seat, events);
    memories.set(seat, memory);
    return memory;
  };
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return;
    const event =
      awaited.kind === 'chance'
        ? chanceEvent(game, state, random)
        : seatEvent(game, state, awaited.seats, bots, random, memoryOf);
    game.applyUnchecked(state, event.by, event.move);
    events.push(event);
    yield event;
  }
}

/** The chance event that is awaited, drawn by its exact distribution. */
export function chanceEvent(game: Game, state: GameState, random: Random): Event {
  return {
    by: 'chance',
    move: game.at(state, 'chance', random.below(game.count(state, 'chance'))),
  };
}

function seatEvent(
  game: Game,
  state: GameState,
  seats: readonly number[],
  bots: readonly Bot[],
  random: Random,
  memoryOf: (seat: Seat) => SeenEvents,
): Event {
  const seat = seats[random.below(seats.length)];
  const bot = seat === undefined ? undefined : bots[seat % bots.length];
  if (seat === undefined || !bot) throw new Error('a match needs a bot for every seat');
  const memory = memoryOf(seat);
  const move = bot.choose({
    game,
    view: game.view(state, seat),
    seat,
    random,
    get seen() {
      return memory.all;
    },
  });
  return { by: seat, move };
}
