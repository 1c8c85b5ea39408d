/** The time that clocks show, second by second. */
import type { Clocks } from '@nyhavn/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const TICK_MS = 1000;

const now = signal(performance.now());

/** Lets clocks go on while a component is there. */
export function useTicking(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** Milliseconds that a seat has left now; undefined where no clock runs. */
export function leftAt(clocks: Clocks | undefined, seat: number): number | undefined {
  const left = clocks?.left[seat];
  if (!clocks || left === null || left === undefined) return undefined;
  return Math.max(0, left - Math.max(0, now.value - clocks.since));
}
