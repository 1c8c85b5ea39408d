/** A score pad: everybody's sheet, and all that was drawn before or taken back. */
import { BLANK_SHEET, type ScoreSheet } from '@nyhavn/engine/house';
import { computed, signal } from '@preact/signals';
import type { KeptPad } from '../../../store/stored-shapes.ts';

/** The most sheets of a pad, one for each player. */
export const MAX_SHEETS = 4;

/** Steps that can be taken back while the page is open; more than a pad ever has. */
const MAX_UNDO_STEPS = 2000;

/** Steps that are written to disk with every stroke, and can be taken back after the page was left. */
const MAX_STORED_STEPS = 40;

/** A player's sheet; a name may be left empty. */
interface PadSheet extends ScoreSheet {
  readonly name: string;
}

/** All players' sheets at one moment. */
export type PadSheets = readonly PadSheet[];

/** Everything that a pad keeps. */
export type PadState = KeptPad<PadSheets>;

/** A pad for some players without names. */
export function freshPad(game: string, sheets: number): PadState {
  const now = Array.from({ length: sheets }, () => ({ ...BLANK_SHEET, name: '' }));
  return { game, past: [], now, future: [] };
}

/** A pad in use. */
export class Pad {
  readonly #kept;
  readonly #keep: (kept: PadState) => void;
  #stroke: object | undefined;

  /** The seat of the sheet that is shown. */
  readonly seat = signal(0);
  /** The spot that was drawn on last: a cell, a box or a coat of arms. */
  readonly touched = signal<string | undefined>(undefined);
  readonly sheets = computed(() => this.#kept.value.now);
  readonly sheet = computed(() => this.sheets.value[this.seat.value] ?? this.sheets.value[0]!);
  readonly canUndo = computed(() => this.#kept.value.past.length > 0);
  readonly canRedo = computed(() => this.#kept.value.future.length > 0);

  constructor(kept: PadState, keep: (kept: PadState) => void) {
    this.#kept = signal(kept);
    this.#keep = keep;
  }

  /** Draws on the sheet that is looked at; what belongs to one stroke is one step. */
  draw(spot: string, change: Partial<ScoreSheet>, stroke?: object): void {
    const seat = this.seat.peek();
    this.touched.value = spot;
    this.change(this.sheets.peek().with(seat, { ...this.sheet.peek(), ...change }), stroke);
  }

  /** Marks something in a list of the sheet, or rubs the mark out. */
  toggle(list: 'boxes' | 'struck' | 'coats', mark: string, spot = mark): void {
    const marks = this.sheet.peek()[list];
    const isThere = marks.includes(mark);
    this.draw(spot, { [list]: isThere ? marks.filter((one) => one !== mark) : [...marks, mark] });
  }

  /** Replaces everybody's sheets in one step. */
  change(now: PadSheets, stroke?: object): void {
    const { past, now: before, ...rest } = this.#kept.peek();
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const isSameStroke = stroke !== undefined && stroke === this.#stroke;
    const steps = isSameStroke ? past : [...past, before].slice(-MAX_UNDO_STEPS);
    this.#stroke = stroke;
    this.#put({ ...rest, past: steps, now, future: [] });
  }

  /** New sheets for the same players. */
  clear(): void {
    this.touched.value = undefined;
    this.change(this.sheets.peek().map(({ name }) => ({ ...BLANK_SHEET, name })));
  }

  /** Takes the last step back. */
  undo(): void {
    const { past, now, future, game } = this.#kept.peek();
    const before = past.at(-1);
    if (!before) return;
    this.#turnTo(now, before);
    this.#put({ game, past: past.slice(0, -1), now: before, future: [now, ...future] });
  }

  /** Takes back the last undoing. */
  redo(): void {
    const { past, now, future, game } = this.#kept.peek();
    const [next, ...later] = future;
    if (!next) return;
    this.#turnTo(now, next);
    this.#put({ game, past: [...past, now], now: next, future: later });
  }

  /** Takes over what another tab has drawn. */
  follow(kept: PadState): void {
    this.#kept.value = kept;
    this.#stay();
  }

  /** Looks at the sheet on which something changes. */
  #turnTo(before: PadSheets, after: PadSheets): void {
    const seat = after.findIndex((sheet, index) => {
      return JSON.stringify(sheet) !== JSON.stringify(before[index]);
    });
    if (before.length === after.length && seat >= 0) this.seat.value = seat;
    this.touched.value = undefined;
    this.#stroke = undefined;
  }

  #put(kept: PadState): void {
    this.#kept.value = kept;
    this.#stay();
    const { past, future } = kept;
    this.#keep({
      ...kept,
      past: past.slice(-MAX_STORED_STEPS),
      future: future.slice(0, MAX_STORED_STEPS),
    });
  }

  #stay(): void {
    this.seat.value = Math.min(this.seat.peek(), this.sheets.peek().length - 1);
  }
}
