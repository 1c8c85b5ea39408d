/** The rules of both games, and everything that reads, writes and counts them. */

export { countBits } from './bits.ts';
export { type Building, GOAL } from './building.ts';
export { COLOURS, type Colour, type ColourIndex } from './colours.ts';
export { MATERIAL as COPENHAGEN_MATERIAL } from './copenhagen/data.ts';
export { copenhagen } from './copenhagen/index.ts';
export { KIND as COPENHAGEN_KIND, kindOf as copenhagenKind } from './copenhagen/moves.ts';
export type { Picture as CopenhagenPicture } from './copenhagen/picture.ts';
export { RULINGS as COPENHAGEN_RULINGS } from './copenhagen/rulings.ts';
export { scoreKeeper as copenhagenKeeper } from './copenhagen/score-sheet.ts';
export {
  type Spoken as CopenhagenSpoken,
  type SpokenBuild,
  spoken as spokenCopenhagen,
} from './copenhagen/spoken.ts';
export type { State as CopenhagenState } from './copenhagen/state.ts';
export { imagine as imagineCopenhagen } from './copenhagen/view.ts';
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
export type {
  Actor,
  Awaits,
  Game,
  GamePicture,
  GameState,
  Move,
  Notation,
  Outcome,
  Seat,
  Setup,
  Viewer,
} from './game.ts';
export { COLUMNS, countCells, countHoles, LOW_ALL, ROWS } from './grid.ts';
export { GameHistory, type SeenStep, type UndoRefusal } from './history.ts';
export { countPlacements } from './placements.ts';
export { type Random, randomFrom } from './random.ts';
export {
  type Event,
  formatEvent,
  formatHeader,
  type GoodPart,
  type RecordedGame,
  type RecordFault,
  type Records,
  readGoodPart,
  readRecordsOf,
} from './records.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { GAMES, gameNamed, readRecords } from './registry.ts';
export { accept, type Result, refuse } from './result.ts';
export { MATERIAL as ROLL_AND_WRITE_MATERIAL } from './roll-and-write/data.ts';
export { FastTable, type Playout } from './roll-and-write/fast.ts';
export { rollAndWrite } from './roll-and-write/index.ts';
export {
  drawTile as rollAndWriteTile,
  KIND as ROLL_AND_WRITE_KIND,
  kindOf as rollAndWriteKind,
} from './roll-and-write/moves.ts';
export { ownSheet, type SheetPicture } from './roll-and-write/own-sheet.ts';
export type {
  Picture as RollAndWritePicture,
  PlayerPicture,
  TrackPicture,
} from './roll-and-write/picture.ts';
export { RULINGS as ROLL_AND_WRITE_RULINGS } from './roll-and-write/rulings.ts';
export { START_SIGNS, scoreKeeper as rollAndWriteKeeper } from './roll-and-write/score-sheet.ts';
export {
  type Spoken as RollAndWriteSpoken,
  type SpokenDraw,
  type SpokenHeard,
  spoken as spokenRollAndWrite,
  spokenHeard,
} from './roll-and-write/spoken.ts';
export type { State as RollAndWriteState } from './roll-and-write/state.ts';
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
export { seenEvent } from './seen.ts';
export { MAX_PLAYERS, MIN_PLAYERS } from './setup.ts';
export { countOf, type Tally, tallyOf, totalOf } from './tally.ts';
export { legalTexts, traceLines } from './trace.ts';
export { actorsOf, countContinuations, movesOf } from './tree.ts';
