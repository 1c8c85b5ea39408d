/** The engine's picture of a state, and the table that shows it. */
import type { CopenhagenPicture } from '@nyhavn/engine/copenhagen';
import type { PlayedTable } from '../../table/model/played-table.ts';

export { abilitiesOf, cardsAt, houseOf, usedBetween } from '@nyhavn/engine/copenhagen';

/** A state of Copenhagen as it is shown. */
export type Picture = CopenhagenPicture;

/** A table at which Copenhagen is played. */
export type GameTable = PlayedTable<Picture>;
