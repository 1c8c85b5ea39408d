/**
 * Networks as players, to see in the arena whether they are any good:
 * `WEIGHTS=a.txt,b.txt npx nyhavn arena … --bots architect,learned-1 --with tools/train/src/candidates.ts`.
 */
import { readFileSync } from 'node:fs';
import type { Bot } from '@nyhavn/bots';
import { storedEvaluator } from '@nyhavn/bots/internal';
import { PUPILS } from './pupils.ts';

const files = process.env.WEIGHTS?.split(',') ?? [];

/** One for each of the files. */
export const bots: readonly Bot[] = files.map((file, index) => {
  const text = readFileSync(file, 'utf8');
  const pupil = PUPILS.find(({ game }) => text.includes(`"game":"${game.id}"`));
  if (!pupil) throw new Error(`${file} holds no weights`);
  const evaluator = storedEvaluator(pupil, text);
  return {
    name: `learned-${index + 1}`,
    choose: ({ view, seat }) => pupil.plans(view, seat, evaluator)[0]!,
  };
});
