/** Opening a lesson: its game, its steps, and where it was left. */

import type { Step } from '../../../games/contract/lesson-step.ts';
import { loadFront } from '../../../games/fronts.ts';
import { keepLessonProgress, lessonProgress } from '../../../store/progress.ts';
import type { GameFront } from '../../../table/front.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<string, () => Promise<{ lessons: readonly Step[] }>>> = {
  'roll-and-write': () => import('../../../games/roll-and-write/lessons.ts'),
  copenhagen: () => import('../../../games/copenhagen/lessons.ts'),
};

/** A lesson, and the game that shows its tables. */
export interface OpenLesson {
  readonly lesson: Lesson;
  readonly front: GameFront;
}

/** Opens the lesson on a game at a step, or where it was left; undefined if there is none. */
export async function openLesson(game: string, step: string): Promise<OpenLesson | undefined> {
  const [loaded, front, kept] = await Promise.all([
    LESSONS[game]?.(),
    loadFront(game),
    // Without a database a lesson begins at its beginning.
    lessonProgress(game).catch(() => undefined),
  ]);
  if (!loaded || !front) return undefined;
  const { lessons: steps } = loaded;
  const done = kept?.done ?? [];
  const isKnown = steps.some(({ id }) => id === step);
  const isFinished = steps.every(({ id }) => done.includes(id));
  const open = isKnown ? step : isFinished ? '' : (kept?.open ?? '');
  const lesson = new Lesson({
    game,
    steps,
    rules: front,
    progress: { game, done, open, steps: steps.length },
    keep: (progress) => void keepLessonProgress(progress).catch(sayTrouble),
  });
  return { lesson, front };
}
