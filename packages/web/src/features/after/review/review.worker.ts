/** The thread in which games are looked at closely, so that the page never waits for it. */
import { beginReview, type Review, type ReviewStep, reviewSteps } from '@nyhavn/bots';
import { readRecords } from '@nyhavn/engine';

/** What is to be looked at: a record, and how much of it has been before. */
export interface ReviewQuestion {
  readonly record: string;
  readonly from: number;
}

/** What the thread tells: first what was expected, then one step after the other, then that it is done. */
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
