/** Focus management of page changes: the heading of the new screen gets the focus and is read aloud. */

/** A screen may show its name while it waits for its content. */
const HEADING = 'h1:not(.loading-name)';

let awaited: MutationObserver | undefined;

/** Gives the focus to the heading, as soon as there is one and unless the screen has chosen something else. */
export function focusHeading(): void {
  awaited?.disconnect();
  if (isFocusSet()) return;
  awaited = new MutationObserver(() => {
    if (isFocusSet()) awaited?.disconnect();
  });
  awaited.observe(document.body, { childList: true, subtree: true });
}

function isFocusSet(): boolean {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return true;
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return false;
  heading.tabIndex = -1;
  // Scrolling belongs to the history: a new page begins at its top, Back returns to the place.
  heading.focus({ preventScroll: true });
  return true;
}
