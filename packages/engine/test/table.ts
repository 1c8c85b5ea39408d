/** The shared part of both games' tables: events played in notation, on positions set up by hand. */
import {
  type Actor,
  type Game,
  type GamePicture,
  type GameState,
  legalTexts,
  movesOf,
  type RefusalCode,
  type Seat,
} from '../src/index.ts';

/** A game on which a test plays. Every step also checks that `at` and `apply` agree about it. */
export class GameTable<State extends GameState, Picture extends GamePicture> {
  readonly #game: Game<State, Picture>;
  /** The state itself, for tables that overwrite parts of it. */
  protected position: State;

  constructor(game: Game<State, Picture>, position: State) {
    this.#game = game;
    this.position = position;
  }

  /** The picture of the state, as traces have it. */
  get state(): Picture {
    return this.#game.notation.picture(this.position);
  }

  /** The legal moves of a seat, sorted; with `beginning` only those that begin like that. */
  legal(seat: Seat, beginning = ''): string[] {
    const texts = legalTexts(this.#game, this.position, seat);
    return texts.filter((text) => text.startsWith(beginning));
  }

  /** Lets chance make an awaited event. */
  chance(text: string): this {
    return this.play('chance', text);
  }

  /** Makes a legal move; throws with the refusal code if it isn't legal. */
  play(by: Actor, text: string): this {
    const move = this.#game.notation.parse(text);
    if (!move.ok) throw new Error(`${text}: ${move.reason}`);
    const before = JSON.stringify(this.position);
    const next = this.#game.apply(this.position, by, move.value);
    if (!next.ok) throw new Error(`${by}: ${text}: ${next.reason}`);
    if (JSON.stringify(this.position) !== before) throw new Error(`${text}: changed its state`);
    if (!movesOf(this.#game, this.position, by).includes(move.value)) {
      throw new Error(`${by}: ${text}: accepted, but not listed`);
    }
    this.position = next.value;
    return this;
  }

  /** Why a text is refused, by the notation or by the rules; undefined if it is legal. */
  refusal(by: Actor, text: string): RefusalCode | undefined {
    const move = this.#game.notation.parse(text);
    if (!move.ok) return move.reason;
    const next = this.#game.apply(this.position, by, move.value);
    const listed = movesOf(this.#game, this.position, by).includes(move.value);
    if (listed !== next.ok) throw new Error(`${by}: ${text}: list and referee disagree`);
    return next.ok ? undefined : next.reason;
  }

  /** The outcomes of chance, with weights. */
  outcomes(): Map<string, number> {
    const outcomes = this.#game.chances(this.position);
    return new Map(outcomes.map(({ move, weight }) => [this.#game.notation.format(move), weight]));
  }

  /** The events on the tickets of chance, and their numbers. */
  tickets(): Map<string, number> {
    const tickets = new Map<string, number>();
    for (let index = this.#game.count(this.position, 'chance') - 1; index >= 0; index--) {
      const text = this.#game.notation.format(this.#game.at(this.position, 'chance', index));
      tickets.set(text, (tickets.get(text) ?? 0) + 1);
    }
    return tickets;
  }
}

/** Rows 1 to 6 in the first word and rows 7 to 9 in the second, five bits a row. */
export function bitsOf(building: readonly string[], marks: string): [low: number, high: number] {
  const words: [number, number] = [0, 0];
  building.forEach((row, index) => {
    [...row].forEach((mark, column) => {
      if (!marks.includes(mark)) return;
      if (index < 6) words[0] |= 1 << (index * 5 + column);
      else words[1] |= 1 << ((index - 6) * 5 + column);
    });
  });
  return words;
}

/** The building without those cells, as in `except(FULL, 'b1', 'b2')`. */
export function except(building: readonly string[], ...cells: readonly string[]): string[] {
  return building
    .map((row, index) =>
      [...row].map((mark, column) =>
        cells.includes(`${'abcde'[column]}${index + 1}`) ? '.' : mark,
      ),
    )
    .map((marks) => marks.join(''));
}
