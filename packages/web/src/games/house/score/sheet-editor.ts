/** The editor of a score pad: what is drawn, counted and said. */
import {
  kindOf,
  letterAt,
  type ScoreSheet,
  type SheetScore,
  type SheetWarning,
  withCell,
} from '@nyhavn/engine/house';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Paint } from '../../../art/types.ts';
import { announce } from '../../../ui/announcer.tsx';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import { changeInWords } from './news.ts';
import type { Pad } from './pad.ts';
import type { EditedSheet, ScoreFront } from './score-front.ts';
import { warningInWords, warningsAt } from './sheet-warnings.ts';

/** The effect of a tap: always the same content, or window, brick and empty in turn. */
export type Pencil = 'turns' | 'window' | 'brick' | 'empty';

/** The kinds of content of a cell. */
type Kind = ReturnType<typeof kindOf>;

const AFTER = { empty: 'window', window: 'brick', brick: 'empty' } as const;

/** The editor of the sheet that is looked at: draws, counts and announces. */
export class SheetEditor implements EditedSheet {
  readonly front: ScoreFront;
  readonly pad: Pad;
  readonly sheet: ReadonlySignal<ScoreSheet>;
  readonly pencil = signal<Pencil>('turns');
  readonly paint = signal<Paint | undefined>(undefined);
  readonly scores = computed(() => this.pad.sheets.value.map((sheet) => this.#score(sheet)));
  readonly score = computed(() => this.#score(this.pad.sheet.value));
  readonly warnings = computed(() => this.front.keeper.warnings(this.pad.sheet.value));

  constructor(front: ScoreFront, pad: Pad) {
    this.front = front;
    this.pad = pad;
    this.sheet = pad.sheet;
  }

  /** The name on a sheet, or a number in its place. */
  nameOf(seat: number): string {
    return this.pad.sheets.value[seat]?.name || say().setup.defaultName(seat + 1);
  }

  /** The content of a cell after a tap. */
  nextOf(cell: string): Kind {
    const pencil = this.pencil.peek();
    if (pencil !== 'turns') return pencil;
    return AFTER[kindOf(letterAt(this.pad.sheet.peek().building, cell))];
  }

  /** Draws a cell; cells of one stroke are one step. */
  drawCell(cell: string, kind: Kind, stroke?: object): void {
    const building = withCell(this.pad.sheet.peek().building, cell, this.#letter(kind));
    this.#tell(
      () => this.pad.draw(cell, { building }, stroke),
      () => this.cellInWords(cell),
    );
  }

  /** Marks a box, a sign or a coat of arms, or rubs the mark out. */
  toggle(list: 'boxes' | 'struck' | 'coats', mark: string, spot = mark): void {
    this.#tell(() => this.pad.toggle(list, mark, spot));
  }

  /** Takes the last step back. */
  undo(): void {
    if (!this.pad.canUndo.peek()) return;
    this.#tell(
      () => this.pad.undo(),
      () => sayScore().undone,
    );
  }

  /** Takes back the last undoing. */
  redo(): void {
    if (!this.pad.canRedo.peek()) return;
    this.#tell(
      () => this.pad.redo(),
      () => sayScore().redone,
    );
  }

  /** A cell with what stands there, and what may be wrong with it. */
  cellInWords(cell: string): string {
    const { building } = this.pad.sheet.value;
    const what = this.front.cellInWords(letterAt(building, cell));
    const { short } = sayScore().warnings;
    const doubts = warningsAt(this.warnings.value, cell).map(({ code }) => short[code] ?? code);
    return `${cell}: ${[what, ...doubts].join(', ')}`;
  }

  #score(sheet: Parameters<ScoreFront['keeper']['score']>[0]): SheetScore {
    return this.front.keeper.score(sheet);
  }

  #letter(kind: Kind): string {
    const paint = this.paint.peek();
    if (kind === 'empty') return '.';
    if (paint === undefined) return kind === 'window' ? 'O' : 'X';
    return kind === 'window' ? paint : paint.toLowerCase();
  }

  /** Changes something, and says what that brought. */
  #tell(change: () => void, what: () => string = () => ''): void {
    const seat = this.pad.seat.peek();
    const score = this.score.peek();
    const known = new Set(this.warnings.peek().map(asText));
    change();
    const doubts = this.warnings.peek().filter((warning) => !known.has(asText(warning)));
    // Another sheet may have come up, with other points and doubts.
    const isSameSheet = this.pad.seat.peek() === seat;
    const news = [changeInWords(score, this.score.peek()), ...doubts.map(warningInWords)];
    const said = isSameSheet ? [what(), ...news] : [what()];
    announce(said.filter((text) => text !== '').join(' · '), 'hand');
  }
}

function asText(warning: SheetWarning): string {
  return JSON.stringify(warning);
}
