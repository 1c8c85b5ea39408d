/** Clocks that can be chosen for a table, by the names that they have in the words. */
import type { Clock } from '@nyhavn/protocol';
import { language } from '../../words/index.ts';
import { together } from '../../words/together.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that are offered. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  'move-60': { kind: 'move', time: 60 * SECOND },
  'move-180': { kind: 'move', time: 180 * SECOND },
  'game-900': { kind: 'game', time: 900 * SECOND },
  'game-1800': { kind: 'game', time: 1800 * SECOND },
  'days-1': { kind: 'days', time: DAY },
  'days-3': { kind: 'days', time: 3 * DAY },
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

/** How long ago something was, to the minute, hour or day. */
export function agoInWords(time: number, now = Date.now()): string {
  const ago = Math.max(0, now - time);
  const [size, unit] =
    ago < HOUR
      ? ([MINUTE, 'minute'] as const)
      : ago < DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  return format.format(-Math.floor(ago / size), unit);
}

/** A time in the shortest way: `2:05`, `3 h`, `2 d`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const whole = seconds * SECOND;
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} d`;
  if (whole >= 2 * HOUR) return `${Math.floor(whole / HOUR)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
