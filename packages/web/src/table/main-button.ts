/** The one obvious button of a moment: what Enter does, and where the focus goes when it is lost. */

/** The purpose of a button. */
type Offer = 'place' | 'main' | 'drawer' | 'pick' | 'close';

/** Offers that are obvious, the most obvious first. */
const OBVIOUS: readonly Offer[] = ['place', 'main', 'drawer', 'pick'];

/** The buttons on the page that offer something. */
const offered = new Map<Element, Offer>();

/** Refs for the buttons of a table, by what they are for. */
export const offers = {
  /** Lays down what is held. */
  place: offering('place'),
  /** Does what the moment is about. */
  main: offering('main'),
  /** Opens the drawer. */
  drawer: offering('drawer'),
  /** Takes something from the drawer. */
  pick: offering('pick'),
  /** Closes the drawer. */
  close: offering('close'),
};

function offering(offer: Offer) {
  return (button: HTMLElement | null) => {
    if (!button) return undefined;
    offered.set(button, offer);
    return () => {
      offered.delete(button);
    };
  };
}

/** The first button with that offer that can be seen; of things to pick, the first that is possible. */
function first(offer: Offer): HTMLElement | undefined {
  return [...offered.keys()]
    .filter((button) => offered.get(button) === offer)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .find(
      (button): button is HTMLElement =>
        button instanceof HTMLElement &&
        button.checkVisibility() &&
        (offer !== 'pick' || button.getAttribute('aria-disabled') !== 'true'),
    );
}

function mainButton(): HTMLElement | undefined {
  return OBVIOUS.map(first).find((button) => button !== undefined);
}

/** Does what the main button says. */
export function clickMain(): void {
  mainButton()?.click();
}

/** Moves the focus to the main button if the focused one is gone, so that keys go on working. */
export function keepFocus(): void {
  const focused = document.activeElement;
  // The body gets the focus of an element that is removed or hidden, the heading that of a new
  // page.
  const isLost = !focused || focused.matches('body, h1');
  const isInDrawer = focused !== null && ['pick', 'close'].includes(offered.get(focused) ?? '');
  if (isLost || (isInDrawer && first('place'))) mainButton()?.focus({ preventScroll: true });
}

/** When the drawer opens, the focus goes to the first thing in it that is possible. */
export function focusDrawer(): void {
  (first('pick') ?? first('close'))?.focus();
}
