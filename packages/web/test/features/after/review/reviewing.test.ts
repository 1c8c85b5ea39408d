/** A review in the page, without a page: it is begun, stopped, gone on with and kept. */
import { REVIEW_VERSION, type Review, type ReviewStep } from '@nyhavn/bots';
import { expect, test, vi } from 'vitest';
import { leave } from '../../../../src/features/after/leaving.ts';
import { isGood } from '../../../../src/features/after/review/kept.ts';
import type {
  ReviewNews,
  ReviewQuestion,
} from '../../../../src/features/after/review/review.worker.ts';
import {
  Reviewing,
  type ReviewShelf,
  type ReviewThread,
  reviewingOf,
} from '../../../../src/features/after/review/reviewing.ts';
import type { KeptReview } from '../../../../src/store/stored-shapes.ts';
import { recordIn, replayOf } from '../../../table/replay/replays.ts';

const REPLAY = replayOf(recordIn('roll-and-write', () => false, [{ name: '' }, { name: 'Freja' }]));
const FORECAST = { chances: [0.5, 0.5], margins: [0, 0] };

function reviewOf(steps: number): Review {
  return {
    version: REVIEW_VERSION,
    game: 'roll-and-write',
    length: REPLAY.length,
    before: FORECAST,
    steps: Array.from({ length: steps }, (_, at) => stepAt(at)),
  };
}

function stepAt(at: number): ReviewStep {
  return { at, by: REPLAY.events[at]!.by, after: FORECAST };
}

/** A thread that says what it is told to. */
class Puppet implements ReviewThread {
  question: ReviewQuestion | undefined;
  isEnded = false;
  tell: (news: ReviewNews) => void = () => undefined;
  fail: () => void = () => undefined;

  ask(question: ReviewQuestion, hear: (news: ReviewNews) => void, fail: () => void): void {
    this.question = question;
    this.tell = hear;
    this.fail = fail;
  }

  end(): void {
    this.isEnded = true;
  }
}

/** A review with a shelf on which this lies, once it is open. */
async function opened(lying?: Review) {
  const kept: KeptReview[] = [];
  const shelf: ReviewShelf = {
    read: async () => lying,
    keep: async (review) => void kept.push(review),
  };
  const threads: Puppet[] = [];
  const makeThread = () => {
    const thread = new Puppet();
    threads.push(thread);
    return thread;
  };
  const reviewing = new Reviewing(REPLAY, makeThread, shelf);
  expect(reviewing.state.value).toBe('opening');
  reviewing.start();
  expect(threads).toEqual([]);
  await vi.waitFor(() => expect(reviewing.state.value).not.toBe('opening'));
  return { reviewing, threads, kept };
}

test('a game is looked at from its beginning to its end, and what was found is kept', async () => {
  const { reviewing, threads, kept } = await opened();
  expect(reviewing.state.value).toBe('idle');
  expect(reviewing.isNew).toBe(false);
  reviewing.start();
  reviewing.start();
  expect(threads).toHaveLength(1);
  const [thread] = threads;
  expect(thread?.question).toEqual({ record: REPLAY.record, from: 0 });
  thread?.tell({ begun: reviewOf(0) });
  expect(reviewing.progress.value).toBe(0);
  for (let at = 0; at < REPLAY.length; at++) thread?.tell({ step: stepAt(at) });
  expect(reviewing.progress.value).toBe(1);
  expect(reviewing.state.value).toBe('running');
  thread?.tell({ done: true });
  expect(reviewing.state.value).toBe('done');
  expect(reviewing.isNew).toBe(true);
  expect(thread?.isEnded).toBe(true);
  expect(kept).toEqual([{ id: REPLAY.id, review: reviewOf(REPLAY.length) }]);
  reviewing.start();
  expect(threads).toHaveLength(1);
});

