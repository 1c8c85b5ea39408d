/** How fast things happen that no person does, so that people can follow them. */
import { settings } from '../../store/settings.ts';

const PAUSES_MS = { chance: 350, bot: 650 } as const;

/** How much longer or shorter they are at the pace that is set. */
const FACTORS = { slow: 2.5, normal: 1, fast: 0.3 } as const;

/** Whether things may move on the screen. */
function mayMove(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long an event of that kind should take: no time where nothing moves, unless a slow pace is set. */
export function pauseMs(kind: keyof typeof PAUSES_MS): number {
  const { pace } = settings.value;
  return mayMove() || pace === 'slow' ? PAUSES_MS[kind] * FACTORS[pace] : 0;
}

/** Waits as long as an event of that kind should take. */
export function pause(kind: keyof typeof PAUSES_MS): Promise<void> {
  const time = pauseMs(kind);
  return new Promise((resolve) => setTimeout(resolve, time));
}
