import type { Face } from './roll-and-write-data.ts';
import { FACES } from './roll-and-write-data.ts';

/** The faces written in a text, in the order of the text. */
export function facesOf(text: string): Face[] {
  return [...text].map((letter) => {
    const face = FACES.find((candidate) => candidate === letter);
    if (face === undefined) throw new Error(`not a face of a die: ${letter}`);
    return face;
  });
}

/** The faces in canonical order. */
export function canonical(faces: readonly Face[]): Face[] {
  return [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

/** The dice that are left when the named ones are taken away. */
export function without(dice: readonly Face[], taken: readonly Face[]): Face[] {
  const rest = [...dice];
  for (const face of taken) {
    const place = rest.indexOf(face);
    if (place < 0) throw new Error(`there is no such die: ${face}`);
    rest.splice(place, 1);
  }
  return rest;
}

/** All different ways to pick one or more of the dice, which lie in canonical order. */
export function waysToPick(dice: readonly Face[]): string[] {
  let picked = [''];
  for (const die of dice) picked = [...picked, ...picked.map((faces) => faces + die)];
  return [...new Set(picked)].filter((faces) => faces !== '');
}

/** All distinct results of a roll, sorted; the weight counts in how many ways it comes about. */
export function rollOutcomes(dice: number): { faces: string; weight: number }[] {
  let outcomes = new Map([['', 1]]);
  for (let die = 0; die < dice; die += 1) {
    const longer = new Map<string, number>();
    for (const [faces, weight] of outcomes) {
      for (const face of FACES) {
        const result = canonical([...facesOf(faces), face]).join('');
        longer.set(result, (longer.get(result) ?? 0) + weight);
      }
    }
    outcomes = longer;
  }
  return [...outcomes.keys()].sort().map((faces) => ({ faces, weight: outcomes.get(faces) ?? 0 }));
}
