/** The engine's picture of a state. */
export {
  abilitiesOf,
  type CopenhagenPicture as Picture,
  cardsAt,
  houseOf,
  usedBetween,
} from '@nyhavn/engine/copenhagen';
