/** The thread in which games are looked at closely, so that the page never waits for it. */
import { beginReview, type Review, type ReviewStep, reviewSteps } from '@nyhavn/bots';
import { readRecords } from '@nyhavn/engine';

/** The record to review, and the number of its events that have been reviewed already. */
export interface ReviewQuestion {
  readonly record: string;
  readonly from: number;
}

/** Messages of the worker: first the review before any step, then each step, then the end. */
export type ReviewNews =
  | { readonly begun: Review }
  | { readonly step: ReviewStep }
  | { readonly done: true };

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  const read = readRecords(data.record);
  const [played] = read.ok ? read.value.games : [];
  if (!played) throw new Error('only a good record can be reviewed');
  const tell = (news: ReviewNews) => postMessage(news);
  if (data.from === 0) tell({ begun: beginReview(played) });
  for (const step of reviewSteps(played, data.from)) tell({ step });
  tell({ done: true });
});
