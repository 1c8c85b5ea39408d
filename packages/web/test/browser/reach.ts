/** How large the targets of a page are. */

/** Runs in the page: every target that a finger may miss, once for each kind, with its size. */
export function smallTargets(): string[] {
  const FINGER_PX = 44;
  /** What lies on a sheet that is drawn to scale, or in a fan of cards, is as large as there is room for. */
  const CROWDED_PX = 24;
  const CROWDED = '[class^="free-"], .hand-cards *';
  const TARGETS =
    'a[href], button, select, summary, input, textarea, [role="button"], [role="slider"]';
  const found = new Map<string, string>();

  /** How far across a target can be hit, through a point of it. */
  function reach(target: Element, x: number, y: number, dx: number, dy: number): number {
    const hits = (step: number) => {
      const hit = document.elementFromPoint(x + dx * step, y + dy * step);
      return hit !== null && target.contains(hit);
    };
    let [after, before] = [0, 0];
    while (after < FINGER_PX && hits(after + 1)) after++;
    while (before < FINGER_PX && hits(-before - 1)) before++;
    return after + before + 1;
  }

  for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
    const target = element.closest('label') ?? element;
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (target.closest('[inert], .visually-hidden') || element.matches(':disabled')) continue;
    // A link within a sentence is as high as its line.
    if (target.matches('a') && getComputedStyle(target).display === 'inline') continue;
    const least = target.matches(CROWDED) ? CROWDED_PX : FINGER_PX;
    let { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < 2) continue;
    if (Math.min(width, height) < least) {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      width = Math.max(width, reach(target, x, y, 1, 0));
      height = Math.max(height, reach(target, x, y, 0, 1));
    }
    if (Math.min(width, height) >= least - 0.5) continue;
    const words = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim();
    const name = `${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''}`;
    found.set(name, `${name} “${words.slice(0, 30)}” ${width.toFixed(1)}×${height.toFixed(1)}`);
  }
  scrollTo(0, 0);
  return [...found.values()];
}
