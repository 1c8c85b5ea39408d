/** A lesson being read: which step is open, its table, and what has come of it. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  outcomeOf,
  preparedIn,
  recordOf,
  type Step,
  type StepOutcome,
  scriptOf,
} from '../../../games/contract/lesson-step.ts';
import type { LessonProgress } from '../../../store/progress.ts';
import { type PlayedRules, resumedTable } from '../../../table/model/open-table.ts';
import type { Table } from '../../../table/model/table.ts';

interface Rehearsed {
  readonly step: Step;
  readonly table: Table;
  /** Counts the tables. */
  readonly attempt: number;
}

interface LessonStart {
  readonly game: string;
  readonly steps: readonly Step[];
  readonly rules: PlayedRules;
  readonly progress: LessonProgress | undefined;
  /** Keeps the progress whenever it changes. */
  readonly keep: (progress: LessonProgress) => void;
}

/** One lesson, step by step; every step is a table of its own. */
export class Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
  readonly #rules: PlayedRules;
  readonly #rehearsed;
  readonly #done;
  readonly #stopKeeping: () => void;

  /** The table of the step that is open. */
  readonly table: ReadonlySignal<Table> = computed(() => this.#rehearsed.value.table);
  /** Tells that table from those before it. */
  readonly attempt: ReadonlySignal<number> = computed(() => this.#rehearsed.value.attempt);
  /** The step that is open. */
  readonly step: ReadonlySignal<Step> = computed(() => this.#rehearsed.value.step);
  /** Its place, counted from 0. */
  readonly number: ReadonlySignal<number> = computed(() => this.steps.indexOf(this.step.value));
  readonly outcome: ReadonlySignal<StepOutcome> = computed(() => {
    const { step, table } = this.#rehearsed.value;
    return outcomeOf(step, table.steps.value.slice(preparedIn(step)));
  });

  constructor({ game, steps, rules, progress, keep }: LessonStart) {
    this.game = game;
    this.steps = steps;
    this.#rules = rules;
    this.#done = signal<readonly string[]>(progress?.done ?? []);
    this.#rehearsed = signal(this.#rehearse(progress?.open, 1));
    this.#stopKeeping = effect(() => {
      const { id } = this.step.value;
      const isDone = this.outcome.value.kind === 'done';
      if (isDone && !this.#done.value.includes(id)) this.#done.value = [...this.#done.value, id];
      // After a completed step the lesson is resumed at the next one.
      const open = (isDone && steps[this.number.value + 1]?.id) || id;
      keep({ game, done: this.#done.value, open, steps: steps.length });
    });
  }

  /** The steps that were done at least once. */
  get done(): ReadonlySignal<readonly string[]> {
    return this.#done;
  }

  get isLast(): boolean {
    return this.number.value === this.steps.length - 1;
  }

  #rehearse(id: string | undefined, attempt: number): Rehearsed {
    const step = this.steps.find((one) => one.id === id) ?? this.steps[0]!;
    const record = recordOf(this.game, step);
    const saved = { id: step.id, revision: 0, record, updated: 0, isOver: false };
    const table = resumedTable(saved, this.#rules, scriptOf(this.game, step));
    if (!table) throw new Error(`the position of ${step.id} can't be read`);
    table.open();
    return { step, table, attempt };
  }

  /** Opens a step, from its beginning; the first one if there is none of that name. */
  open(id: string): void {
    this.table.peek().close();
    this.#rehearsed.value = this.#rehearse(id, this.attempt.peek() + 1);
  }

  /** Begins the open step again. */
  again(): void {
    this.open(this.step.peek().id);
  }

  /** Goes on by so many steps, as far as there are any. */
  go(by: 1 | -1): void {
    const step = this.steps[this.number.peek() + by];
    if (step) this.open(step.id);
  }

  /** Nothing happens any more. */
  close(): void {
    this.table.peek().close();
    this.#stopKeeping();
  }
}
