/** The moment and the part that the address of a game names. */
import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Replay } from './replay.ts';

/** The address of a moment of a game. */
export function momentAddress(id: string, moment: number): string {
  return `/game/${encodeURIComponent(id)}#${moment}`;
}

/** The moment in a fragment such as `#12`; undefined where it names none. */
export function momentIn(fragment: string): number | undefined {
  return /^#\d{1,6}$/.test(fragment) ? Number(fragment.slice(1)) : undefined;
}

/** Keeps the address and the moment the same: whoever steps changes the address, and the other way round. */
export function useMomentInAddress(replay: Replay): void {
  // Before anything is shown: whoever is quick must not be taken back.
  useLayoutEffect(() => {
    const follow = () => replay.goTo(momentIn(location.hash) ?? replay.length);
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    const write = replay.at.subscribe((at) => {
      if ((momentIn(location.hash) ?? replay.length) === at) return;
      history.replaceState(history.state, '', `${location.search}#${at}`);
    });
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
      write();
    };
  }, [replay]);
}

/** The part that is open, as the address names it; setting it changes the address. */
export function usePart(first: string) {
  const named = useSignal(partNow());
  useLayoutEffect(() => {
    const follow = () => {
      named.value = partNow();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const part = useComputed(() => named.value ?? first);
  function open(id: string) {
    named.value = id;
    const { pathname, hash } = location;
    history.replaceState(history.state, '', `${pathname}?part=${id}${hash}`);
  }
  return { part, open };
}

function partNow(): string | undefined {
  return new URLSearchParams(location.search).get('part') ?? undefined;
}
