/** What clocks show, second by second. */

import type { Clocks } from '@nyhavn/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const now = signal(performance.now());

/** Lets clocks go on while a component is there. */
export function useTicking(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** Milliseconds that a seat has left now; undefined where no clock runs. */
export function leftAt(clocks: Clocks | undefined, seat: number): number | undefined {
  const left = clocks?.left[seat];
  if (!clocks || left === null || left === undefined) return undefined;
  return Math.max(0, left - Math.max(0, now.value - clocks.since));
}

/** A time in the shortest way: `2:05`, `3 h`, `2 d`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
