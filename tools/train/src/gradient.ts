/** Which way each weight of a network pushes its output, for learning. */
import type { Runner } from '@nyhavn/bots/internal';

/** Adds to `into` the derivative by every weight of the sum of the outputs of the last run, each times its slope. */
export function addGradient(runner: Runner, outputs: Float64Array, into: Float64Array): void {
  const { layers, network } = runner;
  const { weights } = network;
  let slopes = outputs;
  let end = weights.length;
  for (let layer = layers.length - 1; layer > 0; layer--) {
    const before = layers[layer - 1]!;
    const size = slopes.length;
    const begin = end - size * (before.length + 1);
    const earlier = new Float64Array(before.length);
    for (let unit = 0; unit < size; unit++) into[begin + unit]! += slopes[unit]!;
    for (const [index, value] of before.entries()) {
      // An input of 0 has no gradient, and a hidden unit that is cut off passes none on.
      if (value === 0) continue;
      const at = begin + size * (index + 1);
      for (let unit = 0; unit < size; unit++) {
        into[at + unit]! += slopes[unit]! * value;
        earlier[index]! += slopes[unit]! * weights[at + unit]!;
      }
    }
    slopes = earlier;
    end = begin;
  }
}
