/** The progress of each lesson, stored in the browser's database. */
import { keepValue, onDatabase } from './database.ts';

/** One lesson: the steps that are done, and the one that was open last. */
export interface LessonProgress {
  readonly game: string;
  readonly done: readonly string[];
  readonly open: string;
  /** The number of steps of the lesson. */
  readonly steps: number;
}

/** The progress of a lesson; undefined if it was never opened. */
export function lessonProgress(game: string): Promise<LessonProgress | undefined> {
  return onDatabase((db) => db.get('lessons', game));
}

/** Keeps how far a lesson is. */
export async function keepLessonProgress(progress: LessonProgress): Promise<void> {
  await keepValue('lessons', progress);
}
