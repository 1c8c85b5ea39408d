/** Keeps the screen on while something is open that lies on a table and is looked at now and then. */
import { useEffect } from 'preact/hooks';

/** Keeps the screen on while the component is there, where the browser can and the battery allows. */
export function useStayAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    async function ask() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isLeft) await lock.release();
      } catch {
        // A low battery may refuse it, and then the screen goes dark as it always does.
      }
    }
    void ask();
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
