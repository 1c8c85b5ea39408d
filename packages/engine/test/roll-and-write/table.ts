/** A table for tests: positions set up by hand, events played in notation. */

import { COLOURS, type Colour } from '../../src/house/public.ts';
import type { Seat } from '../../src/index.ts';
import { unlockedIn } from '../../src/roll-and-write/picture.ts';
import {
  type RollAndWritePicture,
  type RollAndWriteState,
  rollAndWrite,
} from '../../src/roll-and-write/public.ts';
import { tallyOf } from '../../src/tally.ts';
import { bitsOf, GameTable } from '../table.ts';

export { except } from '../table.ts';

/** The set-up of a table. */
export interface TableSetup {
  readonly players: number;
  readonly startPlayer?: Seat;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Changes to a sheet; missing fields stay. */
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

/** The tiles that a list of moves draws, each once, sorted. */
export function tilesOf(moves: readonly string[]): string[] {
  const draws = moves.filter((move) => move.startsWith('draw '));
  return [...new Set(draws.map((move) => move.split(' ')[1]!))].sort();
}

/** A game on which a test plays. */
export class Table extends GameTable<RollAndWriteState, RollAndWritePicture> {
  constructor(state: RollAndWriteState) {
    super(rollAndWrite, state);
  }

  /** Overwrites parts of a player's sheet. */
  sheet(seat: Seat, { score, building, tracks }: SheetInput): this {
    const next = rollAndWrite.copy(this.position);
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
    this.position = next;
    return this;
  }

  /** Overwrites every player's sheet in the same way. */
  sheets(input: SheetInput): this {
    for (let seat = 0; seat < this.position.sheets.length; seat++) this.sheet(seat, input);
    return this;
  }

  /** The stars and bonuses that a coat of arms unlocked in this turn. */
  unlocked(seat: Seat, track: string) {
    return unlockedIn(this.position, seat, track);
  }

  /** Moves the game to another round. */
  inRound(round: number): this {
    this.position = { ...rollAndWrite.copy(this.position), round };
    return this;
  }

  /** A turn in which the dice allow nothing, nothing is drawn and no seat marks anything. */
  idleTurn(seat: Seat): this {
    this.chance('roll RBPGY').play(seat, 'end');
    if (this.state.phase !== 'mark') return this;
    for (const other of this.state.waiting) this.play(other, 'mark -');
    return this;
  }
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
