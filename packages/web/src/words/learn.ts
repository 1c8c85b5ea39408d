/** What lessons say, fetched with them. */
import type { LessonPanelWords } from './en/learn/panel.ts';
import { Shelf } from './shelf.ts';

/** What a step says. */
export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What the reader is asked to do. */
  readonly task: string;
  readonly done: string;
  /** By the names that the step gives them. */
  readonly remarks: Readonly<Record<string, string>>;
}

/** What the steps of a lesson say, by their ids. */
export type LessonWords = Readonly<Record<string, StepWords>>;

/** What every lesson says round its steps. */
export const panelWords = new Shelf<LessonPanelWords>(
  (language) => import(`./${language}/learn/panel.ts`),
);
