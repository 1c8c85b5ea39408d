/** One game of the arena: chance depends on the deal only, not on the players. */
import type { Event, Game, GameState, Random, Seat, Setup } from '@nyhavn/engine';
import type { Bot } from '../bot.ts';
import { CommonChance } from '../common-chance.ts';
import { seededRandom } from '../random.ts';
import { botsFor } from '../registry.ts';
import { SeenEvents } from '../seen-events.ts';
import type { Seating } from './seatings.ts';

/** The game, its players and its options. */
export interface Match {
  readonly game: Game;
  readonly players: number;
  readonly options: Setup['options'];
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** Milliseconds, for the time that bots take; nothing else depends on it. */
  now(): number;
}

/** The result of a game. */
export interface Played {
  readonly seating: Seating;
  /** By seat: points of the game, the place, and the share of the victory, 1 for all of it. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly won: readonly number[];
  readonly rounds: number;
  /** By seat: decisions, and the milliseconds that each of them took. */
  readonly times: readonly (readonly number[])[];
}

/**
 * Plays a deal in one seating. The same deal has the same dice and cards in every seating, as far as
 * the game allows; a bot's own random numbers depend on its seat only.
 */
export function playDeal(match: Match, deal: number, seating: Seating): Played {
  const { game, players, options } = match;
  const begun = game.setup({ players, startPlayer: 0, options });
  if (!begun.ok) throw new Error(`${game.id} can't be played like this: ${begun.reason}`);
  const { state } = begun.value;
  const { arena } = botsFor(game);
  const chance = new CommonChance(game, (state) => arena.stream(state), `${match.seed}/${deal}`);
  const events: Event[] = [];
  const seats = seating.map((bot, seat) => new Player(match, bot, deal, seat, events));
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') break;
    const seat = awaited.kind === 'seats' ? awaited.seats[0] : undefined;
    const event = seat === undefined ? chance.next(state) : seats[seat]!.next(state);
    game.applyUnchecked(state, event.by, event.move);
    events.push(event);
  }
  return outcome(game, state, seating, seats);
}

function outcome(game: Game, state: GameState, seating: Seating, seats: readonly Player[]): Played {
  const { players, winners } = game.notation.picture(state);
  const share = 1 / (winners?.length ?? 1);
  return {
    seating,
    scores: players.map(({ score }) => score),
    places: game.ranking(state),
    won: players.map((_, seat) => (winners?.includes(seat) ? share : 0)),
    rounds: botsFor(game).arena.rounds(state),
    times: seats.map(({ times }) => times),
  };
}

/** A bot at its seat, with its own random numbers and all that it has seen. */
class Player {
  readonly times: number[] = [];
  readonly #match: Match;
  readonly #bot: Bot;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #seen: SeenEvents;

  constructor(match: Match, bot: number, deal: number, seat: Seat, events: readonly Event[]) {
    this.#match = match;
    this.#bot = match.bots[bot]!;
    this.#seat = seat;
    this.#random = seededRandom(`${match.seed}/${deal}/seat ${seat}`);
    this.#seen = new SeenEvents(match.game, seat, events);
  }

  next(state: GameState): Event {
    const { game, now } = this.#match;
    const view = game.view(state, this.#seat);
    const seen = this.#seen;
    const began = now();
    const move = this.#bot.choose({
      game,
      view: view === state ? game.copy(state) : view,
      seat: this.#seat,
      random: this.#random,
      get seen() {
        return seen.all;
      },
    });
    this.times.push(now() - began);
    return { by: this.#seat, move };
  }
}
