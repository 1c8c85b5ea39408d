/** How the parts of a table lie in the page. */

/** The least that a square of one's own house measures, so that a finger hits the one that is meant. */
export const SMALLEST_CELL_PX = 20;

/** Runs in the page: how large a cell is, which parts lie over each other, and which are out of sight. */
export function measure() {
  const SLACK_PX = 1;
  /** Parts of which none lies over another; drawers, dialogs and notes lie over them on purpose. */
  const GROUPS = [
    [
      '.table-head > :is(.table-status, .button, .menu-button)',
      '.facade',
      '.opponent',
      '.controls > *',
      '.board-news:not(:empty)',
      '.hold > *',
      '.board-other > *',
      '.dice-tray',
      '.tray',
      '[data-screen~="wide"] .board-side',
    ],
    ['.tray-die', '.board-side-button', '.dice-tray .action', '.tray-hint'],
    ['.harbour-card', '.hand-cards', '.pile-button', '.tray-actions > *'],
    ['.placing > .chip', '.placing-buttons > *', '.placing-place', '.payment', '.payment-group'],
    ['.coat-buttons > *'],
    ['.track-button'],
    ['.ability-button'],
    ['.supply-tile'],
    ['.facade-tile'],
  ];
  function boxesOf(selectors: readonly string[]) {
    return [...document.querySelectorAll(selectors.join())]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.classList.contains('visually-hidden'),
      )
      .map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  }
  function nameOf(part: Element): string {
    const words = part.textContent?.trim().slice(0, 24) ?? '';
    return `.${part.getAttribute('class')?.trim().replaceAll(/\s+/g, '.')}${words === '' ? '' : ` “${words}”`}`;
  }
  function overlapsOf(boxes: ReturnType<typeof boxesOf>): string[] {
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return Math.min(across, down) > SLACK_PX
          ? [`${one.name} and ${other.name} by ${Math.round(across)}×${Math.round(down)} px`]
          : [];
      }),
    );
  }
  const isDrawn = document.querySelector('.board[data-side="open"]') !== null;
  const covered = isDrawn && document.querySelector('[data-screen~="small"]') !== null;
  const all = covered
    ? boxesOf(['.board-side', '.supply-tile', '.facade-tile'])
    : boxesOf(GROUPS.flat());
  const house = document.querySelector('.facade > .house')?.getBoundingClientRect();
  const page = document.documentElement;
  return {
    overlaps: GROUPS.flatMap((group) => overlapsOf(boxesOf(group))),
    outside: all
      .filter(
        ({ box }) =>
          box.left < -SLACK_PX ||
          box.top < -SLACK_PX ||
          box.right > innerWidth + SLACK_PX ||
          box.bottom > innerHeight + SLACK_PX,
      )
      .map(({ name }) => name),
    scrolls: {
      x: page.scrollWidth > innerWidth + SLACK_PX,
      y: page.scrollHeight > innerHeight + SLACK_PX,
    },
    // A house is 244 wide in its own units, a cell 40.
    cell: ((house?.width ?? 0) * 40) / 244,
  };
}
