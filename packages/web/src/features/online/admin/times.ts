/** Moments as administrators read them: how long ago, or when exactly. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nyhavn/protocol';
import { locale } from '../../../words/index.ts';

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** The age of a time, in words. */
export function agoOf(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto' });
  const past = Math.max(0, now - time);
  const [unit, length] = STEPS.find(([, size]) => past >= size) ?? (['second', 1000] as const);
  // Times are shown in minutes at the finest.
  return format.format(unit === 'second' ? 0 : -Math.floor(past / length), unit);
}

/** A day with its hour and minute, in short. */
export function momentOf(time: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale.value, style).format(time);
}
