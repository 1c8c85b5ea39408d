/** What lessons say, fetched with them. */
import type { LessonPanelWords } from '../words/en/learn/panel.ts';
import { Shelf } from '../words/shelf.ts';

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
  en: () => import('../words/en/learn/panel.ts'),
  nl: () => import('../words/nl/learn/panel.ts'),
  de: () => import('../words/de/learn/panel.ts'),
  fr: () => import('../words/fr/learn/panel.ts'),
});

/** What the lesson on each game says. */
export const lessonWords: Readonly<Record<string, Shelf<LessonWords>>> = {
  'roll-and-write': new Shelf<LessonWords>({
    en: () => import('../words/en/learn/roll-and-write.ts'),
    nl: () => import('../words/nl/learn/roll-and-write.ts'),
    de: () => import('../words/de/learn/roll-and-write.ts'),
    fr: () => import('../words/fr/learn/roll-and-write.ts'),
  }),
  copenhagen: new Shelf<LessonWords>({
    en: () => import('../words/en/learn/copenhagen.ts'),
    nl: () => import('../words/nl/learn/copenhagen.ts'),
    de: () => import('../words/de/learn/copenhagen.ts'),
    fr: () => import('../words/fr/learn/copenhagen.ts'),
  }),
};
