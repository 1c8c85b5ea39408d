import './tile.css';
import { say } from '../../words/index.ts';
import type { Medium, Paint } from '../types.ts';
import { CellArt } from './cell.tsx';

/** Letters on smaller squares could not be read. */
const SMALLEST_LETTERED = 13;

/** A tile by itself: squares as column and row from the bottom left, in a picture of its own. */
export function TileArt(props: {
  readonly squares: readonly (readonly [column: number, row: number])[];
  readonly colour: Paint;
  readonly brick?: number | undefined;
  readonly medium: Medium;
  /** The side of one square in pixels. */
  readonly size: number;
  readonly isCrossed?: boolean | undefined;
  readonly isGhost?: boolean | undefined;
}) {
  const { squares, colour, brick, medium, size } = props;
  const isLettered = size >= SMALLEST_LETTERED;
  const columns = 1 + Math.max(...squares.map(([column]) => column));
  const rows = 1 + Math.max(...squares.map(([, row]) => row));
  const width = columns * 40 + 4;
  const height = rows * 40 + 4;
  return (
    <svg
      class={`tile tile-${medium} paint-${colour}${props.isCrossed ? ' tile-crossed' : ''}${props.isGhost ? ' tile-ghost' : ''}`}
      viewBox={`-2 -2 ${width} ${height}`}
      width={(width * size) / 40}
      height={(height * size) / 40}
      aria-hidden="true"
    >
      <g class="tile-squares">
        {squares.map(([column, row], index) => {
          const x = column * 40;
          const y = (rows - 1 - row) * 40;
          return (
            <g key={`${column},${row}`}>
              <rect class="tile-back" x={x - 1.5} y={y - 1.5} width="43" height="43" rx="3" />
              {medium === 'paper' ? (
                <Printed
                  x={x}
                  y={y}
                  colour={colour}
                  hasLetter={isLettered && index === 0}
                  isBrick={index === brick}
                />
              ) : (
                <>
                  <CellArt
                    x={x}
                    y={y}
                    size={40}
                    look={{ kind: index === brick ? 'brick' : 'window', colour }}
                    medium="cardboard"
                  />
                  {isLettered && index === brick && colour !== 'W' && (
                    <Letter {...{ x, y, colour }} />
                  )}
                </>
              )}
            </g>
          );
        })}
      </g>
      {props.isCrossed && (
        <path
          class="tile-cross"
          d={`M3 4Q${width * 0.45} ${height * 0.4} ${width - 7} ${height - 8}M${width - 8} 3Q${width * 0.5} ${height * 0.5} 4 ${height - 7}`}
        />
      )}
    </svg>
  );
}

/** A square as it is printed on the facade sheet. */
function Printed(props: {
  readonly x: number;
  readonly y: number;
  readonly colour: Paint;
  readonly hasLetter: boolean;
  readonly isBrick: boolean;
}) {
  const { x, y, colour } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="a-base" d="M.5.5h39v39H.5z" />
      <path class="art-mark" d="M.5.5h39v39H.5z" fill={`url(#a-${colour})`} />
      <path class="tile-edge" d="M2 2h36v36H2z" />
      {props.isBrick && <path class="tile-x" d="M10 10 30 30M30 10 10 30" />}
      {props.hasLetter && !props.isBrick && <Letter x={0} y={0} colour={colour} />}
    </g>
  );
}

/** The letter of a colour, on a square. */
function Letter({
  x,
  y,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: Paint;
}) {
  return (
    <text class="tile-letter art-mark" x={x + 20} y={y + 30}>
      {say().common.colourLetters[colour]}
    </text>
  );
}
