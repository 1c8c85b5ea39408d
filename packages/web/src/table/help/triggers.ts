/** The ways to ask: a right click, a long press, the key `?`, and a tap after “What is this?”. */
import { settings } from '../../store/settings.ts';
import type { HelpDesk } from './desk.ts';
import { topicAt } from './point.ts';

/** A long press: how long the finger stays down, and how far it may move meanwhile. */
const LONG_PRESS_MS = 500;
const LONG_PRESS_TOLERANCE_PX = 10;

/** Elements without help: the answer itself, and the note that says that a tap asks. */
const NEVER = 'dialog:has(.help), .pointing';

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Listens to the ways to ask until the returned function is called. */
export function listenForHelp(desk: HelpDesk): () => void {
  const ending = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: ending.signal });
  let press: Press | undefined;
  /** A press that has asked must do nothing else when the finger is lifted. */
  let hasAsked = false;

  function release() {
    if (press) clearTimeout(press.timer);
    press = undefined;
  }

  function ask(target: Element, point?: { x: number; y: number }) {
    release();
    desk.ask(topicAt(target, point, desk.refine), point === undefined);
  }

  on('contextmenu', (event) => {
    const target = askable(event.target);
    // With the shift key held it is the browser's own menu that is wanted.
    if (!target || (event.shiftKey && event.button === 2)) return;
    event.preventDefault();
    if (hasAsked) return;
    hasAsked = press !== undefined;
    const isAtPoint = event.clientX !== 0 || event.clientY !== 0;
    ask(target, isAtPoint ? { x: event.clientX, y: event.clientY } : undefined);
  });

  on('pointerdown', (event) => {
    release();
    hasAsked = false;
    const target = askable(event.target);
    if (!target) return;
    if (desk.isPointing.value) {
      // Neither may a tile be dragged nor a list be opened by the tap that asks.
      event.stopPropagation();
      return;
    }
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const timer = setTimeout(() => {
      hasAsked = true;
      // Cancels a drag that follows the finger.
      target.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id, bubbles: true }));
      ask(target, { x, y });
    }, LONG_PRESS_MS);
    press = { id, x, y, timer };
  });
  on('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > LONG_PRESS_TOLERANCE_PX)
      release();
  });
  on('pointerup', release);
  on('pointercancel', release);
  on('mousedown', (event) => {
    if (desk.isPointing.value && askable(event.target)) event.preventDefault();
  });
  on('click', (event) => {
    const target = askable(event.target);
    const isByKey = event.detail === 0;
    const isEndOfPress = hasAsked && !isByKey;
    if (!target || !(isEndOfPress || desk.isPointing.value)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEndOfPress) hasAsked = false;
    else ask(target, isByKey ? undefined : { x: event.clientX, y: event.clientY });
  });

  on('keydown', (event) => {
    if (event.key === 'Escape' && desk.isPointing.value) {
      event.preventDefault();
      event.stopPropagation();
      desk.isPointing.value = false;
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement ?? document.body;
    if (focused.closest(`${NEVER}, textarea, input:not([type="radio"], [type="checkbox"])`)) return;
    if (desk.isOpen.value || !settings.value.shortcuts) return;
    event.preventDefault();
    desk.ask(topicAt(focused, undefined, desk.refine), true);
  });

  return () => {
    release();
    ending.abort();
  };
}

/** Something on the table, as far as it can be asked about. */
function askable(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest('.table')) return undefined;
  return target.closest(NEVER) ? undefined : target;
}
