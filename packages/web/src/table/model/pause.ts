/** Pauses between events of chance and bots, so that people can follow them. */
import { settings } from '../../store/settings.ts';
import { isStill } from '../../ui/motion.ts';

const PAUSES_MS = { chance: 350, bot: 650 } as const;

/** The factor of each pace. */
const FACTORS = { slow: 2.5, normal: 1, fast: 0.3 } as const;

/** The pause for a kind of event: none with reduced motion, unless a slow pace is set. */
export function pauseMs(kind: keyof typeof PAUSES_MS): number {
  const { pace } = settings.value;
  return !isStill() || pace === 'slow' ? PAUSES_MS[kind] * FACTORS[pace] : 0;
}

/** Waits as long as an event of that kind should take. */
export function pause(kind: keyof typeof PAUSES_MS): Promise<void> {
  const time = pauseMs(kind);
  return new Promise((resolve) => setTimeout(resolve, time));
}
