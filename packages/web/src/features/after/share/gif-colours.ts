/** The few colours of an animated picture, chosen so that they do for all its dots. */

/** Colours are told apart by six bits of each part. */
const SIDE = 64;

interface Bucket {
  readonly parts: readonly [red: number, green: number, blue: number];
  readonly count: number;
}

function bucketOf(red: number, green: number, blue: number): number {
  return ((red >> 2) * SIDE + (green >> 2)) * SIDE + (blue >> 2);
}

/** Colours by number, and the number of the nearest one to any dot. */
export class Palette {
  /** Red, green and blue of each, one after the other. */
  readonly colours: readonly number[];
  readonly #nearest = new Int16Array(SIDE ** 3).fill(-1);

  /** At most so many colours for these dots, four numbers each. */
  constructor(pictures: readonly Uint8ClampedArray[], most: number) {
    this.colours = boxesOf(bucketsOf(pictures), most).flatMap(meanOf);
  }

  /** The number of the nearest colour. */
  nearest(red: number, green: number, blue: number): number {
    const bucket = bucketOf(red, green, blue);
    const known = this.#nearest[bucket] ?? -1;
    if (known >= 0) return known;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.colours.length; at += 3) {
      const [r = 0, g = 0, b = 0] = [this.colours[at], this.colours[at + 1], this.colours[at + 2]];
      const far = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [best, least] = [at / 3, far];
    }
    this.#nearest[bucket] = best;
    return best;
  }

  /** A picture as numbers of colours. */
  numbersOf(dots: Uint8ClampedArray): Uint8Array {
    const numbers = new Uint8Array(dots.length / 4);
    for (let at = 0; at < numbers.length; at++) {
      const dot = at * 4;
      numbers[at] = this.nearest(dots[dot] ?? 0, dots[dot + 1] ?? 0, dots[dot + 2] ?? 0);
    }
    return numbers;
  }
}

function bucketsOf(pictures: readonly Uint8ClampedArray[]): Bucket[] {
  const counts = new Uint32Array(SIDE ** 3);
  for (const dots of pictures) {
    for (let at = 0; at < dots.length; at += 4) {
      const bucket = bucketOf(dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  const buckets: Bucket[] = [];
  counts.forEach((count, bucket) => {
    if (count === 0) return;
    const parts = [
      Math.floor(bucket / SIDE / SIDE),
      Math.floor(bucket / SIDE) % SIDE,
      bucket % SIDE,
    ].map((part) => part * 4 + 2) as [number, number, number];
    buckets.push({ parts, count });
  });
  return buckets;
}

/** Cuts the largest box in two until there are enough. */
function boxesOf(buckets: Bucket[], most: number): Bucket[][] {
  const boxes = [buckets];
  while (boxes.length < most) {
    let largest = -1;
    let weight = 0;
    boxes.forEach((box, index) => {
      const now = box.length < 2 ? 0 : weightOf(box);
      if (now > weight) [largest, weight] = [index, now];
    });
    const box = boxes[largest];
    if (!box) break;
    boxes.splice(largest, 1, ...halvesOf(box));
  }
  return boxes;
}

function rangesOf(box: readonly Bucket[]): number[] {
  return [0, 1, 2].map((part) => {
    let [low, high] = [255, 0];
    for (const { parts } of box) {
      low = Math.min(low, parts[part] ?? 0);
      high = Math.max(high, parts[part] ?? 0);
    }
    return high - low;
  });
}

/** Many dots count, and far colours even more: a flag is small and red. */
function weightOf(box: readonly Bucket[]): number {
  const dots = box.reduce((sum, { count }) => sum + count, 0);
  return Math.max(...rangesOf(box)) ** 2 * Math.sqrt(dots);
}

function halvesOf(box: readonly Bucket[]): [Bucket[], Bucket[]] {
  const ranges = rangesOf(box);
  const part = ranges.indexOf(Math.max(...ranges));
  const sorted = box.toSorted((one, other) => (one.parts[part] ?? 0) - (other.parts[part] ?? 0));
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  const at = sorted.findIndex(({ count }) => {
    seen += count;
    return seen >= half;
  });
  const cut = Math.min(Math.max(1, at), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function meanOf(box: readonly Bucket[]): number[] {
  const dots = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((part) =>
    Math.round(box.reduce((sum, { parts, count }) => sum + (parts[part] ?? 0) * count, 0) / dots),
  );
}
