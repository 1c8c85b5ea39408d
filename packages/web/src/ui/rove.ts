/** Arrow keys that lead from button to button, wherever these stand. */

/** The attribute of buttons that arrow keys lead to. */
export const STOP = { 'data-stop': '' } as const;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of a distance aside, beside one ahead. */
const ASIDE = 3;

/** Moves the focus to the next stop in the direction of an arrow key; other keys are left alone. */
export function rove(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = (event.target as Element).closest('[data-stop]');
  if (!direction || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const group = event.currentTarget as Element;
  const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')];
  nearest(from, stops, direction)?.focus();
}

function nearest(
  from: Element,
  stops: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const here = centreOf(from);
  const ways = stops.map((stop) => {
    const { x, y } = centreOf(stop);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return { stop, ahead, way: ahead + ASIDE * aside };
  });
  return ways.filter(({ ahead }) => ahead > 4).sort((a, b) => a.way - b.way)[0]?.stop;
}

function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
