/** Sheets and houses filled in by hand at a real table: what they score, and what can't be right. */
import { type Standing, winnersOf } from './building.ts';
import { type Facade, type ScoredLine, scoredLines } from './facade.ts';
import { CELLS, type Cell, COLUMNS, formatCell, parseCell, ROWS } from './grid.ts';

/** A sheet filled in by hand; nothing in it need be possible. A game without tracks leaves the lists empty. */
export interface ScoreSheet {
  /** Bricks are X or small letters, windows O or capital ones. */
  readonly building: Facade;
  /** Boxes that are marked, as in `R3`. */
  readonly boxes: readonly string[];
  /** Signs that are struck out, by the boxes above them. */
  readonly struck: readonly string[];
  /** Coats of arms ticked as used, by the names of their lines, as in `2` or `b`. */
  readonly coats: readonly string[];
}

/** Bonuses and stars that can be used. */
export interface ReadySigns {
  readonly bonus: number;
  readonly star: number;
}

/** The score of a sheet. */
export interface SheetScore extends Standing {
  readonly lines: readonly ScoredLine[];
  readonly rows: number;
  readonly columns: number;
  readonly tracks: number;
  /** The abilities ready for use, by track. */
  readonly ready: Readonly<Record<string, ReadySigns>>;
}

/** Something on a sheet that can't have come about in a game, or that was forgotten. */
export type SheetWarning =
  /** Squares of which none leads down to row 1. */
  | { readonly code: 'in-the-air'; readonly cells: readonly string[] }
  /** Bricks without a window of their own: a tile has one brick and at least one window beside it. */
  | { readonly code: 'lone-bricks'; readonly cells: readonly string[]; readonly possible: number }
  /** More windows than tiles of five with these bricks, and all else that brings windows, could make. */
  | { readonly code: 'few-bricks'; readonly surplus: number }
  /** White tiles have no brick. */
  | { readonly code: 'white-bricks'; readonly cells: readonly string[] }
  /** Boxes behind one that is not marked. */
  | { readonly code: 'out-of-order'; readonly track: string; readonly boxes: readonly string[] }
  /** Signs that nothing has unlocked. */
  | { readonly code: 'locked'; readonly track: string; readonly boxes: readonly string[] }
  /** A coat of arms whose line has gaps. */
  | { readonly code: 'coat-not-earned'; readonly line: string }
  /** A coat of arms that was earned and not ticked. */
  | { readonly code: 'coat-unused'; readonly line: string };

/** Counts the sheets of one game. */
export interface ScoreKeeper {
  score(sheet: ScoreSheet): SheetScore;
  /** The marks of a sheet that are certainly wrong or forgotten. */
  warnings(sheet: ScoreSheet): SheetWarning[];
  /** Returns true if as many sheets as these may have reached the goal in one game. */
  mayReachGoal(sheets: number): boolean;
}

/** A sheet on which nothing is drawn. */
export const BLANK_SHEET: ScoreSheet = {
  building: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
  boxes: [],
  struck: [],
  coats: [],
};

/** The building with one cell redrawn. */
export function withCell(building: Facade, cell: string, letter: string): Facade {
  const at = parseCell(cell);
  if (at === undefined) return building;
  const row = Math.floor(at / COLUMNS);
  return building.map((text, index) =>
    index === row ? [...text].with(at % COLUMNS, letter).join('') : text,
  );
}

/** The letter that stands at a cell. */
export function letterAt(building: Facade, cell: string): string {
  const at = parseCell(cell);
  return at === undefined ? '.' : letterOf(building, at);
}

/** The meaning of a letter. */
export function kindOf(letter: string): 'empty' | 'window' | 'brick' {
  if (letter === '.') return 'empty';
  return /[Xa-z]/.test(letter) ? 'brick' : 'window';
}

/** The winners with these scores: most points, then fewest empty squares; and whether the squares decided. */
export function rankingOf(scores: readonly Standing[]): {
  readonly winners: readonly number[];
  readonly isTie: boolean;
} {
  const winners = winnersOf(scores);
  const most = scores[winners[0] ?? 0]?.score;
  return { winners, isTie: scores.filter(({ score }) => score === most).length > 1 };
}

