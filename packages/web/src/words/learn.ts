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
type LessonWords = Readonly<Record<string, StepWords>>;

/** What every lesson says round its steps. */
export const panelWords = new Shelf<LessonPanelWords>({
  en: () => import('./en/learn/panel.ts'),
  nl: () => import('./nl/learn/panel.ts'),
  de: () => import('./de/learn/panel.ts'),
  fr: () => import('./fr/learn/panel.ts'),
});

/** What the lesson on each game says. */
export const lessonWords: Readonly<Record<string, Shelf<LessonWords>>> = {
  'roll-and-write': new Shelf<LessonWords>({
    en: () => import('./en/learn/roll-and-write.ts'),
    nl: () => import('./nl/learn/roll-and-write.ts'),
    de: () => import('./de/learn/roll-and-write.ts'),
    fr: () => import('./fr/learn/roll-and-write.ts'),
  }),
  copenhagen: new Shelf<LessonWords>({
    en: () => import('./en/learn/copenhagen.ts'),
    nl: () => import('./nl/learn/copenhagen.ts'),
    de: () => import('./de/learn/copenhagen.ts'),
    fr: () => import('./fr/learn/copenhagen.ts'),
  }),
};
