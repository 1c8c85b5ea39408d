/** Dragging a tile with the mouse from its place in a list straight onto the building. */
import './carrying.css';
import type { Point } from './geometry.ts';
import { pointOnHouse } from './hand.ts';
import type { Placing } from './placing.ts';

/** A click may shake by so many pixels. */
const CLICK_TOLERANCE_PX = 6;

/** The effects of a drag on the list that the tile came from. */
interface Carried {
  /** Takes the tile into the hand; undefined if it can't lie anywhere. */
  pick(): Placing | undefined;
  putBack(): void;
}

/** A listener to `pointerdown` of a tile in a list; fingers scroll the list instead. */
export function carrying({ pick, putBack }: Carried) {
  return (down: PointerEvent) => {
    if (down.pointerType === 'touch' || down.button !== 0 || !down.isPrimary || down.ctrlKey)
      return;
    const button = down.currentTarget as HTMLElement;
    const ending = new AbortController();
    const { signal } = ending;
    let placing: Placing | undefined;
    let image: HTMLElement | undefined;
    let last: Point | undefined;

    function begin(): boolean {
      placing = pick();
      if (!placing) return false;
      image = imageOf(button);
      return true;
    }
    function move(event: PointerEvent) {
      const { clientX: x, clientY: y } = event;
      const isClick = Math.hypot(x - down.clientX, y - down.clientY) < CLICK_TOLERANCE_PX;
      if (!image && (isClick || !begin())) return;
      last = pointOnHouse(event);
      if (last) placing?.dragTo(last);
      image!.hidden = last !== undefined;
      image!.style.translate = `${x}px ${y}px`;
    }
    function end(isDropped: boolean) {
      ending.abort();
      if (!image) return;
      image.remove();
      ignoreClick();
      if (isDropped && last) placing?.dropAt(last);
      else putBack();
    }
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
  };
}

/** The click with which the browser ends a drag is none; those of keys and of the next press are. */
function ignoreClick(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  addEventListener('click', (event) => event.detail > 0 && event.stopPropagation(), options);
  addEventListener('pointerdown', () => ending.abort(), options);
}

/** The tile as it looks in the list, under the pointer. */
function imageOf(button: HTMLElement): HTMLElement {
  const image = document.createElement('div');
  image.className = 'carried';
  image.ariaHidden = 'true';
  const art = button.querySelector('svg');
  if (art) image.append(art.cloneNode(true));
  document.body.append(image);
  return image;
}
