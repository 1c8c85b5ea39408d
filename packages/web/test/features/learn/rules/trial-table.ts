/** A position to try, as a table for tests. */
import {
  type Actor,
  type Game,
  type GamePicture,
  type GameState,
  legalTexts,
  type RefusalCode,
  readRecordsOf,
} from '@nyhavn/engine';
import { recordOf, type Trial } from '../../../../src/games/contract/trial.ts';

/** The position of a trial, on which a test plays on. */
export class TrialTable<Picture extends GamePicture> {
  readonly #game: Game<GameState, Picture>;
  #state: GameState;

  constructor(game: Game<GameState, Picture>, trial: Trial) {
    const read = readRecordsOf([game], recordOf(trial));
    if (!read.ok) throw new Error(`line ${read.reason.line}: ${read.reason.code}`);
    const recorded = read.value.games[0];
    if (!recorded) throw new Error('a trial is one game');
    this.#game = game;
    this.#state = recorded.end;
  }

  /** What there is to see. */
  get picture(): Picture {
    return this.#game.notation.picture(this.#state);
  }

  /** What the first seat sees. */
  get view(): Picture {
    return this.#game.notation.picture(this.#game.view(this.#state, 0));
  }

  /** Who is awaited. */
  get awaits() {
    return this.#game.awaits(this.#state);
  }

  /** The legal moves of the first seat that begin like that. */
  legal(beginning = ''): string[] {
    return legalTexts(this.#game, this.#state, 0).filter((text) => text.startsWith(beginning));
  }

  /** Why a move of the first seat is refused; undefined if it is legal. */
  refusal(text: string): RefusalCode | undefined {
    const move = this.#game.notation.parse(text);
    if (!move.ok) return move.reason;
    const next = this.#game.apply(this.#state, 0, move.value);
    return next.ok ? undefined : next.reason;
  }

  /** Plays on. */
  play(by: Actor, text: string): this {
    const move = this.#game.notation.parse(text);
    if (!move.ok) throw new Error(`${text}: ${move.reason}`);
    const next = this.#game.apply(this.#state, by, move.value);
    if (!next.ok) throw new Error(`${text}: ${next.reason}`);
    this.#state = next.value;
    return this;
  }

  /** What chance may bring now. */
  outcomes(): string[] {
    return this.#game.chances(this.#state).map(({ move }) => this.#game.notation.format(move));
  }
}
