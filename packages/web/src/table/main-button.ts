/** The one obvious button of a moment: what Enter does, and where the focus goes when it is lost. */

const TO_PICK = '.board-side button:not([aria-disabled="true"], .board-side-close)';
const PLACES = ['.placing-place', '[data-main]', '.board-side-button', TO_PICK];

function mainButton(): HTMLElement | undefined {
  const found = PLACES.map((place) => document.querySelector<HTMLElement>(`.board ${place}`));
  return found.find((button) => button?.checkVisibility()) ?? undefined;
}

/** Does what the main button says. */
export function clickMain(): void {
  mainButton()?.click();
}

/** Where the button that had the focus is gone, the main one gets it, so that keys go on working. */
export function keepFocus(): void {
  const focused = document.activeElement;
  // What is removed or hidden gives its focus to the body, and a new page to its heading.
  const isLost = !focused || focused.matches('body, h1');
  const isHolding = document.querySelector('.board .placing-place') !== null;
  if (isLost || (isHolding && focused.closest('.board-side'))) {
    mainButton()?.focus({ preventScroll: true });
  }
}

/** When the drawer opens, the focus goes to the first thing in it that is possible. */
export function focusDrawer(): void {
  const first = document.querySelector<HTMLElement>(TO_PICK);
  (first ?? document.querySelector<HTMLElement>('.board-side-close'))?.focus();
}
