/** One game being looked at closely: how far that is, and what was found so far. */
import type { Review } from '@nyhavn/bots';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeptReview } from '../../../store/stored-shapes.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { onLeaving } from '../leaving.ts';
import { keepReview, keptReview } from './kept.ts';
import type { ReviewNews, ReviewQuestion } from './review.worker.ts';

/** The state of a review on this page. */
export type ReviewState = 'opening' | 'idle' | 'running' | 'failed' | 'done';

/** A thread that looks at games. */
export interface ReviewThread {
  ask(question: ReviewQuestion, hear: (news: ReviewNews) => void, fail: () => void): void;
  end(): void;
}

/** The store of reviews. */
export interface ReviewShelf {
  /** The stored review of a game of that length, if it is still good. */
  read(id: string, length: number): Promise<Review | undefined>;
  keep(kept: KeptReview): Promise<void>;
}

/** The review of one game. What was found stays, also when it is stopped, and is kept. */
export class Reviewing {
  readonly #replay: Replay;
  readonly #makeThread: () => ReviewThread;
  readonly #shelf: ReviewShelf;
  readonly #state = signal<ReviewState>('opening');
  readonly #review = signal<Review | undefined>(undefined);
  #thread: ReviewThread | undefined;
  readonly #opened: Promise<void>;
  /** True once this instance has made a part of the review. */
  isNew = false;

  readonly state: ReadonlySignal<ReviewState> = this.#state;
  readonly review: ReadonlySignal<Review | undefined> = this.#review;
  /** The reviewed part of the game, from 0 to 1. */
  readonly progress = computed(() => {
    const review = this.#review.value;
    return review ? review.steps.length / Math.max(1, review.length) : 0;
  });

  /** Begins with what was kept, if there is something. */
  constructor(
    replay: Replay,
    makeThread: () => ReviewThread = workerThread,
    shelf: ReviewShelf = { read: keptReview, keep: keepReview },
  ) {
    this.#replay = replay;
    this.#makeThread = makeThread;
    this.#shelf = shelf;
    this.#opened = this.#open();
  }

  async #open(): Promise<void> {
    const { id, length } = this.#replay;
    const kept = await this.#shelf.read(id, length).catch(() => undefined);
    this.#review.value = kept;
    this.#state.value = kept?.steps.length === length ? 'done' : 'idle';
  }

  /** Goes on where it is; from the beginning if nothing was looked at yet. Until it is known, nothing. */
  start(): void {
    if (this.#state.value !== 'idle' && this.#state.value !== 'failed') return;
    this.#state.value = 'running';
    this.isNew = true;
    const from = this.#review.value?.steps.length ?? 0;
    if (from === 0) this.#review.value = undefined;
    this.#thread = this.#makeThread();
    this.#thread.ask(
      { record: this.#replay.record, from },
      (news) => this.#hear(news),
      () => this.#stopAs('failed'),
    );
  }

  /** Starts as soon as it is known what was kept. */
  async startWhenOpen(): Promise<void> {
    await this.#opened;
    this.start();
  }

  /** Stops; what was found stays. */
  stop(): void {
    if (this.#state.value === 'running') this.#stopAs('idle');
  }

  #hear(news: ReviewNews): void {
    if (this.#state.value !== 'running') return;
    if ('begun' in news) this.#review.value = news.begun;
    else if ('done' in news) this.#stopAs('done');
    else {
      const review = this.#review.value;
      if (review) this.#review.value = { ...review, steps: [...review.steps, news.step] };
    }
  }

  #stopAs(state: ReviewState): void {
    this.#thread?.end();
    this.#thread = undefined;
    this.#state.value = state;
    const review = this.#review.value;
    if (review) this.#shelf.keep({ id: this.#replay.id, review }).catch(sayTrouble);
  }
}

function workerThread(): ReviewThread {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), {
    type: 'module',
  });
  return {
    ask(question, hear, fail) {
      worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => hear(data);
      worker.onerror = fail;
      worker.postMessage(question);
    },
    end: () => worker.terminate(),
  };
}

const reviewings = new WeakMap<Replay, Reviewing>();

/** The ids of games that were left while they were being reviewed. */
const interrupted = new Set<string>();

/**
 * The review of a replay: the same object, however often its part is opened. It stops when the
 * person leaves the game and goes on when they come back to it.
 */
export function reviewingOf(
  replay: Replay,
  make: (replay: Replay) => Reviewing = (one) => new Reviewing(one),
): Reviewing {
  const known = reviewings.get(replay);
  if (known) return known;
  const reviewing = make(replay);
  reviewings.set(replay, reviewing);
  onLeaving(replay, () => {
    if (reviewing.state.peek() === 'running') interrupted.add(replay.id);
    reviewing.stop();
  });
  if (interrupted.delete(replay.id)) void reviewing.startWhenOpen();
  return reviewing;
}
