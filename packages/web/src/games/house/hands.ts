/** Keys and focus at a table, the same in all games of houses. */
import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { act } from '../../table/acting.ts';
import { type KeyMap, onKeys } from '../../table/keys.ts';
import { clickMain, focusDrawer } from '../../table/main-button.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { notify } from '../../ui/announcer.tsx';
import { say } from '../../words/index.ts';
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

/** The keys with which a held tile is moved, turned and placed. */
function placingKeys(placing: Placing, place: () => void, putBack: () => void): KeyMap {
  return {
    ArrowLeft: () => placing.nudge(-1, 0),
    ArrowRight: () => placing.nudge(1, 0),
    ArrowUp: () => placing.nudge(0, 1),
    ArrowDown: () => placing.nudge(0, -1),
    r: (event) => placing.rotate(event.shiftKey ? 'left' : 'right'),
    f: () => {
      if (placing.canFlip) placing.flip();
    },
    x: () => placing.nextBrick(),
    n: () => placing.nextPlace(),
    Enter: place,
    Escape: putBack,
  };
}

/** Places what is held, or says why it may not lie there. */
export function placeHeld(table: PlayedTable, placing: Placing | undefined): void {
  const prospect = placing?.prospect.peek();
  if (prospect?.isLegal) act(table, prospect.text);
  else if (prospect) notify(say().refusals[prospect.reason]);
}
