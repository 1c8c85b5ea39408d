/** Keys and focus at a table, the same in both games. */
import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { onKeys, placingKeys } from './keys.ts';
import { clickMain, focusDrawer } from './main-button.ts';
import type { Placing } from './placing.ts';

/** What is in somebody's hands. */
export interface Hands {
  /** The tile that is held, if one is. */
  readonly placing: Placing | undefined;
  readonly isSideOpen: Signal<boolean>;
  place(): void;
  putBack(): void;
}

/** Lets keys do what hands do, and sets the focus into the drawer when it opens. */
export function useHands({ placing, isSideOpen, place, putBack }: Hands): void {
  useLayoutEffect(() => {
    const letGo = () => {
      isSideOpen.value = false;
      putBack();
    };
    if (placing) return onKeys(placingKeys(placing, place, letGo));
    return onKeys({ Enter: clickMain, Escape: letGo });
  }, [placing]);
  useLayoutEffect(() => {
    if (isSideOpen.value) focusDrawer();
  }, [isSideOpen.value]);
}
