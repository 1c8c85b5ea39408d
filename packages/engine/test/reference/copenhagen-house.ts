import type { Tile } from './copenhagen-data.ts';
import { COAT_CELLS, COAT_ROWS, POINTS } from './copenhagen-data.ts';
import type { Colour, Offset } from './roll-and-write-data.ts';
import { COLUMNS, ROWS } from './roll-and-write-data.ts';

/** A tile in some position: its squares, and which of them is the brick. */
interface Shape {
  readonly cells: readonly Offset[];
  readonly brick: Offset;
}

/** A place for a tile: the names of its cells by column, then row, and the brick's cell. */
interface Placement {
  readonly cells: readonly string[];
  readonly brick: string;
}

/** The content of a filled cell: a square of a coloured or white tile, window or brick. */
interface Square {
  readonly colour: Colour | 'W';
  readonly brick: boolean;
}

/** Moves every square of a shape in the same way; the brick goes with the tile (CO-10). */
function moved({ cells, brick }: Shape, move: (square: Offset) => Offset): Shape {
  return { cells: cells.map(move), brick: move(brick) };
}

function turnedOver(shape: Shape): Shape {
  return moved(shape, ([column, row]) => [-column, row]);
}

function quarterTurn(shape: Shape): Shape {
  return moved(shape, ([column, row]) => [row, -column]);
}

/** Moves a shape so that its bounding box starts at [0, 0], squares by column, then row. */
function normalised(shape: Shape): Shape {
  const left = Math.min(...shape.cells.map(([column]) => column));
  const bottom = Math.min(...shape.cells.map(([, row]) => row));
  const { cells, brick } = moved(shape, ([column, row]) => [column - left, row - bottom]);
  const byColumnThenRow = [...cells].sort(
    ([columnA, rowA], [columnB, rowB]) => columnA - columnB || rowA - rowB,
  );
  return { cells: byColumnThenRow, brick };
}

/** The different ways a tile can lie, turned and turned over; the brick's place counts (CO-10). */
function orientations(tile: Shape): Shape[] {
  const found = new Map<string, Shape>();
  for (const side of [tile, turnedOver(tile)]) {
    let turned = side;
    for (let turn = 0; turn < 4; turn += 1) {
      const { cells, brick } = normalised(turned);
      found.set(JSON.stringify([cells, brick]), { cells, brick });
      turned = quarterTurn(turned);
    }
  }
  return [...found.values()];
}

/** The name of the cell at a column and row counted from 0. */
function cellName(column: number, row: number): string {
  return `${COLUMNS[column] ?? ''}${ROWS[row] ?? ''}`;
}

/** The names beside, above and below a cell; outside the house they name no cell. */
function neighbours(cell: string): string[] {
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = ROWS.indexOf(Number(cell.charAt(1)));
  return [
    cellName(column - 1, row),
    cellName(column + 1, row),
    cellName(column, row - 1),
    cellName(column, row + 1),
  ];
}

/** A house: which cells are filled, and with what. Cells are named `a1` to `e9`. */
export class House {
  private readonly squares = new Map<string, Square>();

  /** The number of empty cells. */
  get empty(): number {
    return COLUMNS.length * ROWS.length - this.squares.size;
  }

  /** Nine strings, row 1 first: upper case a window, lower case a brick, a dot for empty. */
  picture(): string[] {
    return ROWS.map((row) =>
      COLUMNS.map((column) => {
        const square = this.squares.get(`${column}${row}`);
        if (square === undefined) return '.';
        return square.brick ? square.colour.toLowerCase() : square.colour;
      }).join(''),
    );
  }

  /** All ways to place a coloured tile. */
  placements(tile: Tile): Placement[] {
    const places: Placement[] = [];
    for (const shape of orientations(tile)) {
      const width = 1 + Math.max(...shape.cells.map(([column]) => column));
      const height = 1 + Math.max(...shape.cells.map(([, row]) => row));
      for (let left = 0; left + width <= COLUMNS.length; left += 1) {
        for (let bottom = 0; bottom + height <= ROWS.length; bottom += 1) {
          const cells = shape.cells.map(([column, row]) => cellName(left + column, bottom + row));
          if (!this.mayLie(cells)) continue;
          const [column, row] = shape.brick;
          places.push({ cells, brick: cellName(left + column, bottom + row) });
        }
      }
    }
    return places;
  }

  /** All cells where a white tile may be placed. */
  whitePlacements(): string[] {
    const cells = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));
    return cells.filter((cell) => this.mayLie([cell]));
  }

  /** True when one of the cells shares an edge with a square of a tile of this colour. */
  touches(cells: readonly string[], colour: Colour): boolean {
    return cells.some((cell) =>
      neighbours(cell).some((other) => this.squares.get(other)?.colour === colour),
    );
  }

  /** Places a tile; says what the completed lines score and how many coat actions it earns. */
  place(
    cells: readonly string[],
    colour: Colour | 'W',
    brick: string | null,
  ): { points: number; coats: number } {
    for (const cell of cells) this.squares.set(cell, { colour, brick: cell === brick });
    let points = 0;
    let coats = cells.filter((cell) => COAT_CELLS.includes(cell)).length;
    for (const row of ROWS) {
      const line = COLUMNS.map((column) => `${column}${row}`);
      if (!this.justCompleted(line, cells)) continue;
      points += this.allWindows(line) ? POINTS.rowAllWindows : POINTS.row;
      if (COAT_ROWS.includes(row)) coats += 1;
    }
    for (const column of COLUMNS) {
      const line = ROWS.map((row) => `${column}${row}`);
      if (!this.justCompleted(line, cells)) continue;
      points += this.allWindows(line) ? POINTS.columnAllWindows : POINTS.column;
    }
    return { points, coats };
  }

  /** True when all cells are empty and at least one is in row 1 or above a filled cell. */
  private mayLie(cells: readonly string[]): boolean {
    return (
      cells.every((cell) => !this.squares.has(cell)) && cells.some((cell) => this.isSupported(cell))
    );
  }

  private isSupported(cell: string): boolean {
    const column = cell.charAt(0);
    const row = Number(cell.charAt(1));
    return row === 1 || this.squares.has(`${column}${row - 1}`);
  }

  /** True when the line is full and one of its cells has just been filled. */
  private justCompleted(line: readonly string[], filled: readonly string[]): boolean {
    return (
      line.every((cell) => this.squares.has(cell)) && line.some((cell) => filled.includes(cell))
    );
  }

  private allWindows(line: readonly string[]): boolean {
    return line.every((cell) => this.squares.get(cell)?.brick === false);
  }
}
