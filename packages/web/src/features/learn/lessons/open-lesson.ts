/** Opening a lesson: its game, its steps, and where it was left. */

import { loadFront, moduleOf } from '../../../games/registry.ts';
import { keepLessonProgress, lessonProgress } from '../../../store/progress.ts';
import type { GameFront } from '../../../table/front.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import type { LessonWords } from '../../../words/learn.ts';
import type { Shelf } from '../../../words/shelf.ts';
import { Lesson } from './lesson.ts';

/** A lesson, and the game that shows its tables. */
export interface OpenLesson {
  readonly lesson: Lesson;
  /** The texts of its steps. */
  readonly words: Shelf<LessonWords>;
  readonly front: GameFront;
}

/** Opens the lesson on a game at a step, or where it was left; undefined if there is none. */
export async function openLesson(game: string, step: string): Promise<OpenLesson | undefined> {
  const [steps, words, front, kept] = await Promise.all([
    moduleOf(game)?.lesson?.steps(),
    moduleOf(game)?.lesson?.words(),
    loadFront(game),
    // Without a database a lesson begins at its beginning.
    lessonProgress(game).catch(() => undefined),
  ]);
  if (!steps || !words || !front) return undefined;
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
  return { lesson, words, front };
}
