/** Roll & Write, for those who need this game and no other. */
export { MATERIAL as ROLL_AND_WRITE_MATERIAL, type PrintedTrack } from './data.ts';
export { FastTable, type Playout } from './fast.ts';
export { rollAndWrite } from './index.ts';
export {
  drawTile as rollAndWriteTile,
  KIND as ROLL_AND_WRITE_KIND,
  kindOf as rollAndWriteKind,
} from './moves.ts';
export { diceOdds } from './odds.ts';
export {
  isLastRound,
  type Picture as RollAndWritePicture,
  type PlayerPicture,
  reachedGoal,
  trackIn,
  unlockedIn,
} from './picture.ts';
export type { OwnRefusal as RollAndWriteRefusal } from './refusals.ts';
export { RULINGS as ROLL_AND_WRITE_RULINGS } from './rulings.ts';
export { START_SIGNS, scoreKeeper as rollAndWriteKeeper } from './score-sheet.ts';
export {
  type Spoken as RollAndWriteSpoken,
  type SpokenDraw,
  spoken as spokenRollAndWrite,
  unspoken as unspokenRollAndWrite,
} from './spoken.ts';
export type { State as RollAndWriteState } from './state.ts';
