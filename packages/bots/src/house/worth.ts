/** The value of features in points, set by hand: the same for buildings in both games. */
import { GOAL } from '@nyhavn/engine/house';

/** Points by the name of a building's feature. */
export const BUILDING_WORTH: Readonly<Record<string, number>> = {
  score: GOAL,
  filled: 5,
  'single gaps': -2,
  'narrow gaps': -0.5,
  'covered gaps': -0.3,
  roughness: -0.4,
  'rows of windows, 1 missing': 5,
  'rows of windows, 2 missing': 3.4,
  'rows of windows, 3 missing': 2,
  'rows of windows, 4 missing': 1,
  'rows of windows, 5 missing': 0.4,
  'rows with a brick, 1 missing': 2.4,
  'rows with a brick, 2 missing': 1.6,
  'rows with a brick, 3 missing': 0.9,
  'rows with a brick, 4 missing': 0.3,
  'columns of windows, up to 1 missing': 10,
  'columns of windows, up to 2 missing': 7.2,
  'columns of windows, up to 3 missing': 5,
  'columns of windows, up to 4 missing': 3.4,
  'columns of windows, up to 6 missing': 1.8,
  'columns of windows, up to 9 missing': 0.7,
  'columns with a brick, up to 1 missing': 4.8,
  'columns with a brick, up to 2 missing': 3.2,
  'columns with a brick, up to 3 missing': 2,
  'columns with a brick, up to 4 missing': 1.2,
  'columns with a brick, up to 6 missing': 0.5,
  'columns with a brick, up to 9 missing': 0.1,
};

/** The weight of a rival's prospects against those of the seat. */
const RIVALRY = 0.5;

/** A weight for every feature: what is worth something to oneself is worth less if the rival has it. */
export function rivalryWeights(
  features: readonly string[],
  worth: Readonly<Record<string, number>>,
  table: Readonly<Record<string, number>>,
): Float64Array {
  return Float64Array.from(features, (name) => {
    const [whose, ...words] = name.split(' ');
    const points = worth[words.join(' ')] ?? 0;
    if (whose === 'own') return points;
    return whose === 'rival' ? -RIVALRY * points : (table[name] ?? 0);
  });
}

/** A weight for every feature of the own side, and none for the others. */
export function ownWeights(
  features: readonly string[],
  worth: Readonly<Record<string, number>>,
): Float64Array {
  return Float64Array.from(features, (name) => {
    const [whose, ...words] = name.split(' ');
    return whose === 'own' ? (worth[words.join(' ')] ?? 0) : 0;
  });
}

/** Only these of all that is worth something. */
export function pick(
  worth: Readonly<Record<string, number>>,
  names: readonly string[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name) => [name, worth[name] ?? 0]));
}
