/** Days and results in words. */

import type { DailyKind, DailyResult } from '../../store/stored-shapes.ts';
import { dailyWords } from '../../words/daily.ts';

/** English is written as in Britain, days before months. */
function placeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** A day in full, as in `16 November 2026`. */
export function dayInWords(day: string, language: string): string {
  return new Date(day).toLocaleDateString(placeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** A day in short, as in `Mon, 16 Nov`. */
export function dayInShort(day: string, language: string): string {
  return new Date(day).toLocaleDateString(placeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** What came of a game, as in `12 points in 9 turns`. */
export function resultInWords(kind: DailyKind, result: DailyResult): string {
  const words = dailyWords.say();
  if (!words) return '';
  const { isSuccess, points, theirs, turns } = result;
  if (kind === 'alone') {
    return isSuccess ? words.aloneDone(points, words.turns(turns)) : words.aloneFailed(points);
  }
  return isSuccess ? words.won(points, theirs) : words.lost(points, theirs);
}
