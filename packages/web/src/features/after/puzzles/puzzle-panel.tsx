/**
 * The panel above a puzzle's table: the game that it is from, the task, and how good the move was.
 */
import { Button, IconButton } from '../../../ui/button.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import '../../../ui/lesson-panel.css';
import './puzzle-panel.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { reasonsFor } from '../../../table/advice/saying.ts';
import type { GameFront } from '../../../table/front.ts';
import { announce } from '../../../ui/announcer.tsx';
import { setting } from '../../../ui/bound.ts';
import { Icon } from '../../../ui/icon.tsx';
import { adviceWords } from '../../../words/advice.ts';
import type { PuzzleWords } from '../../../words/en/puzzles.ts';
import { gameName } from '../../../words/index.ts';
import { dayText } from '../../../words/numbers.ts';
import type { PuzzleOutcome, Solving } from './solving.ts';

/** A move that loses no more chance of winning than this is called close. */
const NEAR = 0.05;

interface PanelParts {
  readonly solving: Solving;
  readonly front: GameFront;
  readonly words: PuzzleWords;
  readonly number: number;
  readonly count: number;
  /** A game that could be reviewed, where there are no puzzles of one's own. */
  readonly unreviewed: string | undefined;
  readonly onNext: () => void;
}

/** The panel; on a phone it folds up while the reader acts, so that nothing is covered. */
export function PuzzlePanel(props: PanelParts) {
  const { solving, front, words, number, count } = props;
  const id = useId();
  const isUnfolded = useSignal(true);
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const attempt = solving.attempt.value;
  const outcome = solving.outcome.value;
  const { kind } = outcome;
  const feedback = feedbackOf(words, outcome);
  useLayoutEffect(() => {
    if (kind === 'open') return;
    isUnfolded.value = true;
    announce(feedback, 'lesson');
    if (kind !== 'thinking') main.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [kind]);
  useEffect(() => {
    // The button that led here is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  }, [attempt]);
  return (
    <section
      class="lesson-panel puzzle-panel panel"
      aria-labelledby={id}
      data-folded={isUnfolded.value ? undefined : ''}
      data-outcome={kind === 'solved' ? 'done' : kind}
    >
      <div class="lesson-bar">
        <Icon name="puzzle" />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.number(number, count)}
        </h2>
        <p class="lesson-brief" aria-hidden="true">
          {words.task}
        </p>
        <FoldButton isUnfolded={isUnfolded} label={words.read} />
      </div>
      <div class="lesson-body" ref={main}>
        <div class="lesson-words">
          {kind === 'open' ? <Task {...props} /> : <Feedback {...{ outcome, front, feedback }} />}
        </div>
        <Actions {...props} onTry={setting(isUnfolded, false)} />
      </div>
    </section>
  );
}

function feedbackOf(words: PuzzleWords, outcome: PuzzleOutcome): string {
  switch (outcome.kind) {
    case 'open':
      return '';
    case 'thinking':
    case 'failed':
    case 'shown':
      return words[outcome.kind];
    case 'solved':
      return outcome.played.class === 'best' ? words.best : words.fine;
    case 'strayed': {
      const { played, best } = outcome;
      const percent = (chance: number) => Math.round(chance * 100);
      const close = played.loss <= NEAR ? words.near : words.far;
      return `${words.strayed(percent(played.chance), percent(best.chance))} ${close}`;
    }
  }
}

function Task({ solving, words, unreviewed }: PanelParts) {
  const { from, game } = solving.puzzle;
  const name = gameName(game);
  return (
    <>
      <p>{from ? words.own(name, dayText(from.when)) : words.given(name)}</p>
      <p class="lesson-task">
        <strong>{words.task}</strong>{' '}
        {from ? words.cost(Math.max(1, Math.round(from.loss * 100))) : words.find}
      </p>
      {!from && (
        <p class="puzzle-how">
          {words.how}{' '}
          {unreviewed !== undefined && (
            <a href={`/game/${unreviewed}?part=review`}>{words.toReview}</a>
          )}
        </p>
      )}
    </>
  );
}

function Feedback(props: {
  readonly front: GameFront;
  readonly outcome: PuzzleOutcome;
  readonly feedback: string;
}) {
  const { front, outcome, feedback } = props;
  const advice = adviceWords.say();
  const isTold = outcome.kind === 'solved' || outcome.kind === 'shown';
  return (
    <>
      <p class="lesson-feedback">
        <Icon name={isTold ? 'check' : outcome.kind === 'strayed' ? 'undo' : 'bulb'} />
        <span>{feedback}</span>
      </p>
      {isTold && advice && (
        <ul class="puzzle-reasons">
          {reasonsFor(advice, front, outcome.played).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions(props: PanelParts & { readonly onTry: () => void }) {
  const { solving, words, onNext, onTry } = props;
  const { kind } = solving.outcome.value;
  const { from } = solving.puzzle;
  const isEnded = kind === 'solved' || kind === 'shown';
  return (
    <div class="lesson-actions">
      <IconButton look="quiet" icon="home" href="/" label={words.leave} />
      {kind !== 'open' && (
        <Button
          look={kind === 'strayed' || kind === 'failed' ? 'primary' : undefined}
          icon="again"
          onClick={() => {
            onTry();
            solving.again();
          }}
        >
          <span>{words.again}</span>
        </Button>
      )}
      {!isEnded && kind !== 'thinking' && (
        <Button icon="bulb" onClick={() => void solving.show()}>
          <span>{words.show}</span>
        </Button>
      )}
      {from && isEnded && (
        <Button icon="eye" href={`/game/${from.game}#${from.at}`}>
          {words.moment}
        </Button>
      )}
      {kind === 'open' && (
        <Button look="primary" class="lesson-try" onClick={onTry}>
          {words.solve}
        </Button>
      )}
      <Button look={isEnded ? 'primary' : undefined} onClick={onNext}>
        <span>{isEnded ? words.next : words.skip}</span>
        <Icon name="right" />
      </Button>
    </div>
  );
}
