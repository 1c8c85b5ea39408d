/** What the compiler can't see of the lessons' words: that they belong to the steps, and are no English. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../../../src/games/contract/lesson-step.ts';
import { lessons as copenhagenSteps } from '../../../../src/games/copenhagen/lessons.ts';
import { lessons as rollAndWriteSteps } from '../../../../src/games/roll-and-write/lessons.ts';
import { LANGUAGES } from '../../../../src/store/languages.ts';
import type { StepWords } from '../../../../src/words/learn.ts';

type LessonWords = Readonly<Record<string, StepWords>>;

async function wordsOf(language: string, subject: string): Promise<LessonWords> {
  const { words } = await import(`../../../../src/words/${language}/games/${subject}/learn.ts`);
  return words;
}

const LESSONS: readonly [string, readonly Step[]][] = [
  ['roll-and-write', rollAndWriteSteps],
  ['copenhagen', copenhagenSteps],
];

function sentencesOf({ title, text, task, done, remarks }: StepWords): string[] {
  return [title, text, task, done, ...Object.values(remarks)];
}

describe.each(LANGUAGES)('lessons in %s', (language) => {
  it.each(LESSONS)('say something to every step of %s', async (game, steps) => {
    const words = await wordsOf(language, game);
    expect(Object.keys(words)).toEqual(steps.map(({ id }) => id));
    for (const step of steps) {
      const said = words[step.id];
      expect(Object.keys(said?.remarks ?? {}).sort()).toEqual(Object.keys(step.remarks).sort());
      for (const sentence of said ? sentencesOf(said) : ['']) expect(sentence.trim()).not.toBe('');
      expect(said?.task, step.id).toMatch(/[.!?]$/);
      expect(said?.done, step.id).toMatch(/[.!?]$/);
    }
  });

  if (language === 'en') return;

  it.each(LESSONS)('are translated: %s', async (game) => {
    const english = Object.values(await wordsOf('en', game)).flatMap(sentencesOf);
    const said = Object.values(await wordsOf(language, game)).flatMap(sentencesOf);
    expect(said.filter((sentence) => english.includes(sentence))).toEqual([]);
  });
});
