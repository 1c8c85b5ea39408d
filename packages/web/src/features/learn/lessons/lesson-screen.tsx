/** A lesson: short steps, each with a position in which the reader makes the move. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Rehearsal } from '../../../table/rehearsal.ts';
import { type Loaded, loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { useTitle } from '../../../ui/page.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { gameName, say } from '../../../words/index.ts';
import { panelWords } from '../../../words/learn.ts';
import type { Lesson } from './lesson.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { type OpenLesson, openLesson } from './open-lesson.ts';

/** The lesson that the address names, at the step behind its `#` or where it was left. */
export function LearnScreen() {
  const { game = '' } = useRoute().params;
  const opened = useLesson(game);
  const { common, home } = say();
  useTitle(panelWords.say()?.title(gameName(game)) ?? home.learn);
  if (opened.kind === 'failed') return <Trouble failed={opened} />;
  if (opened.kind === 'loading') return <Loading />;
  if (!opened.value) return <Missing text={common.notFound} />;
  return <LessonTable key={game} {...opened.value} />;
}

/** The step that is open: its words, and its table below them. */
function LessonTable({ lesson, words: shelf, front }: OpenLesson) {
  const panel = panelWords.say();
  const words = shelf.say();
  const table = lesson.table.value;
  const { kind } = lesson.outcome.value;
  const awaited = table.turn.value.kind;
  const isResting = kind !== 'open' && (awaited === 'chance' || awaited === 'bot');
  const status = isResting ? panel?.rests[kind] : undefined;
  const rehearsal = useMemo(() => ({ status }), [status]);
  if (!panel || !words) return <Loading />;
  const { Board } = front;
  return (
    <div class="lesson">
      <LessonPanel {...{ lesson, panel, words }} />
      <div class="lesson-table">
        <Rehearsal.Provider value={rehearsal}>
          {/* The key drops the selection and open parts of the table before. */}
          <Board key={lesson.attempt.value} table={table} />
        </Rehearsal.Provider>
      </div>
    </div>
  );
}

/** Opens a lesson while the screen is there; the address follows the step that is open. */
function useLesson(game: string): Loaded<OpenLesson | undefined> {
  const opened = useLoaded(
    () => openLesson(game, stepInAddress()),
    [game],
    (dropped) => dropped?.lesson.close(),
  );
  const lesson = loadedValue(opened)?.lesson;
  useLayoutEffect(() => (lesson ? follow(lesson) : undefined), [lesson]);
  return opened;
}

function stepInAddress(): string {
  return location.hash.slice(1);
}

/** Keeps the address and the lesson together until the returned function is called. */
function follow(lesson: Lesson): () => void {
  const stop = effect(() => {
    history.replaceState(history.state, '', `#${lesson.step.value.id}`);
  });
  const turn = () => {
    if (stepInAddress() !== lesson.step.peek().id) lesson.open(stepInAddress());
  };
  addEventListener('hashchange', turn);
  return () => {
    stop();
    removeEventListener('hashchange', turn);
  };
}
