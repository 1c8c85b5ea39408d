/** Luck and skill apart, player by player. */
import './totals.css';
import { type Estimated, type PlayerSummary, type Review, summaryOf } from '@nyhavn/bots';
import type { ComponentChildren } from 'preact';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import type { ReviewWords } from '../../../words/en/review.ts';
import { change, percent, points } from './review-numbers.ts';
import { Sign } from './sign.tsx';

/** Each player's sums over the whole game. */
export function Totals(props: {
  readonly replay: Replay;
  readonly review: Review;
  readonly words: ReviewWords;
}) {
  const { replay, review, words } = props;
  const isWhole = review.steps.length === review.length;
  return (
    <section class="review-totals" aria-labelledby="review-totals">
      <h2 id="review-totals">{words.totals.title}</h2>
      <ul>
        {summaryOf(review).map((summary, seat) => (
          <li key={seat} class={`totals-player house-${seat % 4}`}>
            <h3>{nameAt(replay.seats, seat)}</h3>
            <Account {...{ summary, words, isWhole }} />
            {isWhole && (
              <p class="totals-adjusted">
                {adjustedInWords(nameAt(replay.seats, seat), summary, words)}
              </p>
            )}
            <ul class="totals-classes">
              {(['best', 'fine', 'inaccuracy', 'mistake'] as const).map((name) => (
                <li key={name}>
                  <Sign of={name} />
                  <span>{words.classes[name]}</span>
                  <strong>{summary.classes[name]}</strong>
                </li>
              ))}
            </ul>
            <p class="review-about">
              {words.totals.pointsLuck(points(summary.marginLuck, 'exceptZero'))}
              <br />
              {words.totals.pointsLost(points(summary.pointsLost))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From the start to the end, line by line: it adds up. */
function Account(props: {
  readonly summary: PlayerSummary;
  readonly words: ReviewWords;
  readonly isWhole: boolean;
}) {
  const { summary, words, isWhole } = props;
  const { totals } = words;
  const { start, luck, lost, given, unexplained, end } = summary;
  return (
    <dl class="totals-account">
      <Line name={totals.start}>{percent(start)}</Line>
      <Line name={totals.luck} amount={luck.value}>
        <WithError estimate={luck} words={words} />
      </Line>
      <Line name={totals.lost} amount={-lost.value}>
        <WithError estimate={{ ...lost, value: -lost.value }} words={words} />
      </Line>
      <Line name={totals.given} amount={given.value}>
        <WithError estimate={given} words={words} />
      </Line>
      <Line name={totals.rest} amount={unexplained}>
        {change(unexplained)}
      </Line>
      <Line name={isWhole ? totals.end : totals.soFar} isSum>
        {percent(end)}
      </Line>
      {isWhole && (
        <Line name={totals.adjusted} isSum>
          {percent(within(summary.adjusted.value))}
        </Line>
      )}
    </dl>
  );
}

/** A line of the account, with a bar that shows it. */
function Line(props: {
  readonly name: string;
  readonly amount?: number;
  readonly isSum?: boolean;
  readonly children: ComponentChildren;
}) {
  const { name, amount, isSum = false, children } = props;
  const width = `${Math.min(50, 50 * Math.abs(amount ?? 0))}%`;
  return (
    <div class={isSum ? 'is-sum' : ''}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {amount !== undefined && (
        <span class={`totals-bar ${amount < 0 ? 'is-less' : 'is-more'}`} aria-hidden="true">
          <span style={{ width }} />
        </span>
      )}
    </div>
  );
}

/** An estimate; where it was drawn by lot, how far it may be off, at two standard errors. */
function WithError(props: { readonly estimate: Estimated; readonly words: ReviewWords }) {
  const { value, error } = props.estimate;
  const margin = 2 * error;
  return (
    <>
      {change(value)}
      {margin >= 0.005 && (
        <small>
          <span aria-hidden="true"> ± {percent(margin)}</span>
          <span class="visually-hidden">, {props.words.totals.give(percent(margin))}</span>
        </small>
      )}
    </>
  );
}

function within(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}

function adjustedInWords(name: string, { adjusted }: PlayerSummary, words: ReviewWords): string {
  const { totals } = words;
  if (adjusted.value > 0.95) return totals.adjustedMost(name);
  if (adjusted.value < 0.05) return totals.adjustedLeast(name);
  return totals.adjustedSentence(name, percent(adjusted.value));
}
