/** The choice between motion and none, by the settings or else by the device. */
import { settings } from '../store/settings.ts';

/** Returns true if nothing may move. */
export function isStill(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Ends all animations of the page at each tap or key, until the returned function is called. */
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
