/** Small networks of dense layers on typed arrays: a value for every row of features. */

/** A network: `sizes` from the input to the output, and for each layer its weights and biases. */
export interface Network {
  readonly sizes: readonly number[];
  /** All layers one after the other: the biases of a layer, then for each input its weights to all outputs. */
  readonly weights: Float64Array;
}

/** How many weights a network of these sizes has. */
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

  constructor(network: Network) {
    this.network = network;
    this.layers = network.sizes.map((size) => new Float64Array(size));
  }

  /** Where the features are written before a run. */
  get input(): Float64Array {
    return this.layers[0]!;
  }

  /** Computes all layers; gives the last one, which the next run overwrites. */
  run(): Float64Array {
    const { layers } = this;
    const { weights } = this.network;
    let at = 0;
    for (let layer = 1; layer < layers.length; layer++) {
      const values = layers[layer]!;
      at = addLayer(weights, at, layers[layer - 1]!, values);
      if (layer < layers.length - 1) cutOff(values);
    }
    return layers.at(-1)!;
  }
}

/** Computes a layer whose weights begin there; gives the place behind them. */
function addLayer(
  weights: Float64Array,
  begin: number,
  before: Float64Array,
  values: Float64Array,
): number {
  const size = values.length;
  let at = begin;
  for (let output = 0; output < size; output++) values[output] = weights[at++]!;
  for (let index = 0; index < before.length; index++, at += size) {
    const value = before[index]!;
    if (value === 0) continue;
    for (let output = 0; output < size; output++) values[output]! += value * weights[at + output]!;
  }
  return at;
}

function cutOff(values: Float64Array): void {
  for (let index = 0; index < values.length; index++) if (values[index]! < 0) values[index] = 0;
}
