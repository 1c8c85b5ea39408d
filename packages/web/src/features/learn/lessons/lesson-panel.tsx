/** The panel of a lesson: the step, the task, and remarks on moves. */
import { Button, IconButton } from '../../../ui/button.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import '../../../ui/lesson-panel.css';
import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { StepOutcome } from '../../../games/contract/lesson-step.ts';
import { announce } from '../../../ui/announcer.tsx';
import { setting } from '../../../ui/bound.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { LessonPanelWords } from '../../../words/en/learn/panel.ts';
import type { StepWords } from '../../../words/learn.ts';
import type { Lesson } from './lesson.ts';
import { StepList } from './step-list.tsx';

interface PanelParts {
  readonly lesson: Lesson;
  readonly panel: LessonPanelWords;
  readonly words: Readonly<Record<string, StepWords>>;
}

const NO_WORDS: StepWords = { title: '', text: '', task: '', done: '', remarks: {} };

/** The panel; on a phone it folds up while the reader acts, so that nothing is covered. */
export function LessonPanel({ lesson, panel, words }: PanelParts) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const isUnfolded = useSignal(true);
  const isFirst = useRef(true);
  const table = lesson.table.value;
  const step = lesson.step.value;
  const outcome = lesson.outcome.value;
  const said = words[step.id] ?? NO_WORDS;
  const feedback = feedbackOf(outcome, said, panel);

  // Announces a step when its table is new, and not when the words change with the language.
  useLayoutEffect(() => {
    announce(`${said.text} ${panel.task} ${said.task}`, 'lesson');
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [table]);
  useLayoutEffect(() => {
    if (outcome.kind === 'open') return;
    isUnfolded.value = true;
    announce(feedback, 'lesson');
  }, [table, outcome.kind]);
  useLayoutEffect(() => {
    if (outcome.kind === 'open' || !isUnfolded.value) return;
    main.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [table, outcome.kind, isUnfolded.value]);

  function retry() {
    isUnfolded.value = false;
    lesson.again();
  }
  function go(by: 1 | -1) {
    isUnfolded.value = true;
    lesson.go(by);
  }

  return (
    <section
      class="lesson-panel panel"
      aria-labelledby={id}
      data-folded={isUnfolded.value ? undefined : ''}
      data-outcome={outcome.kind}
    >
      <div class="lesson-bar">
        <StepList {...{ lesson, panel, words }} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        <p class="lesson-brief" aria-hidden="true">
          {said.task}
        </p>
        <FoldButton isUnfolded={isUnfolded} label={panel.read} />
      </div>
      <div class="lesson-body" ref={main}>
        <div class="lesson-words">
          {outcome.kind === 'open' ? (
            <>
              <p>{said.text}</p>
              <p class="lesson-task">
                <strong>{panel.task}</strong> {said.task}
              </p>
            </>
          ) : (
            <Feedback {...{ lesson, panel, outcome, feedback }} />
          )}
        </div>
        <Actions
          {...{ lesson, panel, outcome }}
          onGo={go}
          onRetry={retry}
          onTry={setting(isUnfolded, false)}
        />
      </div>
    </section>
  );
}

function feedbackOf(outcome: StepOutcome, said: StepWords, panel: LessonPanelWords): string {
  if (outcome.kind === 'open') return '';
  if (outcome.kind === 'done') return said.done;
  return said.remarks[outcome.remark ?? ''] ?? panel.other;
}

function Feedback(props: {
  readonly lesson: Lesson;
  readonly panel: LessonPanelWords;
  readonly outcome: StepOutcome;
  readonly feedback: string;
}) {
  const { lesson, panel, outcome, feedback } = props;
  const isDone = outcome.kind === 'done';
  return (
    <>
      <p class="lesson-feedback">
        <Icon name={isDone ? 'check' : 'undo'} />
        <span>
          {isDone && <strong>{panel.wellDone}. </strong>}
          {feedback}
        </span>
      </p>
      {isDone && lesson.isLast && (
        <p class="lesson-finished">
          <strong>{panel.finished.title}.</strong> {panel.finished.text}
        </p>
      )}
    </>
  );
}

interface ActionParts {
  readonly lesson: Lesson;
  readonly panel: LessonPanelWords;
  readonly outcome: StepOutcome;
  readonly onGo: (by: 1 | -1) => void;
  readonly onRetry: () => void;
  /** Folds the panel up, where it would be in the way. */
  readonly onTry: () => void;
}

function Actions({ lesson, panel, outcome, onGo, onRetry, onTry }: ActionParts) {
  const isDone = outcome.kind === 'done';
  const isFinished = isDone && lesson.isLast;
  return (
    <div class="lesson-actions">
      <IconButton look="quiet" icon="home" href="/" label={panel.leave} />
      <IconButton
        icon="left"
        label={panel.back}
        disabled={lesson.number.value === 0}
        onClick={() => onGo(-1)}
      />
      <Button
        look={outcome.kind === 'strayed' ? 'primary' : undefined}
        icon="again"
        onClick={onRetry}
      >
        <span>{outcome.kind === 'strayed' ? panel.takeBack : panel.again}</span>
      </Button>
      {outcome.kind === 'open' && (
        <Button look="primary" class="lesson-try" onClick={onTry}>
          {panel.tryIt}
        </Button>
      )}
      {!lesson.isLast && (
        <Button look={isDone ? 'primary' : undefined} onClick={() => onGo(1)}>
          <span>{panel.next}</span>
          <Icon name="right" />
        </Button>
      )}
      {isFinished && <Farewell lesson={lesson} panel={panel} />}
    </div>
  );
}

/** The links after the last step. */
function Farewell({ lesson, panel }: Pick<PanelParts, 'lesson' | 'panel'>) {
  return (
    <>
      <Button icon="book" href={`/rules/${lesson.game}`}>
        {panel.finished.rules}
      </Button>
      <Button look="primary" href={`/play/new?game=${lesson.game}`}>
        {panel.finished.play}
      </Button>
    </>
  );
}
