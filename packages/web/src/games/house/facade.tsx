/** The building of the person who plays, with the tile in their hand over it. */
import './facade.css';
import { useRef } from 'preact/hooks';
import { HOUSE, House } from '../../art/house.tsx';
import { settings } from '../../store/settings.ts';
import { sayHouse } from '../../words/games/house.ts';
import { say } from '../../words/index.ts';
import { cellName, inside, SIZE, type Square } from './geometry.ts';
import type { HouseView } from './house-view.ts';
import type { Placing } from './placing.ts';
import { helpOn } from './topics.ts';

/** Rows by which a finger carries a tile above itself, so that it stays in sight. */
const LIFT_ROWS = 2;

/** One pointer that is down on the building. */
interface Drag {
  readonly pointerId: number;
  readonly from: Square;
  isMoving: boolean;
}

/** A building that can be built on: tap or drag to hold the tile somewhere, tap a square for the brick. */
export function BuildableFacade(props: {
  readonly house: HouseView;
  readonly placing: Placing | undefined;
  /** Places what is held, where it is held. */
  readonly onPlace: () => void;
}) {
  const { house, placing, onPlace } = props;
  const drag = useRef<Drag | undefined>(undefined);
  const held = placing?.held.value;
  const ghost = placing &&
    held && {
      cells: held.cells,
      ...(held.brick === undefined ? {} : { brick: held.brick }),
      ...(placing.plan.colour === undefined ? {} : { colour: placing.plan.colour }),
      isLegal: placing.prospect.value.isLegal,
    };

  function down(event: PointerEvent) {
    // Other buttons ask for help, and further fingers rest on the glass. On a Mac, Ctrl makes a right click.
    const isTap = event.button === 0 && event.isPrimary && !event.ctrlKey;
    const cell = cellUnder(event);
    if (!cell || !placing || !isTap) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, from: inside(cell), isMoving: false };
  }

  function move(event: PointerEvent) {
    const cell = cellUnder(event);
    if (drag.current?.pointerId !== event.pointerId || !cell || !placing) return;
    if (cellName(inside(cell)) !== cellName(drag.current.from)) drag.current.isMoving = true;
    if (!drag.current.isMoving) return;
    placing.dragTo(cell, event.pointerType === 'touch' ? LIFT_ROWS : 0);
  }

  function cancel(event: PointerEvent) {
    if (drag.current?.pointerId === event.pointerId) drag.current = undefined;
  }

  function up(event: PointerEvent) {
    if (drag.current?.pointerId !== event.pointerId) return;
    const { isMoving } = drag.current;
    const from = cellName(drag.current.from);
    drag.current = undefined;
    if (isMoving || !placing) return;
    const isHeldHere = placing.held.value.cells.includes(from);
    if (isHeldHere) placing.setBrick(from);
    else placing.moveTo(from);
    const isOneTap = settings.value.placing === 'one-tap';
    const isSettled = !isHeldHere || placing.plan.brick !== 'chosen';
    if (isOneTap && isSettled && placing.prospect.value.isLegal) onPlace();
  }

  return (
    <section
      class="facade"
      aria-label={sayHouse().facade.label(house)}
      {...helpOn('house', house.seat)}
    >
      <HouseWords house={house} />
      <House {...house} ghost={ghost} />
      {placing && (
        <div
          class="facade-hand"
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={cancel}
          onLostPointerCapture={cancel}
        />
      )}
    </section>
  );
}

/** A building in sentences, for those who don't see it. */
export function HouseWords({ house }: { readonly house: HouseView }) {
  return (
    <div class="visually-hidden">
      <p>{say().table.pointsOf(house.name, say().common.points(house.score))}</p>
      {house.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The cell under a pointer; outside of the building it is one that is not there. */
function cellUnder(event: PointerEvent): Square | undefined {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  if (box.width === 0) return undefined;
  const x = ((event.clientX - box.left) / box.width) * HOUSE.width - HOUSE.left;
  const y = ((event.clientY - box.top) / box.height) * HOUSE.height - HOUSE.top;
  return [Math.floor(x / HOUSE.cell), SIZE.rows - 1 - Math.floor(y / HOUSE.cell)];
}
