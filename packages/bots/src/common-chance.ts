/**
 * Chance that is the same for all who play a deal, whatever they do: it is drawn from streams that
 * each start again, so earlier decisions change only as much of it as its streams allow.
 */
import type { Event, Game, GameState, Random } from '@nyhavn/engine';
import { chanceEvent } from './match.ts';
import { seededRandom } from './random.ts';

/** The name of the stream of the chance event that is awaited. */
type StreamOf<State> = (state: State) => string;

/** The random numbers of one of the streams of a deal. */
export function chanceStream(deal: string, name: string): Random {
  return seededRandom(`${deal}/${name}`);
}

/** The chance of one deal, drawn as its game goes on. */
export class CommonChance {
  readonly #game: Game;
  readonly #streamOf: StreamOf<GameState>;
  readonly #deal: string;
  readonly #streams = new Map<string, Random>();

  constructor(game: Game, streamOf: StreamOf<GameState>, deal: string) {
    this.#game = game;
    this.#streamOf = streamOf;
    this.#deal = deal;
  }

  /** The chance event that is awaited. */
  next(state: GameState): Event {
    const name = this.#streamOf(state);
    const stream = this.#streams.get(name) ?? chanceStream(this.#deal, name);
    this.#streams.set(name, stream);
    return chanceEvent(this.#game, state, stream);
  }
}

/** The chance event that is awaited after these events, for a game that is not kept in one hand. */
export function dealtEvent<State extends GameState>(
  game: Game<State>,
  streamOf: StreamOf<State>,
  deal: string,
  start: State,
  events: readonly Event[],
): Event {
  const chance = new CommonChance(game as Game, streamOf as StreamOf<GameState>, deal);
  const state = game.copy(start);
  for (const { by, move } of events) {
    if (by === 'chance') chance.next(state);
    game.applyUnchecked(state, by, move);
  }
  return chance.next(state);
}
