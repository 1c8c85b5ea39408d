/** The pointer over the building: it drags the tile, shows where it would fall, turns and places it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HOUSE } from '../../art/house.tsx';
import { settings } from '../../store/settings.ts';
import { cellName, inside, type Point, SIZE, type Square } from './geometry.ts';
import type { Placing } from './placing.ts';

/** Rows by which a finger carries a tile above itself, so that it stays in sight. */
const LIFT_ROWS = 2;
/** As near to the edge of the screen as a finger gets. */
const SCREEN_EDGE_PX = 16;
/** Both clicks of a double click come within this time. */
const DOUBLE_CLICK_MS = 500;
/** One notch of a wheel; a touchpad sends many small steps instead. */
const NOTCH_PX = 100;
/** A wheel that has rested for so long begins a new turn. */
const WHEEL_REST_MS = 200;

/** One pointer that is down on the building. */
interface Drag {
  readonly pointerId: number;
  readonly from: Square;
  last: Point;
  isMoving: boolean;
}

let area: Element | null = null;

/**
 * The point under a pointer on the building that shows the tile in hand; undefined beside the
 * building.
 */
export function pointOnHouse(event: MouseEvent): Point | undefined {
  const box = area?.getBoundingClientRect();
  if (!box) return undefined;
  const { clientX: x, clientY: y } = event;
  const isOver = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  return isOver ? pointIn(box, event) : undefined;
}

/** The listeners of the element over the building while a tile is in the hand. */
export function useHand(placing: Placing | undefined, onPlace: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const oneTap = useRef(Number.NEGATIVE_INFINITY);
  const clicked = useRef<Placing | undefined>(undefined);
  useLayoutEffect(() => {
    area = ref.current;
    if (!placing || !ref.current) return undefined;
    const stop = listenToWheel(ref.current, placing);
    return () => {
      area = null;
      stop();
    };
  }, [placing]);

  function down(event: PointerEvent) {
    // Other buttons ask for help, and further fingers rest on the glass. On a Mac, Ctrl makes a right click.
    const isTap = event.button === 0 && event.isPrimary && !event.ctrlKey;
    if (!placing || !isTap || event.timeStamp - oneTap.current < DOUBLE_CLICK_MS) return;
    const last = pointIn(boxOf(event), event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, from: cellAt(last), last, isMoving: false };
  }

  function move(event: PointerEvent) {
    if (!placing) return;
    const point = pointIn(boxOf(event), event);
    const current = drag.current;
    if (!current) return hover(event, point);
    if (current.pointerId !== event.pointerId) return;
    if (cellName(cellAt(point)) !== cellName(current.from)) current.isMoving = true;
    if (!current.isMoving) return;
    current.last = event.pointerType === 'touch' ? lifted(point, boxOf(event)) : point;
    placing.dragTo(current.last);
  }

  /** A finger hovers nowhere; over the tile itself a click chooses the brick. */
  function hover(event: PointerEvent, [x, y]: Point) {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const isInside = x >= 0 && x < SIZE.columns && y >= 0 && y < SIZE.rows;
    const isElsewhere = isInside && !placing?.isHeldAt(cellName(cellAt([x, y])));
    placing?.hoverAt(isElsewhere ? [x, y] : undefined);
  }

  function cancel(event: PointerEvent) {
    const current = drag.current;
    if (current?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    if (current.isMoving) placing?.dropAt(current.last);
  }

  function up(event: PointerEvent) {
    const current = drag.current;
    if (current?.pointerId !== event.pointerId || !placing) return;
    if (current.isMoving) return cancel(event);
    drag.current = undefined;
    clicked.current = event.pointerType === 'touch' ? undefined : placing;
    const cell = cellName(current.from);
    const isHeldHere = placing.isHeldAt(cell);
    if (isHeldHere) placing.setBrick(cell);
    else if (clicked.current) placing.dropAt(current.last);
    if (!isHeldHere && !(clicked.current && placing.prospect.value.isLegal)) placing.moveTo(cell);
    const isOneTap = settings.value.placing === 'one-tap';
    const isSettled = !isHeldHere || placing.plan.brick !== 'chosen';
    if (!(isOneTap && isSettled && placing.prospect.value.isLegal)) return;
    oneTap.current = event.timeStamp;
    onPlace();
  }

  return {
    ref,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
    onPointerLeave: () => placing?.hoverAt(undefined),
    onDblClick: () => {
      if (placing && clicked.current === placing) onPlace();
    },
  };
}

/** Turns the tile, a quarter a notch. The page scrolls and zooms as always where there is nothing to turn. */
function listenToWheel(element: HTMLElement, placing: Placing): () => void {
  let turned = 0;
  let last = 0;
  function wheel(event: WheelEvent) {
    if (!placing.canRotate || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
    const isNew = event.timeStamp - last > WHEEL_REST_MS || delta * turned < 0;
    last = event.timeStamp;
    turned = (isNew ? 0 : turned) + delta;
    if (Math.abs(turned) < NOTCH_PX) return;
    placing.rotate(turned > 0 ? 'right' : 'left');
    turned = 0;
  }
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}

function boxOf(event: Event): DOMRect {
  return (event.currentTarget as Element).getBoundingClientRect();
}

/** A point of the screen over a building whose picture fills a box. */
function pointIn(box: DOMRect, { clientX, clientY }: MouseEvent): Point {
  const unit = box.width / HOUSE.width;
  const foot = HOUSE.top + SIZE.rows * HOUSE.cell;
  return [
    ((clientX - box.left) / unit - HOUSE.left) / HOUSE.cell,
    (foot - (clientY - box.top) / unit) / HOUSE.cell,
  ];
}

function cellAt([x, y]: Point): Square {
  return inside([Math.floor(x), Math.floor(y)]);
}

/** Above a finger, but where the screen ends too near to the building: there the tile sinks faster than the finger. */
function lifted([x, y]: Point, box: DOMRect): Point {
  const [, end] = pointIn(box, new MouseEvent('move', { clientY: innerHeight - SCREEN_EDGE_PX }));
  const lowest = Math.min(0, Math.max(-LIFT_ROWS, end));
  return [x, Math.min(y + LIFT_ROWS, Math.max(0, 2 * (y - lowest)))];
}
