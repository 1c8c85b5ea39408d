import type { Colour, Mark, Offset, Tile } from './roll-and-write-data.ts';
import {
  COAT_COLUMNS,
  COAT_ROWS,
  COLOURS,
  COLUMNS,
  POINTS,
  ROWS,
  TRACK_LENGTH,
  TRACKS,
} from './roll-and-write-data.ts';

/** Mirrors a tile left to right (option `mirror`). */
function mirrored(cells: readonly Offset[]): Offset[] {
  return cells.map(([column, row]) => [-column, row]);
}

/** Turns a tile by a quarter turn. */
function quarterTurn(cells: readonly Offset[]): Offset[] {
  return cells.map(([column, row]) => [row, -column]);
}

/** Moves a tile so that its bounding box starts at [0, 0], squares by column, then row. */
function normalised(cells: readonly Offset[]): Offset[] {
  const left = Math.min(...cells.map(([column]) => column));
  const bottom = Math.min(...cells.map(([, row]) => row));
  return cells
    .map(([column, row]): Offset => [column - left, row - bottom])
    .sort(([columnA, rowA], [columnB, rowB]) => columnA - columnB || rowA - rowB);
}

/** The different ways a tile can lie: quarter turns, and mirrored only where allowed (RW-8). */
export function orientations(tile: Tile, mirror: boolean): Offset[][] {
  const found = new Map<string, Offset[]>();
  for (const side of mirror ? [tile.cells, mirrored(tile.cells)] : [tile.cells]) {
    let turned = side;
    for (let turn = 0; turn < 4; turn += 1) {
      const shape = normalised(turned);
      found.set(JSON.stringify(shape), shape);
      turned = quarterTurn(turned);
    }
  }
  return [...found.values()];
}

/** A building: which cells are filled, and with what. Cells are named `a1` to `e9`. */
class Building {
  private readonly marks = new Map<string, Mark>();

  /** The number of empty cells. */
  get empty(): number {
    return COLUMNS.length * ROWS.length - this.marks.size;
  }

  /** Nine strings, row 1 first; a dot is an empty cell. */
  picture(): string[] {
    return ROWS.map((row) =>
      COLUMNS.map((column) => this.marks.get(`${column}${row}`) ?? '.').join(''),
    );
  }

  /** All places where a shape may be drawn, each as its cells sorted by column, then row. */
  placements(shapes: readonly (readonly Offset[])[]): string[][] {
    const places: string[][] = [];
    for (const shape of shapes) {
      const width = 1 + Math.max(...shape.map(([column]) => column));
      const height = 1 + Math.max(...shape.map(([, row]) => row));
      for (let left = 0; left + width <= COLUMNS.length; left += 1) {
        for (let bottom = 0; bottom + height <= ROWS.length; bottom += 1) {
          const cells = shape.map(
            ([column, row]) => `${COLUMNS[left + column] ?? ''}${ROWS[bottom + row] ?? ''}`,
          );
          if (this.mayDraw(cells)) places.push(cells);
        }
      }
    }
    return places;
  }

  /** All cells where a single square may be drawn. */
  squares(): string[] {
    return this.placements([[[0, 0]]]).flat();
  }

  /** True when all cells are empty and at least one of them is supported (RW-9). */
  private mayDraw(cells: readonly string[]): boolean {
    return (
      cells.every((cell) => !this.marks.has(cell)) && cells.some((cell) => this.isSupported(cell))
    );
  }

  /** True in row 1 and directly above a filled cell. */
  private isSupported(cell: string): boolean {
    const column = cell.charAt(0);
    const row = Number(cell.charAt(1));
    return row === 1 || this.marks.has(`${column}${row - 1}`);
  }

  /** Fills the cells, X in the one named, O elsewhere; says what the completed lines give. */
  draw(cells: readonly string[], x: string): { points: number; coats: number } {
    for (const cell of cells) this.marks.set(cell, cell === x ? 'X' : 'O');
    let points = 0;
    let coats = 0;
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
      if (COAT_COLUMNS.includes(column)) coats += 1;
    }
    return { points, coats };
  }

  /** True when the line is full and one of its cells has just been drawn. */
  private justCompleted(line: readonly string[], drawn: readonly string[]): boolean {
    return line.every((cell) => this.marks.has(cell)) && line.some((cell) => drawn.includes(cell));
  }

  private allWindows(line: readonly string[]): boolean {
    return line.every((cell) => this.marks.get(cell) === 'O');
  }
}

/** One ability track of one player. */
interface Track {
  marked: number;
  /** Bonuses (+) unlocked, unused and usable. */
  bonus: number;
  /** Stars unlocked, unused and usable. */
  star: number;
  /** Bonuses unlocked in the turn that is going on, usable from the next own turn (RW-19). */
  laterBonus: number;
  /** Stars unlocked in the turn that is going on, usable from the next own turn (RW-19). */
  laterStar: number;
}

function emptyTrack(colour: Colour): Track {
  return {
    marked: 0,
    bonus: 0,
    star: TRACKS[colour].startStars,
    laterBonus: 0,
    laterStar: 0,
  };
}

/** One player: score, building and the five ability tracks. */
export class Player {
  score = 0;
  readonly building = new Building();
  readonly tracks: Readonly<Record<Colour, Track>> = {
    R: emptyTrack('R'),
    B: emptyTrack('B'),
    P: emptyTrack('P'),
    G: emptyTrack('G'),
    Y: emptyTrack('Y'),
  };

  /** The number of boxes of a track that are not marked yet. */
  freeBoxes(colour: Colour): number {
    return TRACK_LENGTH - this.tracks[colour].marked;
  }

  /** The tracks that are not full. */
  openTracks(): Colour[] {
    return COLOURS.filter((colour) => this.freeBoxes(colour) > 0);
  }

  /** Marks the next boxes of a track, as many as are asked for and left. */
  markBoxes(colour: Colour, boxes: number, inOwnTurn: boolean): void {
    const track = this.tracks[colour];
    for (let box = 0; box < boxes && this.freeBoxes(colour) > 0; box += 1) {
      track.marked += 1;
      if (TRACKS[colour].bonus.includes(track.marked)) {
        if (inOwnTurn) track.laterBonus += 1;
        else track.bonus += 1;
      }
      if (TRACKS[colour].star.includes(track.marked)) {
        if (inOwnTurn) track.laterStar += 1;
        else track.star += 1;
      }
      if (track.marked === TRACK_LENGTH) this.score += POINTS.track;
    }
  }

  /** The player's turn is over: what was unlocked in it counts from now on (RW-19). */
  releaseUnlocked(): void {
    for (const colour of COLOURS) {
      const track = this.tracks[colour];
      track.bonus += track.laterBonus;
      track.star += track.laterStar;
      track.laterBonus = 0;
      track.laterStar = 0;
    }
  }
}
