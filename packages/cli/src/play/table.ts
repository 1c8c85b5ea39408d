/** One game in progress: who sits where, and what chance and bots do. */
import { type Bot, chanceEvent, seededRandom } from '@nyhavn/bots';
import {
  type Event,
  type Game,
  GameHistory,
  type GameState,
  type Move,
  type Seat,
  seenEvent,
  type Viewer,
} from '@nyhavn/engine';
import type { Scene } from '../games/terminal-game.ts';
import { type Player, playerAt } from './player.ts';

/** The set-up of a table. */
interface TableStart {
  readonly game: Game;
  readonly start: GameState;
  readonly players: readonly Player[];
  readonly seed: string;
}

/** A game with its players, people and bots. */
export class Table extends GameHistory {
  readonly players: readonly Player[];
  readonly #seed: string;

  constructor({ game, start, players, seed }: TableStart) {
    super(game, start);
    this.players = players;
    this.#seed = seed;
  }

  /** The player at a seat. */
  player(seat: Seat): Player {
    return playerAt(this.players, seat);
  }

  /** The picture that a viewer sees now. */
  scene(viewer: Viewer): Scene {
    return { players: this.players, viewer, picture: this.picture(viewer) };
  }

  /**
   * The next chance event. Every event has its own random source, made of the seed and its
   * number, so that a game that was saved and resumed goes on as it would have.
   */
  chance(): Event {
    return chanceEvent(this.game, this.state, this.#luck());
  }

  /** The move of a bot. */
  botMove(seat: Seat, bot: Bot): Move {
    const { game, state } = this;
    const seen = this.events.map((event) => seenEvent(game, event, seat));
    return bot.choose({ game, view: game.view(state, seat), seat, seen, random: this.#luck() });
  }

  #luck() {
    return seededRandom(`${this.#seed}/${this.events.length}`);
  }
}
