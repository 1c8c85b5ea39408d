/** Counts and picks the cards that can be taken from the harbour. */
import { countBits } from '../bits.ts';
import type { Move } from '../game.ts';
import { ABILITY, HARBOUR } from './data.ts';
import { packTake } from './moves.ts';
import { type House, isActive } from './state.ts';

/** Returns true if two of the places are neighbours. */
export function hasNeighbours(places: number): boolean {
  return (places & (places >>> 1)) !== 0;
}

/** All sets of so many places, those with neighbours or those without. */
function placeSets(size: number, neighbours: boolean): readonly number[] {
  return Array.from({ length: 1 << HARBOUR }, (_, set) => set).filter(
    (set) => countBits(set) === size && hasNeighbours(set) === neighbours,
  );
}

const NEAR_PAIRS = placeSets(2, true);
const FAR_PAIRS = placeSets(2, false);
const NEAR_THREES = placeSets(3, true);
const FAR_THREES = placeSets(3, false);

/** The takes with or without a third card, of neighbours or from anywhere. */
const TAKES: readonly (readonly Move[])[] = [
  NEAR_PAIRS,
  [...NEAR_PAIRS, ...FAR_PAIRS],
  [...NEAR_PAIRS, ...NEAR_THREES],
  [...NEAR_PAIRS, ...FAR_PAIRS, ...NEAR_THREES, ...FAR_THREES],
].map((sets) => sets.map(packTake));

/** Everything that a player can take: the harbour is full when a turn begins. */
export function takesOf(house: House): readonly Move[] {
  const any = isActive(house, ABILITY.any) ? 1 : 0;
  const extra = isActive(house, ABILITY.extra) ? 2 : 0;
  return TAKES[any | extra]!;
}
