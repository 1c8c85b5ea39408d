/** The review of a game: how far it is, and all that was found. */
import './review-panel.css';
import { useEffect } from 'preact/hooks';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ReviewWords } from '../../../words/en/review.ts';
import { reviewWords } from '../../../words/review.ts';
import type { PartProps } from '../part-props.ts';
import { Decisions } from './decisions.tsx';
import { Graph } from './graph.tsx';
import { type Reviewing, reviewingOf } from './reviewing.ts';
import { Totals } from './totals.tsx';

/** Everything about the review of this game. */
export function ReviewPanel({ replay, front }: PartProps) {
  const words = reviewWords.say();
  const reviewing = reviewingOf(replay);
  const state = reviewing.state.value;
  useEffect(() => {
    if (state === 'done' && reviewing.isNew) announce(reviewWords.say()?.done ?? '');
  }, [state]);
  if (!words) return null;
  if (!replay.isOver) return <p>{words.notOver}</p>;
  const review = reviewing.review.value;
  return (
    <div class="review">
      <Progress reviewing={reviewing} words={words} />
      {review && (
        <>
          <Graph {...{ replay, review, words }} />
          <Totals {...{ replay, review, words }} />
          <Decisions {...{ replay, front, review, words }} />
        </>
      )}
      <details class="review-how">
        <summary>{words.howTo.title}</summary>
        {words.howTo.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  );
}

/** The button that begins, or how far it is; nothing once it is done. */
function Progress(props: { readonly reviewing: Reviewing; readonly words: ReviewWords }) {
  const { reviewing, words } = props;
  const state = reviewing.state.value;
  const percent = Math.floor(100 * reviewing.progress.value);
  if (state === 'done') return null;
  if (state === 'running') {
    return (
      <div class="review-progress">
        <label>
          <span>{words.running(percent)}</span>
          <progress max={100} value={percent} />
        </label>
        <Button icon="pause" onClick={() => reviewing.stop()}>
          {words.stop}
        </Button>
      </div>
    );
  }
  const hasBegun = reviewing.review.value !== undefined;
  return (
    <div class="review-start">
      {!hasBegun && <p>{words.intro}</p>}
      <p class="review-about">
        {state === 'failed' ? words.failed : hasBegun ? words.stopped(percent) : words.duration}
      </p>
      <Button
        look="primary"
        icon="play"
        disabled={state === 'opening'}
        onClick={() => reviewing.start()}
      >
        {hasBegun ? words.goOn : words.start}
      </Button>
    </div>
  );
}
