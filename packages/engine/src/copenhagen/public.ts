/** Copenhagen, for those who need this game and no other. */
export { MATERIAL as COPENHAGEN_MATERIAL } from './data.ts';
export { copenhagen } from './index.ts';
export { KIND as COPENHAGEN_KIND, kindOf as copenhagenKind } from './moves.ts';
export {
  abilitiesOf,
  cardsAt,
  endCardIn,
  houseOf,
  nearEndCardIn,
  type Picture as CopenhagenPicture,
  usedBetween,
} from './picture.ts';
export { redeal as redealCopenhagen } from './redeal.ts';
export type { OwnRefusal as CopenhagenRefusal } from './refusals.ts';
export { RULINGS as COPENHAGEN_RULINGS } from './rulings.ts';
export { scoreKeeper as copenhagenKeeper } from './score-sheet.ts';
export {
  type Spoken as CopenhagenSpoken,
  type SpokenBuild,
  spoken as spokenCopenhagen,
  unspoken as unspokenCopenhagen,
} from './spoken.ts';
export type { State as CopenhagenState } from './state.ts';
export { imagine as imagineCopenhagen } from './view.ts';
