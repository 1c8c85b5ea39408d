/** Asking the harbour master: first what to look at, then the whole move. */
import type { Event } from '@nyhavn/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Judged, JudgeQuestion } from '../bots/judging.ts';
import type { PlayedTable } from '../model/played-table.ts';

/** The advice at one moment of the game. */
export type Advice =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'known';
      readonly best: Judged;
      /** The next best of another kind of move; none where there is only one. */
      readonly next: Judged | undefined;
      /** True if the whole move is shown. */
      readonly isWhole: boolean;
    };

/** The knowledge of the seat that is asked, as a question to the thread that judges moves. */
export function questionAt(table: PlayedTable, also: readonly string[] = []): JudgeQuestion {
  const turn = table.turn.value;
  const { game } = table;
  const seen = table.steps.value.flatMap(({ by, text }): Event[] => {
    const move = game.notation.parse(text);
    return move.ok ? [{ by, move: move.value }] : [];
  });
  const seat = turn.kind === 'person' ? turn.seat : 0;
  return { game: game.id, view: table.view(), seen, seat, seed: `advice ${seen.length}`, also };
}

/** The harbour master at one table. */
export class Adviser {
  readonly #table: PlayedTable;
  readonly #judge: (question: JudgeQuestion) => Promise<readonly Judged[]>;
  readonly #said = signal<{ readonly moment: number; readonly advice: Advice } | undefined>(
    undefined,
  );

  /** The advice now; any event of the game ends it. */
  readonly advice: ReadonlySignal<Advice | undefined> = computed(() => {
    const said = this.#said.value;
    return said?.moment === this.#table.moment.value ? said.advice : undefined;
  });

  constructor(table: PlayedTable, judge: (question: JudgeQuestion) => Promise<readonly Judged[]>) {
    this.#table = table;
    this.#judge = judge;
  }

  /** Asks for a hint; asked again, shows the whole move. */
  async ask(): Promise<void> {
    const now = this.advice.peek();
    if (this.#table.turn.peek().kind !== 'person' || now?.kind === 'thinking') return;
    const moment = this.#table.moment.peek();
    if (now?.kind === 'known') {
      this.#said.value = { moment, advice: { ...now, isWhole: true } };
      return;
    }
    this.#said.value = { moment, advice: { kind: 'thinking' } };
    try {
      const moves = await this.#judge(questionAt(this.#table));
      const [best, next] = moves;
      if (this.#table.moment.peek() !== moment) return;
      if (!best) throw new Error('no move was judged');
      this.#table.advised?.();
      this.#said.value = { moment, advice: { kind: 'known', best, next, isWhole: false } };
    } catch {
      this.#said.value = { moment, advice: { kind: 'failed' } };
    }
  }

  /** Nothing is said any more. */
  close(): void {
    this.#said.value = undefined;
  }
}
