/** Small networks of dense layers on typed arrays: a value for every row of features. */

/** A network: `sizes` from the input to the output, and for each layer its weights and biases. */
export interface Network {
  readonly sizes: readonly number[];
  /** All layers one after the other: for each output its weights, then the biases of the layer. */
  readonly weights: Float32Array;
}

/** How many weights a network of these sizes has. */
export function countWeights(sizes: readonly number[]): number {
  return sizes.slice(1).reduce((sum, size, layer) => sum + size * (sizes[layer]! + 1), 0);
}

/** A network of no opinion: small weights of both signs, from numbers between 0 and 1. */
export function newNetwork(sizes: readonly number[], random: () => number): Network {
  const weights = new Float32Array(countWeights(sizes));
  let at = 0;
  for (const [layer, size] of sizes.slice(1).entries()) {
    const inputs = sizes[layer]!;
    const spread = Math.sqrt(6 / (inputs + size));
    for (let index = 0; index < size * inputs; index++) {
      weights[at++] = (2 * random() - 1) * spread;
    }
    at += size;
  }
  return { sizes, weights };
}

/**
 * Runs a network. Hidden layers are cut off below 0; the last one is left as it is. One object holds
 * the values of all layers, so that nothing is made for each row of features.
 */
export class Runner {
  readonly network: Network;
  /** The values of every layer in the last run; the first one is where features are written. */
  readonly layers: readonly Float32Array[];

  constructor(network: Network) {
    this.network = network;
    this.layers = network.sizes.map((size) => new Float32Array(size));
  }

  /** Where the features are written before a run. */
  get input(): Float32Array {
    return this.layers[0]!;
  }

  /** Computes all layers; gives the last one, which the next run overwrites. */
  run(): Float32Array {
    const { weights } = this.network;
    let at = 0;
    for (let layer = 1; layer < this.layers.length; layer++) {
      const before = this.layers[layer - 1]!;
      const values = this.layers[layer]!;
      const isLast = layer === this.layers.length - 1;
      const biases = at + values.length * before.length;
      for (let output = 0; output < values.length; output++) {
        let sum = weights[biases + output]!;
        for (let index = 0; index < before.length; index++)
          sum += weights[at + index]! * before[index]!;
        values[output] = isLast || sum > 0 ? sum : 0;
        at += before.length;
      }
      at += values.length;
    }
    return this.layers.at(-1)!;
  }
}
