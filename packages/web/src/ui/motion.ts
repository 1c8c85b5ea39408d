/** Whether things may move: as it is set, or else as the device wishes. */
import { settings } from '../store/settings.ts';

/** Returns true if nothing shall move. */
export function isStill(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Ends what moves on the page at each tap or key, until the returned function is called: nobody has to wait for it. */
export function hurryOnTouch(): () => void {
  const listening = new AbortController();
  const hurry = () => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation instanceof CSSAnimation && endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  };
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, hurry, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
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
