/** Networks as text: a line that says what it is, a line that says how it was made, the weights. */
import { countWeights, type Network } from './network.ts';

const MAGIC = 'nyhavn-weights 1';

/** The training that a network comes from. */
interface Origin {
  readonly game: string;
  /** The command that makes it again. */
  readonly command: string;
  /** Games that it learned from, and the seed of their chance. */
  readonly games: number;
  readonly seed: string;
  /** The features in their order, as one word; others than the program's can't be used. */
  readonly features: string;
}

/** A network and how it came about. */
export interface Weights {
  readonly origin: Origin;
  readonly network: Network;
}

/** Largest steps to each side of 0: weights are kept as two bytes. */
const STEPS = 32767;

/** Writes a network. Weights are rounded to steps of the largest one divided by 32767. */
export function formatWeights({ origin, network }: Weights): string {
  const { sizes, weights } = network;
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / STEPS;
  const bytes = new Uint8Array(2 * weights.length);
  const view = new DataView(bytes.buffer);
  for (const [index, weight] of weights.entries()) {
    view.setInt16(2 * index, scale === 0 ? 0 : Math.round(weight / scale), true);
  }
  const header = JSON.stringify({ ...origin, sizes, scale });
  return `${MAGIC}\n${header}\n${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}\n`;
}

/** Reads a network; throws where the text is none, or one of other features. */
export function readWeights(text: string, features: string): Weights {
  const [magic, header = '', body = ''] = text.split('\n');
  if (magic !== MAGIC) throw new Error('these are no weights of this version');
  const { sizes, scale, ...origin }: Origin & { sizes: number[]; scale: number } =
    JSON.parse(header);
  if (origin.features !== features) throw new Error('these weights are for other features');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  if (bytes.length !== 2 * countWeights(sizes)) throw new Error('these weights are cut off');
  const view = new DataView(bytes.buffer);
  const weights = Float64Array.from(
    { length: bytes.length / 2 },
    (_, index) => view.getInt16(2 * index, true) * scale,
  );
  return { origin, network: { sizes, weights } };
}

/** A short word for a list of features, different when one of them changes. */
export function featuresWord(names: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of names.join(';')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${names.length}-${(hash >>> 0).toString(36)}`;
}
