/** The events of a running game, as a seat has seen them. */
import { type Event, type Game, type Seat, seenEvent } from '@nyhavn/engine';

/** The events of a growing list as one seat saw them. Lazy: bots without a memory cost nothing. */
export class SeenEvents {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #events: readonly Event[];
  readonly #seen: Event[] = [];

  constructor(game: Game, seat: Seat, events: readonly Event[]) {
    this.#game = game;
    this.#seat = seat;
    this.#events = events;
  }

  /** All of them so far. */
  get all(): readonly Event[] {
    for (const event of this.#events.slice(this.#seen.length)) {
      this.#seen.push(seenEvent(this.#game, event, this.#seat));
    }
    return this.#seen;
  }
}
