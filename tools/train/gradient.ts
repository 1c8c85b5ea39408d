/** Which way each weight of a network pushes its output, for learning. */
import type { Runner } from '../../packages/bots/src/learned/network.ts';

/** Adds to `into` the derivative by every weight of the sum of the outputs of the last run, each times its slope. */
export function addGradient(runner: Runner, outputs: Float32Array, into: Float32Array): void {
  const { layers, network } = runner;
  const { weights } = network;
  let slopes = outputs;
  let end = weights.length;
  for (let layer = layers.length - 1; layer > 0; layer--) {
    const before = layers[layer - 1]!;
    const values = layers[layer]!;
    const begin = end - values.length * (before.length + 1);
    const biases = end - values.length;
    const earlier = new Float32Array(before.length);
    for (const [unit, slope] of slopes.entries()) {
      if (slope === 0) continue;
      const at = begin + unit * before.length;
      into[biases + unit]! += slope;
      for (let index = 0; index < before.length; index++) {
        into[at + index]! += slope * before[index]!;
        // A hidden unit that was cut off passes nothing on.
        if (layer > 1 && before[index]! > 0) earlier[index]! += slope * weights[at + index]!;
      }
    }
    slopes = earlier;
    end = begin;
  }
}
