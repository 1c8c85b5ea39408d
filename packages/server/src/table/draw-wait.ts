/** The time that clients have to reveal their links: one wait for each draw that is due. */
import type { Result, Seat } from '@nyhavn/engine';
import { type AnyRefusal, type Entry, isGameEntry } from '@nyhavn/protocol';
import { type LinkForDraw, type RevealedLinks, revealTime } from './draws.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { TableState } from './state.ts';

/** The deadline of a draw, and the action then. */
interface DrawWaitOptions {
  /** Calls something later; the returned function cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** Makes the draw without those who have not answered. */
  draw(): Promise<unknown>;
  report(error: unknown): void;
}

/** Waits for the links of one table, which stays in memory meanwhile. */
export class DrawWait {
  readonly #revealed: RevealedLinks;
  readonly #queue: SerialQueue;
  readonly #options: DrawWaitOptions;
  /** The draw that is waited for, and how to stop that. */
  #waiting: number | undefined;
  #stop: (() => void) | undefined;

  constructor(revealed: RevealedLinks, queue: SerialQueue, options: DrawWaitOptions) {
    this.#revealed = revealed;
    this.#queue = queue;
    this.#options = options;
  }

  /** Takes note of a sign of life. */
  heard(seats: readonly Seat[]): void {
    this.#revealed.heard(seats);
  }

  /** Takes a link for the draw that is due, or says why not. */
  reveal({ drawState }: TableState, seat: Seat, link: LinkForDraw): Result<void, AnyRefusal> {
    return this.#revealed.reveal(drawState?.due, seat, link);
  }

  /** True if the links of all who were asked have come, or their time is over. */
  isDecided({ drawState }: TableState): boolean {
    return drawState?.due !== undefined && this.#revealed.linksFor(drawState.due) !== undefined;
  }

  /** Follows what was stored. */
  follow(state: TableState, entries: readonly Entry[]): void {
    if (!state.drawState) return;
    for (const entry of entries) {
      if (isGameEntry(entry) || entry.kind === 'began') this.#revealed.made(entry.missed ?? []);
    }
    this.watch(state);
  }

  /**
   * Begins to wait if a draw is due, and stops once it is made. After a crash the full time is
   * given again, because clients have to reconnect.
   */
  watch(state: TableState): void {
    const { drawState, plan } = state;
    const draw = canDraw(state) ? drawState?.due?.draw : undefined;
    if (draw === this.#waiting) return;
    this.#waiting = draw;
    this.#stop?.();
    this.#stop = undefined;
    if (draw !== undefined) this.#wait(draw, revealTime(plan));
  }

  #wait(draw: number, milliseconds: number): void {
    const { later, draw: makeDraw, report } = this.#options;
    const waiting = new Promise<void>((end) => {
      const wait = () => {
        const cancel = later(milliseconds, () => {
          this.#revealed.endWaiting(draw);
          // A failed draw is tried again, because the table may get no other command.
          const next = () => (this.#waiting === draw ? wait() : end());
          makeDraw()
            .catch((error) => report(error))
            .then(next);
        });
        this.#stop = () => {
          cancel();
          end();
        };
      };
      wait();
    });
    void this.#queue.hold(() => waiting);
  }
}

/** False at a closed table, and where a person was deleted while it was drawn who begins: the draw waits for the next. */
function canDraw({ phase, seats }: TableState): boolean {
  return (
    phase === 'playing' || (phase === 'gathering' && seats.every(({ kind }) => kind !== 'open'))
  );
}
