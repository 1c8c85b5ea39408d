/** How many squares have to be drawn at least, whatever the dice. */
import { COLOURS, GOAL } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import { SETUP } from './game.ts';
import { MAX_NO_X } from './help.ts';
import { BUILDING, COATS, type Frame } from './lines.ts';
import { COAT_BOXES } from './marks.ts';

const { trackLength, trackPoints } = ROLL_AND_WRITE_MATERIAL;

/** More squares than there are. */
const NEVER_ENOUGH = BUILDING + 1;

/**
 * The fewest squares that have to be drawn otherwise than by coats of arms for 12 points in so many
 * turns, for each number of coats of arms that have marked boxes. Every roll of the others is taken to
 * mark any box, and No X to cost nothing.
 */
export function leastDrawn(frame: Frame, turns: number): number[] {
  return Array.from({ length: COATS + 1 }, (_, marking) => {
    for (let drawn = 0; drawn <= BUILDING; drawn++) {
      if (isEnough(frame, turns, marking, drawn)) return drawn;
    }
    return NEVER_ENOUGH;
  });
}

function isEnough(frame: Frame, turns: number, marking: number, drawn: number): boolean {
  const rolls = (SETUP.players - 1) * turns;
  const bricks = Math.max(0, turns - MAX_NO_X);
  return [0, ...COLOURS.map((_, track) => track + 1)].some((full) => {
    const coats = Math.max(marking, Math.ceil((full * trackLength - rolls) / COAT_BOXES));
    if (coats > frame.markingCoats(drawn)) return false;
    const points = frame.points(frame.squares(drawn, coats), bricks);
    return points + full * trackPoints >= GOAL;
  });
}