test('it is stopped, keeps what it has, hears nothing more, and goes on there', async () => {
  const { reviewing, threads, kept } = await opened();
  reviewing.stop();
  expect(kept).toEqual([]);
  reviewing.start();
  threads[0]?.tell({ begun: reviewOf(0) });
  threads[0]?.tell({ step: stepAt(0) });
  threads[0]?.tell({ step: stepAt(1) });
  reviewing.stop();
  expect(threads[0]?.isEnded).toBe(true);
  threads[0]?.tell({ step: stepAt(2) });
  threads[0]?.tell({ done: true });
  expect(reviewing.state.value).toBe('idle');
  expect(kept).toEqual([{ id: REPLAY.id, review: reviewOf(2) }]);
  reviewing.start();
  expect(threads[1]?.question?.from).toBe(2);
  threads[1]?.tell({ step: stepAt(2) });
  expect(reviewing.review.value).toEqual(reviewOf(3));
});

test('what was kept is there again, whole or in part', async () => {
  const whole = await opened(reviewOf(REPLAY.length));
  expect(whole.reviewing.state.value).toBe('done');
  expect(whole.reviewing.isNew).toBe(false);
  const part = await opened(reviewOf(5));
  expect(part.reviewing.state.value).toBe('idle');
  expect(part.reviewing.progress.value).toBeCloseTo(5 / REPLAY.length);
  part.reviewing.start();
  expect(part.threads[0]?.question?.from).toBe(5);
});

test('a thread that breaks off leaves what it found, and can be begun again', async () => {
  const { reviewing, threads, kept } = await opened();
  reviewing.start();
  threads[0]?.fail();
  expect(reviewing.state.value).toBe('failed');
  expect(kept).toEqual([]);
  reviewing.start();
  threads[1]?.tell({ begun: reviewOf(0) });
  threads[1]?.tell({ step: stepAt(0) });
  threads[1]?.fail();
  expect(reviewing.state.value).toBe('failed');
  expect(kept).toEqual([{ id: REPLAY.id, review: reviewOf(1) }]);
});

test('a review stops when its game is left, and goes on when somebody comes back', async () => {
  let lying: Review | undefined;
  const shelf: ReviewShelf = {
    read: async () => lying,
    keep: async ({ review }) => {
      lying = review;
    },
  };
  const threads: Puppet[] = [];
  const visit = () => {
    const replay = replayOf(REPLAY.record);
    const reviewing = reviewingOf(replay, (one) => {
      return new Reviewing(one, () => threads[threads.push(new Puppet()) - 1]!, shelf);
    });
    return { replay, reviewing };
  };
  const first = visit();
  await first.reviewing.startWhenOpen();
  threads[0]?.tell({ begun: reviewOf(0) });
  threads[0]?.tell({ step: stepAt(0) });
  leave(first.replay);
  expect(threads[0]?.isEnded).toBe(true);

  const second = visit();
  await vi.waitFor(() => expect(second.reviewing.state.value).toBe('running'));
  expect(threads[1]?.question?.from).toBe(1);
  second.reviewing.stop();
  leave(second.replay);

  const third = visit();
  await vi.waitFor(() => expect(third.reviewing.state.value).toBe('idle'));
  expect(threads).toHaveLength(2);
});

test('a shelf that can not be read is an empty one', async () => {
  const thread = new Puppet();
  const reviewing = new Reviewing(REPLAY, () => thread, {
    read: () => Promise.reject(new Error('closed')),
    keep: async () => undefined,
  });
  await vi.waitFor(() => expect(reviewing.state.value).toBe('idle'));
  reviewing.start();
  expect(thread.question?.from).toBe(0);
});

test('a kept review that is broken, or not of this game, is none', () => {
  const good = reviewOf(4);
  expect(isGood(good, REPLAY.length)).toBe(true);
  expect(isGood(undefined, REPLAY.length)).toBe(false);
  expect(isGood(good, REPLAY.length + 1)).toBe(false);
  expect(isGood({ ...good, version: REVIEW_VERSION - 1 }, REPLAY.length)).toBe(false);
  expect(isGood({ ...good, steps: good.steps.slice(1) }, REPLAY.length)).toBe(false);
  expect(isGood({ ...good, steps: [...good.steps, stepAt(3)] }, REPLAY.length)).toBe(false);
  expect(isGood(reviewOf(2), 1)).toBe(false);
  const { before: _, ...cut } = good;
  expect(isGood(cut as Review, REPLAY.length)).toBe(false);
  const { steps: __, ...empty } = good;
  expect(isGood(empty as Review, REPLAY.length)).toBe(false);
});
