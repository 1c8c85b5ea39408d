/** Houses, which some games have in common: what others need to read, draw and count them. */
export { type Building, GOAL } from './building.ts';
export { COLOURS, type Colour, type ColourIndex } from './colours.ts';
export {
  columnPoints,
  type Facade,
  type FacadePicture,
  type Gain,
  gainBetween,
  rowPoints,
  type ScoredLine,
  scoredLines,
} from './facade.ts';
export { COLUMNS, countCells, countHoles, LOW_ALL, ROWS } from './grid.ts';
export { countPlacements } from './placements.ts';
export type { HouseRefusal } from './refusals.ts';
export {
  BLANK_SHEET,
  kindOf,
  letterAt,
  type ReadySigns,
  rankingOf,
  type ScoreKeeper,
  type ScoreSheet,
  type SheetScore,
  type SheetWarning,
  withCell,
} from './score-sheet.ts';
