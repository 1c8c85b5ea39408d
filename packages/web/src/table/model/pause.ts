/** How fast things happen that no person does, so that people can follow them. */
import { settings } from '../../store/settings.ts';

const PAUSES = { chance: 350, bot: 650 } as const;

/** Whether things may move on the screen. */
function mayMove(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Waits as long as an event of that kind should take; not at all where nothing moves. */
export function pause(kind: keyof typeof PAUSES): Promise<void> {
  const time = mayMove() ? PAUSES[kind] : 0;
  return new Promise((resolve) => setTimeout(resolve, time));
}
