/** The moment and the part that the address of a game names. */
import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Replay } from '../../../table/replay/replay.ts';

/** The address of a moment of a game. */
export function momentAddress(id: string, moment: number): string {
  return `/game/${encodeURIComponent(id)}#${moment}`;
}

/** The moment in a fragment such as `#12`; undefined where it names none. */
export function momentIn(fragment: string): number | undefined {
  return /^#\d{1,6}$/.test(fragment) ? Number(fragment.slice(1)) : undefined;
}

/**
 * Keeps the address and the moment the same: stepping changes the address, and the other way round.
 */
export function useMomentInAddress(replay: Replay): void {
  // A layout effect, so that a quick step is not taken back by the address.
  useLayoutEffect(() => {
    const follow = () => replay.goTo(momentIn(location.hash) ?? replay.length);
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    const address = new ThrottledAddress();
    const stop = replay.at.subscribe((at) => {
      const isNamed = (momentIn(location.hash) ?? replay.length) === at;
      address.replace(isNamed ? undefined : `${location.search}#${at}`);
    });
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
      stop();
      address.replace(undefined);
    };
  }, [replay]);
}

/** Rate limit of browsers: Safari throws from the hundredth change within 30 s on. */
const ADDRESS_INTERVAL_MS = 400;

/** Writes the address at once after a pause, and else when changes have come to rest. */
class ThrottledAddress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #written = Number.NEGATIVE_INFINITY;

  /** Replaces the address; with undefined it stays as it is, also if a change was waiting. */
  replace(address: string | undefined): void {
    clearTimeout(this.#timer);
    if (address === undefined) return;
    if (performance.now() - this.#written > ADDRESS_INTERVAL_MS) this.#write(address);
    else this.#timer = setTimeout(() => this.#write(address), ADDRESS_INTERVAL_MS);
  }

  #write(address: string): void {
    this.#written = performance.now();
    try {
      history.replaceState(history.state, '', address);
    } catch (error) {
      // The game can be looked at all the same.
      console.info(error);
    }
  }
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
