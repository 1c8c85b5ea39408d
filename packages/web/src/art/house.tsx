import './house.css';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../words/index.ts';
import { Coat } from './coat.tsx';
import { GABLES } from './gables.ts';
import { CellArt } from './house/cell.tsx';
import type { CellLook } from './house/cell-look.ts';
import { BRICKS, PAINTED_WINDOW } from './house/cell-shapes.ts';
import {
  BODY,
  COLUMNS,
  COURSES,
  DENTILS,
  FOOT,
  GRID,
  HOUSE,
  JOINTS,
  QUOINS,
  RIGHT,
  STEP,
  STOOP,
} from './house/house-shapes.ts';
import type { CellName, Medium, Paint } from './types.ts';

export { lookIn } from './house/cell-look.ts';

export { HOUSE } from './house/house-shapes.ts';

/** The corner of a cell in the units of the picture. */
function corner(cell: CellName): { readonly x: number; readonly y: number } {
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = Number(cell.slice(1));
  return { x: HOUSE.left + column * HOUSE.cell, y: FOOT - row * HOUSE.cell };
}

/** Cells as they were drawn last: what has not changed need not be drawn again. */
class DrawnCells {
  readonly #cells = new Map<CellName, { readonly id: string; readonly art: VNode }>();

  of(cell: CellName, look: CellLook, medium: Medium, isSmall: boolean): VNode {
    const { kind, colour, isLit, isNew, coat } = look;
    // Letters on colours are those of the language.
    const letter = colour && say().common.colourLetters[colour];
    const id = [kind, colour, letter, isLit, isNew, coat, medium, isSmall].join();
    const known = this.#cells.get(cell);
    if (known?.id === id) return known.art;
    const { x, y } = corner(cell);
    const art = <CellArt key={cell} {...{ x, y, size: HOUSE.cell, look, medium, isSmall }} />;
    this.#cells.set(cell, { id, art });
    return art;
  }
}

/** A tile that is not placed yet. */
export type Ghost = {
  readonly cells: readonly CellName[];
  readonly brick?: CellName;
  readonly colour?: Paint;
  readonly isLegal: boolean;
};

/** A player's building: its cells are the facade of a gabled house. */
export function House(props: {
  readonly seat: number;
  readonly medium: Medium;
  readonly cells: (cell: CellName) => CellLook;
  readonly score: number;
  readonly rowCoats: readonly { readonly row: number; readonly taken: boolean }[];
  readonly columnCoats: readonly { readonly column: string; readonly taken: boolean }[];
  readonly ghost?: Ghost | undefined;
  readonly highlight?: readonly CellName[] | undefined;
  readonly finishedRows?: readonly number[] | undefined;
  readonly finishedColumns?: readonly string[] | undefined;
  readonly isSmall?: boolean | undefined;
  readonly class?: string | undefined;
}) {
  const { seat, medium, cells, isSmall = false, ghost } = props;
  const drawn = useMemo(() => new DrawnCells(), []);
  const name = `house house-${seat % 4} house-${medium}${isSmall ? ' house-small' : ''} ${props.class ?? ''}`;
  return (
    <svg class={name} viewBox={`0 0 ${HOUSE.width} ${HOUSE.height}`} aria-hidden="true">
      <Shell seat={seat} score={props.score} isSmall={isSmall} />
      {!isSmall && <path class="house-grid" d={GRID} />}
      {!isSmall && <LineNames />}
      {ALL.map((cell) => {
        const look = cells(cell);
        const isLit =
          look.isLit ||
          props.finishedRows?.includes(Number(cell.slice(1))) ||
          props.finishedColumns?.includes(cell.charAt(0)) ||
          false;
        return drawn.of(cell, { ...look, isLit }, medium, isSmall);
      })}
      {props.finishedRows?.map((row) => (
        <rect
          key={row}
          class="house-gleam"
          x={HOUSE.left}
          y={FOOT - row * HOUSE.cell}
          width={5 * HOUSE.cell}
          height={HOUSE.cell}
        />
      ))}
      {props.finishedColumns?.map((column) => (
        <rect
          key={column}
          class="house-gleam upright"
          x={HOUSE.left + COLUMNS.indexOf(column) * HOUSE.cell}
          y={HOUSE.top}
          width={HOUSE.cell}
          height={9 * HOUSE.cell}
        />
      ))}
      {props.finishedRows?.map((row) => (
        <rect
          key={row}
          class="house-done"
          x={HOUSE.left - 5}
          y={FOOT - row * HOUSE.cell + 4}
          width="4"
          height="32"
          rx="2"
        />
      ))}
      {props.finishedColumns?.map((column) => (
        <rect
          key={column}
          class="house-done"
          x={HOUSE.left + COLUMNS.indexOf(column) * HOUSE.cell + 4}
          y={HOUSE.top - 5}
          width="32"
          height="4"
          rx="2"
        />
      ))}
      {props.rowCoats.map(({ row, taken }) => (
        <Coat
          key={row}
          x={RIGHT - (isSmall ? 2 : 1)}
          y={FOOT - (row - 0.5) * HOUSE.cell - (isSmall ? 14 : 12.5)}
          width={isSmall ? 23 : 20.5}
          isTaken={taken}
        />
      ))}
      {props.columnCoats.map(({ column, taken }) => (
        <Coat
          key={column}
          x={HOUSE.left + (COLUMNS.indexOf(column) + 0.5) * HOUSE.cell - 10}
          y={HOUSE.top - 24.5}
          width={19}
          isTaken={taken}
        />
      ))}
      {props.highlight?.map((cell) => {
        const { x, y } = corner(cell);
        return (
          <rect
            key={cell}
            class="house-highlight"
            x={x + 3}
            y={y + 3}
            width="34"
            height="34"
            rx="6"
          />
        );
      })}
      {ghost && <GhostArt ghost={ghost} medium={medium} isSmall={isSmall} />}
    </svg>
  );
}

