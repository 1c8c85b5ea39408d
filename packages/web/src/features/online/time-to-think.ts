/** Clocks that can be chosen for a table, by the names that they have in the words. */
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nyhavn/protocol';
import { locale } from '../../words/index.ts';
import { durationText } from '../../words/numbers.ts';
import { together } from '../../words/together.ts';

/** The clocks that are offered. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  'move-60': { kind: 'move', time: 60 * SECOND_MS },
  'move-180': { kind: 'move', time: 180 * SECOND_MS },
  'game-900': { kind: 'game', time: 900 * SECOND_MS },
  'game-1800': { kind: 'game', time: 1800 * SECOND_MS },
  'days-1': { kind: 'days', time: DAY_MS },
  'days-3': { kind: 'days', time: 3 * DAY_MS },
};

/** A table's clock in words; one that is not offered here is a plain time. */
export function clockInWords(clock: Clock): string {
  const time = (one: Clock) => (one.kind === 'none' ? 0 : one.time);
  const name = Object.keys(CLOCKS).find((key) => {
    const offered = CLOCKS[key];
    return offered?.kind === clock.kind && time(offered) === time(clock);
  });
  return together.say()?.open.clocks[name ?? ''] ?? timeText(time(clock));
}

/** The age of a time, to the minute, hour or day. */
export function agoInWords(time: number, now = Date.now()): string {
  const ago = Math.max(0, now - time);
  const [size, unit] =
    ago < HOUR_MS
      ? ([MINUTE_MS, 'minute'] as const)
      : ago < DAY_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([DAY_MS, 'day'] as const);
  const format = new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto' });
  return format.format(-Math.floor(ago / size), unit);
}

/** A time in the shortest way: `2:05`, `3 hrs`, `2 days`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const whole = seconds * SECOND_MS;
  if (whole >= 2 * DAY_MS) return durationText({ day: Math.floor(whole / DAY_MS) });
  if (whole >= 2 * HOUR_MS) return durationText({ hour: Math.floor(whole / HOUR_MS) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
