/** Days and results in words. */

import type { DailyKind, DailyResult } from '../../store/stored-shapes.ts';
import { dailyWords } from '../../words/daily.ts';
import { locale } from '../../words/index.ts';

/** A day in full, as in `16 November 2026`. */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString(locale.value, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** A day in short, as in `Mon, 16 Nov`. */
export function dayInShort(day: string): string {
  return new Date(day).toLocaleDateString(locale.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** The result of a game, as in `12 points in 9 turns`. */
export function resultInWords(kind: DailyKind, result: DailyResult): string {
  const words = dailyWords.say();
  if (!words) return '';
  const { isSuccess, points, theirs, turns } = result;
  if (kind === 'alone') {
    return isSuccess ? words.aloneDone(points, words.turns(turns)) : words.aloneFailed(points);
  }
  return isSuccess ? words.won(points, theirs) : words.lost(points, theirs);
}
