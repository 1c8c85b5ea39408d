/** A house on pictures that are given away. */
import { HOUSE } from '../../art/house/house-shapes.ts';
import type { Sculpture } from '../../table/front.ts';
import type { HouseView } from './house-view.ts';
import { drawBuilt, FLAG } from './image-house.ts';

/** A player's house on the quay. */
export const sculpture: Sculpture = {
  width: HOUSE.width,
  height: HOUSE.height,
  above: FLAG,
  draw: (drawing, inks, view, isWinner) => drawBuilt(drawing, inks, view as HouseView, isWinner),
};
