/** Whether things may move: as it is set, or else as the device wishes. */
import { settings } from '../store/settings.ts';

/** Whether nothing shall move. */
export function isStill(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls something once, at the next tap or key, wherever it falls, unless the returned function is called before. */
export function onAnyTouch(act: () => void): () => void {
  const listening = new AbortController();
  const touched = () => {
    listening.abort();
    act();
  };
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, touched, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