/** The points of a building, and how much of it is empty. */
export function buildingScore(building: Facade): Omit<SheetScore, 'tracks' | 'ready'> {
  const lines = scoredLines(building);
  const sum = (kind: ScoredLine['kind']) =>
    lines.reduce((points, line) => points + (line.kind === kind ? line.points : 0), 0);
  const rows = sum('row');
  const columns = sum('column');
  const empty = cellsOf(building, (letter) => letter === '.').length;
  return { lines, rows, columns, score: rows + columns, empty };
}

/** Other sources of squares beside tiles with one brick each. */
interface Extras {
  /** Single bricks. */
  readonly bricks: number;
  /** Windows beyond those of such tiles. */
  readonly windows: number;
}

/** The impossible parts of a building. */
export function buildingWarnings(building: Facade, extras: Extras): SheetWarning[] {
  const warnings: SheetWarning[] = floatingGroups(building).map((cells) => ({
    code: 'in-the-air',
    cells: names(cells),
  }));
  const lone = loneBricks(building);
  if (lone.length > extras.bricks) {
    warnings.push({ code: 'lone-bricks', cells: names(lone), possible: extras.bricks });
  }
  const surplus = surplusWindows(building) - extras.windows;
  // Windows come first when a house is entered; while no line is complete bricks change no score.
  if (surplus > 0 && scoredLines(building).length > 0) {
    warnings.push({ code: 'few-bricks', surplus });
  }
  return warnings;
}

/** The largest tile has five squares, one of them the brick. */
const WINDOWS_A_BRICK = 4;

function surplusWindows(building: Facade): number {
  const windows = cellsOf(building, (letter) => kindOf(letter) === 'window').length;
  const bricks = cellsOf(building, (letter) => kindOf(letter) === 'brick').length;
  return windows - WINDOWS_A_BRICK * bricks;
}

/**
 * Groups of filled cells that do not reach row 1. Whatever is placed hangs together and has a square
 * in row 1 or on a filled one, so in a game every group does.
 */
function floatingGroups(building: Facade): Cell[][] {
  const unseen = new Set(cellsOf(building, (letter) => letter !== '.'));
  const groups: Cell[][] = [];
  for (const first of unseen) {
    const group = [first];
    unseen.delete(first);
    for (const cell of group) {
      for (const next of neighboursOf(cell)) if (unseen.delete(next)) group.push(next);
    }
    if (group.every((cell) => cell >= COLUMNS)) groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/**
 * Bricks that are left when as many as possible get a window beside them that no other has: no tile
 * has two bricks, and none is a brick alone. White tiles have windows only.
 */
function loneBricks(building: Facade): Cell[] {
  const owners = new Map<Cell, Cell>();
  const bricks = cellsOf(building, (letter) => kindOf(letter) === 'brick' && letter !== 'w');
  const findWindow = (brick: Cell, tried: Set<Cell>): boolean =>
    neighboursOf(brick).some((window) => {
      if (tried.has(window) || !areOfOneTile(building, brick, window)) return false;
      tried.add(window);
      const owner = owners.get(window);
      if (owner !== undefined && !findWindow(owner, tried)) return false;
      owners.set(window, brick);
      return true;
    });
  for (const brick of bricks) findWindow(brick, new Set());
  const housed = new Set(owners.values());
  return bricks.filter((brick) => !housed.has(brick));
}

/**
 * Returns true if brick and window may belong to one tile; where no colour was given, any may be
 * meant.
 */
function areOfOneTile(building: Facade, brick: Cell, window: Cell): boolean {
  const light = letterOf(building, window);
  const dark = letterOf(building, brick);
  if (kindOf(light) !== 'window' || light === 'W') return false;
  return light === 'O' || dark === 'X' || light === dark.toUpperCase();
}

function letterOf(building: Facade, cell: Cell): string {
  return building[Math.floor(cell / COLUMNS)]?.charAt(cell % COLUMNS) || '.';
}

/** The cells whose letters are meant. */
export function cellsOf(building: Facade, isMeant: (letter: string) => boolean): Cell[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) =>
    isMeant(letterOf(building, cell)),
  );
}

/** The names of cells. */
export function names(cells: readonly Cell[]): string[] {
  return cells.map(formatCell);
}

function neighboursOf(cell: Cell): Cell[] {
  const column = cell % COLUMNS;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < COLUMNS - 1 ? [cell + 1] : []),
    cell - COLUMNS,
    cell + COLUMNS,
  ].filter((next) => next >= 0 && next < CELLS);
}
