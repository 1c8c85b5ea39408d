/** Small networks of dense layers on typed arrays: a value for every row of features. */

/** A network: `sizes` from the input to the output, and for each layer its weights and biases. */
export interface Network {
  readonly sizes: readonly number[];
  /** All layers one after the other: the biases of a layer, then for each input its weights to all outputs. */
  readonly weights: Float64Array;
}

/** The number of weights of a network of these sizes. */
export function countWeights(sizes: readonly number[]): number {
  return sizes.slice(1).reduce((sum, size, layer) => sum + size * (sizes[layer]! + 1), 0);
}

/** A network of no opinion: small weights of both signs, from numbers between 0 and 1. */
export function newNetwork(sizes: readonly number[], random: () => number): Network {
  const weights = new Float64Array(countWeights(sizes));
  let at = 0;
  for (const [layer, size] of sizes.slice(1).entries()) {
    const inputs = sizes[layer]!;
    const spread = Math.sqrt(6 / (inputs + size));
    at += size;
    for (let index = 0; index < size * inputs; index++) {
      weights[at++] = (2 * random() - 1) * spread;
    }
  }
  return { sizes, weights };
}

/**
 * Runs a network. Hidden layers are cut off below 0; the last one is left as it is. One object holds
 * the values of all layers, so that nothing is made for each row of features, and what is 0, as most
 * features are, costs nothing.
 */
export class Runner {
  readonly network: Network;
  /** The values of every layer in the last run; the first one is where features are written. */
  readonly layers: readonly Float64Array[];
  /** The indexes of values of a layer that are not 0. */
  readonly #some: Int32Array;

  constructor(network: Network) {
    this.network = network;
    this.layers = network.sizes.map((size) => new Float64Array(size));
    this.#some = new Int32Array(Math.max(...network.sizes));
  }

  /** The features, to be written before a run. */
  get input(): Float64Array {
    return this.layers[0]!;
  }

  /** Computes all layers; gives the last one, which the next run overwrites. */
  run(): Float64Array {
    const { layers } = this;
    const { weights } = this.network;
    let at = 0;
    for (let layer = 1; layer < layers.length; layer++) {
      const before = layers[layer - 1]!;
      const values = layers[layer]!;
      addLayer(weights, at, before, values, this.#some);
      at += values.length * (before.length + 1);
      if (layer < layers.length - 1) cutOff(values);
    }
    return layers.at(-1)!;
  }
}

/** Outputs that are computed side by side. */
const PARALLEL_OUTPUTS = 4;

/** Computes a layer whose weights begin there. */
function addLayer(
  weights: Float64Array,
  begin: number,
  before: Float64Array,
  values: Float64Array,
  some: Int32Array,
): void {
  const size = values.length;
  let count = 0;
  for (let index = 0; index < before.length; index++) {
    if (before[index] !== 0) some[count++] = index;
  }
  let output = 0;
  for (; output + PARALLEL_OUTPUTS <= size; output += PARALLEL_OUTPUTS) {
    const first = begin + output;
    let a = weights[first]!;
    let b = weights[first + 1]!;
    let c = weights[first + 2]!;
    let d = weights[first + 3]!;
    for (let number = 0; number < count; number++) {
      const index = some[number]!;
      const value = before[index]!;
      const at = first + size * (index + 1);
      a += value * weights[at]!;
      b += value * weights[at + 1]!;
      c += value * weights[at + 2]!;
      d += value * weights[at + 3]!;
    }
    values[output] = a;
    values[output + 1] = b;
    values[output + 2] = c;
    values[output + 3] = d;
  }
  for (; output < size; output++) {
    let sum = weights[begin + output]!;
    for (let number = 0; number < count; number++) {
      const index = some[number]!;
      sum += before[index]! * weights[begin + output + size * (index + 1)]!;
    }
    values[output] = sum;
  }
}

function cutOff(values: Float64Array): void {
  for (let index = 0; index < values.length; index++) if (values[index]! < 0) values[index] = 0;
}