const ALL: readonly CellName[] = Array.from(
  { length: 45 },
  (_, i) => `${COLUMNS[i % 5]}${Math.floor(i / 5) + 1}`,
);

/** Numbers of rows and letters of columns, by which sentences call the cells; not where they would be too small. */
function LineNames() {
  return (
    <g class="house-names">
      {Array.from({ length: 9 }, (_, row) => (
        <text key={row} x={HOUSE.left / 2 + 0.5} y={FOOT - (row + 0.5) * HOUSE.cell + 4.5}>
          {row + 1}
        </text>
      ))}
      {[...COLUMNS].map((column, index) => (
        <text
          key={column}
          class="house-column"
          x={HOUSE.left + (index + 0.5) * HOUSE.cell}
          y={FOOT + 18.5}
        >
          {column}
        </text>
      ))}
    </g>
  );
}

/** Walls, gable, eaves and step. */
function Shell({
  seat,
  score,
  isSmall,
}: {
  readonly seat: number;
  readonly score: number;
  readonly isSmall: boolean;
}) {
  const gable = GABLES[seat % 4]!;
  return (
    <>
      {!isSmall && <path class="house-shadow" d={gable.outline + BODY} />}
      <path class="house-wall" d={gable.outline} />
      {!isSmall && <path class="house-course" d={COURSES} />}
      {!isSmall && <path class="house-cap edge" d={gable.caps} />}
      <path class="house-cap" d={gable.caps} />
      {!isSmall && <path class="house-curl" d={gable.curls} />}
      <path class="house-wall" d={BODY} />
      <path d={gable.outline + BODY} fill="url(#a-shade)" />
      {!isSmall && <path class="house-quoin" d={QUOINS} />}
      {!isSmall && <path class="house-dentil" d={DENTILS} />}
      {!isSmall && (
        <path class="house-sketch" d={gable.outline + BODY} transform="rotate(.3 122 240)" />
      )}
      <rect class="house-trim" x="2" y="64" width="240" height="7" rx="1.5" />
      <path class="house-stone" d={STEP} />
      {!isSmall && <path class="house-joint" d={JOINTS} />}
      {!isSmall && <path class="house-stone" d={STOOP} />}
      <rect class="house-ground" x={HOUSE.left} y={HOUSE.top} width={200} height={360} />
      {!isSmall && (
        <>
          <path class="house-rope" d="M188 40V54m-3.5 2a3.5 3.5 0 1 0 3.5-2" />
          <path class="house-brace" d="M153 53 170 39M153 35v19" />
          <path class="house-beam" d="M148 33.5h47v4.5h-47z" />
          <circle class="house-beam" cx="188" cy="40" r="2.8" />
        </>
      )}
      <circle class="house-oculus" cx="122" cy={isSmall ? 44 : 43} r={isSmall ? 38 : 17.5} />
      {!isSmall && <circle class="house-ring" cx="122" cy="43" r="14.5" />}
      <text class="house-score" x="122" y={isSmall ? 64 : 50.5}>
        {score}
      </text>
    </>
  );
}

/** The tile in the air, with a line round the whole of it. */
function GhostArt({
  ghost,
  medium,
  isSmall,
}: {
  readonly ghost: Ghost;
  readonly medium: Medium;
  readonly isSmall: boolean;
}) {
  const taken = new Set(ghost.cells);
  let edge = '';
  for (const cell of ghost.cells) {
    const { x, y } = corner(cell);
    const column = COLUMNS.indexOf(cell.charAt(0));
    const row = Number(cell.slice(1));
    const isFree = (c: number, r: number) => !taken.has(`${COLUMNS[c]}${r}`);
    if (isFree(column, row + 1)) edge += `M${x} ${y}h40`;
    if (isFree(column, row - 1)) edge += `M${x} ${y + 40}h40`;
    if (isFree(column - 1, row)) edge += `M${x} ${y}v40`;
    if (isFree(column + 1, row)) edge += `M${x + 40} ${y}v40`;
  }
  return (
    <g class={ghost.isLegal ? 'ghost' : 'ghost ghost-bad'}>
      <g class="house-ghost">
        {ghost.cells.map((cell) => {
          const { x, y } = corner(cell);
          const kind = cell === ghost.brick ? 'brick' : 'window';
          const look: CellLook = ghost.colour ? { kind, colour: ghost.colour } : { kind };
          return (
            <CellArt
              key={cell}
              x={x}
              y={y}
              size={40}
              look={look}
              medium={medium}
              isSmall={isSmall}
            />
          );
        })}
      </g>
      <path class="house-ghost-edge" d={edge} />
      <path class={`house-ghost-edge dash${ghost.isLegal ? '' : ' bad'}`} d={edge} />
    </g>
  );
}

/** The symbols that cells refer to, once on every page. */
export function HouseSymbols() {
  return (
    <>
      <symbol id="a-window" viewBox="0 0 40 40">
        <path class="a-dark" d={PAINTED_WINDOW.arch} />
        <path class="a-frame" d={PAINTED_WINDOW.frame} />
        <path class="a-glass" d={PAINTED_WINDOW.glass} />
        <path class="a-glint" d={PAINTED_WINDOW.glint} />
        <path class="a-sill" d={PAINTED_WINDOW.sill} />
      </symbol>
      <symbol id="a-brick" viewBox="0 0 40 40">
        <path class="a-dark" d="M0 0h40v40H0z" />
        <path class="a-base" d={BRICKS.plain} />
        <path class="a-light" d={BRICKS.pale} />
      </symbol>
    </>
  );
}
