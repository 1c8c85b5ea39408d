/** One puzzle on the table: the person makes a move, and the harbour master says how good it is. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { questionAt } from '../../../table/advice/adviser.ts';
import type { Judged, JudgeQuestion } from '../../../table/bots/judging.ts';
import { type PlayedRules, resumedTable } from '../../../table/model/open-table.ts';
import type { Table } from '../../../table/model/table.ts';
import type { Puzzle } from './puzzle.ts';

/** The state of an attempt at a puzzle. */
export type PuzzleOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  /** A move was judged: the best one beside it, and whether it is good enough. */
  | {
      readonly kind: 'solved' | 'strayed' | 'shown';
      readonly played: Judged;
      readonly best: Judged;
    };

type Judge = (question: JudgeQuestion) => Promise<readonly Judged[]>;

/** Returns true if a move solves a puzzle. */
export function isSolution({ class: name }: Judged): boolean {
  return name === 'best' || name === 'fine';
}

/** One attempt at a puzzle. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly #rules: PlayedRules;
  readonly #judge: Judge;
  readonly #table;
  readonly #attempt = signal(1);
  readonly #outcome = signal<PuzzleOutcome>({ kind: 'open' });
  /** The best move by the first judgement. */
  #best: Judged | undefined;
  readonly #stop: () => void;

  /** Tells a table from those before it. */
  readonly attempt: ReadonlySignal<number> = this.#attempt;
  readonly outcome: ReadonlySignal<PuzzleOutcome> = this.#outcome;
  readonly table: ReadonlySignal<Table> = computed(() => this.#table.value);

  constructor(puzzle: Puzzle, rules: PlayedRules, judge: Judge) {
    this.puzzle = puzzle;
    this.#rules = rules;
    this.#judge = judge;
    this.#table = signal(this.#lay());
    const before = this.#table.value.steps.value.length;
    this.#stop = effect(() => {
      const step = this.#table.value.steps.value[before];
      if (step && this.#outcome.peek().kind === 'open') void this.#look(step.text);
    });
  }

  /** The position afresh; chance and the others rest. */
  #lay(): Table {
    const { id, record } = this.puzzle;
    const saved = { id, revision: 0, record, updated: 0, isOver: false };
    const table = resumedTable(saved, this.#rules, () => undefined);
    if (!table) throw new Error(`the position of ${id} can't be read`);
    table.takeDevice();
    return table;
  }

  async #look(text: string): Promise<void> {
    const attempt = this.#attempt.peek();
    this.#outcome.value = { kind: 'thinking' };
    try {
      const moves = await this.#judge(questionAt(this.#lay(), [text]));
      if (attempt !== this.#attempt.peek()) return;
      const played = moves.find((move) => move.text === text);
      const [best] = moves;
      if (!played || !best) throw new Error(`nobody has judged ${text}`);
      this.#best = best;
      this.#outcome.value = { kind: isSolution(played) ? 'solved' : 'strayed', played, best };
    } catch {
      if (attempt === this.#attempt.peek()) this.#outcome.value = { kind: 'failed' };
    }
  }

  /** Lays the position out once more. */
  again(): void {
    this.#outcome.value = { kind: 'open' };
    this.#attempt.value++;
    this.#table.value = this.#lay();
  }

  /** Makes the best move, to be looked at. */
  async show(): Promise<void> {
    const attempt = ++this.#attempt.value;
    this.#outcome.value = { kind: 'thinking' };
    const table = this.#lay();
    this.#table.value = table;
    this.#best ??= await this.#judge(questionAt(table)).then(
      ([first]) => first,
      () => undefined,
    );
    const best = this.#best;
    if (attempt !== this.#attempt.peek()) return;
    if (!best) {
      this.#outcome.value = { kind: 'failed' };
      return;
    }
    table.play(best.text);
    this.#outcome.value = { kind: 'shown', played: best, best };
  }

  /** Nothing is judged any more. */
  close(): void {
    this.#attempt.value++;
    this.#stop();
  }
}
