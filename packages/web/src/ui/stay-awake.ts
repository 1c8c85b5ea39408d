/** A device that lies on the table stays awake while people play there. */
import { useEffect } from 'preact/hooks';

/** Keeps the screen on while the page is in sight, until the returned function is called. */
export function keepAwake(): () => void {
  let isOver = false;
  let isAsking = false;
  let lock: WakeLockSentinel | undefined;

  async function ask(): Promise<void> {
    const isHeld = lock !== undefined && !lock.released;
    if (isOver || isAsking || isHeld || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      // Browsers take the lock back when the page is hidden, and some have none.
      lock = await navigator.wakeLock?.request('screen');
      if (isOver) await lock?.release();
    } catch {
      // The browser would rather save power: the screen goes off as it always does.
    } finally {
      isAsking = false;
    }
  }

  const see = () => void ask();
  document.addEventListener('visibilitychange', see);
  see();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', see);
    void lock?.release();
  };
}

/** Keeps the screen on while a component is there. */
export function useStayAwake(): void {
  useEffect(keepAwake, []);
}
