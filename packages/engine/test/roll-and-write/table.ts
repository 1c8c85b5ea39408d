/** A table for tests: positions set up by hand, events played in notation. */
import {
  type Actor,
  COLOURS,
  type Colour,
  legalTexts,
  movesOf,
  type RefusalCode,
  type RollAndWriteState,
  rollAndWrite,
  type Seat,
} from '../../src/index.ts';
import type { Picture } from '../../src/roll-and-write/picture.ts';
import { tallyOf } from '../../src/tally.ts';

/** How the table is laid. */
export interface TableSetup {
  readonly players: number;
  readonly startPlayer?: Seat;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a sheet is overwritten with; what is left out stays. */
export interface SheetInput {
  readonly score?: number;
  /** Rows of `.`, `X` and `O`, the bottom row first; rows that are left out are empty. */
  readonly building?: readonly string[];
  /** Tracks named are overwritten in full, with 0 for what is left out. */
  readonly tracks?: Readonly<Partial<Record<Colour, TrackInput>>>;
}

/** Boxes marked, and bonuses and stars ready for use. */
interface TrackInput {
  readonly marked?: number;
  readonly bonus?: number;
  readonly star?: number;
}

/** A building with nothing empty, to be changed with `except`. */
export const FULL: readonly string[] = Array.from({ length: 9 }, () => 'OOOOO');

/** Five tracks without a free box and with nothing left to use. */
export const FULL_TRACKS: NonNullable<SheetInput['tracks']> = {
  R: { marked: 9 },
  B: { marked: 9 },
  P: { marked: 9 },
  G: { marked: 9 },
  Y: { marked: 9 },
};

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

/** The tiles that a list of moves draws, each once, sorted. */
export function tilesOf(moves: readonly string[]): string[] {
  const draws = moves.filter((move) => move.startsWith('draw '));
  return [...new Set(draws.map((move) => move.split(' ')[1]!))].sort();
}

/** A game on which a test plays. Every step also checks that `at` and `apply` agree about it. */
export class Table {
  #state: RollAndWriteState;

  constructor(state: RollAndWriteState) {
    this.#state = state;
  }

  /** The picture of the state, as traces have it. */
  get state(): Picture {
    return rollAndWrite.notation.picture(this.#state) as Picture;
  }

  /** The legal moves of a seat, sorted; with `beginning` only those that begin like that. */
  legal(seat: Seat, beginning = ''): string[] {
    const texts = legalTexts(rollAndWrite, this.#state, seat);
    return texts.filter((text) => text.startsWith(beginning));
  }

  /** Lets chance make an awaited event. */
  chance(text: string): this {
    return this.play('chance', text);
  }

  /** Makes a legal move; throws with the refusal code if it isn't legal. */
  play(by: Actor, text: string): this {
    const move = rollAndWrite.notation.parse(text);
    if (!move.ok) throw new Error(`${text}: ${move.reason}`);
    const before = JSON.stringify(this.#state);
    const next = rollAndWrite.apply(this.#state, by, move.value);
    if (!next.ok) throw new Error(`${by}: ${text}: ${next.reason}`);
    if (JSON.stringify(this.#state) !== before) throw new Error(`${text}: changed its state`);
    if (!movesOf(rollAndWrite, this.#state, by).includes(move.value)) {
      throw new Error(`${by}: ${text}: accepted, but not listed`);
    }
    this.#state = next.value;
    return this;
  }

  /** Why a text is refused, by the notation or by the rules; undefined if it is legal. */
  refusal(by: Actor, text: string): RefusalCode | undefined {
    const move = rollAndWrite.notation.parse(text);
    if (!move.ok) return move.reason;
    const next = rollAndWrite.apply(this.#state, by, move.value);
    const listed = movesOf(rollAndWrite, this.#state, by).includes(move.value);
    if (listed !== next.ok) throw new Error(`${by}: ${text}: list and referee disagree`);
    return next.ok ? undefined : next.reason;
  }

  /** What chance can bring, with weights. */
  outcomes(): Map<string, number> {
    const outcomes = rollAndWrite.chances(this.#state);
    return new Map(
      outcomes.map(({ move, weight }) => [rollAndWrite.notation.format(move), weight]),
    );
  }

  /** What stands on the tickets of chance, and on how many of them. */
  tickets(): Map<string, number> {
    const tickets = new Map<string, number>();
    for (let index = rollAndWrite.count(this.#state, 'chance') - 1; index >= 0; index--) {
      const text = rollAndWrite.notation.format(rollAndWrite.at(this.#state, 'chance', index));
      tickets.set(text, (tickets.get(text) ?? 0) + 1);
    }
    return tickets;
  }

  /** Overwrites parts of a player's sheet. */
  sheet(seat: Seat, { score, building, tracks }: SheetInput): this {
    const next = rollAndWrite.copy(this.#state);
    const sheet = next.sheets[seat]!;
    if (score !== undefined) sheet.score = score;
    if (building) {
      [sheet.low, sheet.high] = bitsOf(building, 'XO');
      [sheet.bricksLow, sheet.bricksHigh] = bitsOf(building, 'X');
    }
    for (const key of ['marked', 'bonus', 'star'] as const) {
      COLOURS.forEach((colour, index) => {
        const track = tracks?.[colour];
        if (!track) return;
        sheet[key] = (sheet[key] & ~tallyOf(index, 15)) | tallyOf(index, track[key] ?? 0);
      });
    }
    this.#state = next;
    return this;
  }

  /** Overwrites every player's sheet in the same way. */
  sheets(input: SheetInput): this {
    for (let seat = 0; seat < this.#state.sheets.length; seat++) this.sheet(seat, input);
    return this;
  }

  /** Moves the game to another round. */
  inRound(round: number): this {
    this.#state = { ...rollAndWrite.copy(this.#state), round };
    return this;
  }

  /** A turn in which the dice allow nothing, nothing is drawn and nobody marks anything. */
  idleTurn(seat: Seat): this {
    this.chance('roll RBPGY').play(seat, 'end');
    if (this.state.phase !== 'mark') return this;
    for (const other of this.state.waiting) this.play(other, 'mark -');
    return this;
  }
}

/** Rows 1 to 6 in the first word and rows 7 to 9 in the second, five bits a row. */
function bitsOf(building: readonly string[], marks: string): [low: number, high: number] {
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

/** A game that has just been set up; with two players nothing is crossed out or chosen yet. */
export function table({ players, startPlayer = 0, options = {} }: TableSetup): Table {
  const begun = rollAndWrite.setup({ players, startPlayer, options });
  if (!begun.ok) throw new Error(begun.reason);
  return new Table(begun.value.state);
}

/** Two players who have both marked two boxes of the green track, before the first roll. */
export function tableForTwo(setup: Omit<TableSetup, 'players'> = {}): Table {
  const two = table({ ...setup, players: 2 });
  return two.chance('cross B4L Y4R').play(0, 'start G').play(1, 'start G');
}
