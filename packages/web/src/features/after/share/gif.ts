/** Animated pictures as GIF files: what changes from one frame to the next, and nothing else. */

/** The number that stands for a dot that stays as it was. */
const SAME = 255;

/** The most colours that a picture can have beside that. */
export const MOST_COLOURS = 255;

/** Writes one file, frame by frame. */
export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #bytes: number[] = [];
  #last: Uint8Array | undefined;

  /** Colours are red, green and blue, one after the other. */
  constructor(width: number, height: number, colours: readonly number[]) {
    this.#width = width;
    this.#height = height;
    const table = Array.from({ length: 768 }, (_, at) => colours[at] ?? 0);
    this.#text('GIF89a');
    this.#numbers(width, height);
    this.#bytes.push(0xf7, 0, 0, ...table);
    // Begins again, for ever.
    this.#bytes.push(0x21, 0xff, 11);
    this.#text('NETSCAPE2.0');
    this.#bytes.push(3, 1, 0, 0, 0);
  }

  /** Adds a frame as numbers of colours, to be seen for so many hundredths of a second. */
  add(frame: Uint8Array, hundredths: number): void {
    const field = this.#changed(frame);
    this.#bytes.push(0x21, 0xf9, 4, 0b101);
    this.#numbers(hundredths);
    this.#bytes.push(SAME, 0, 0x2c);
    this.#numbers(field.left, field.top, field.width, field.height);
    this.#bytes.push(0);
    this.#compress(field.dots);
    this.#last = frame.slice();
  }

  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#bytes.push(0x3b);
    return Uint8Array.from(this.#bytes);
  }

  /** The smallest field with all dots that are not as before. */
  #changed(frame: Uint8Array) {
    const last = this.#last;
    const width = this.#width;
    if (!last) return { left: 0, top: 0, width, height: this.#height, dots: frame };
    let [left, right, top, bottom] = [width, -1, this.#height, -1];
    frame.forEach((dot, at) => {
      if (dot === last[at]) return;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    });
    // Nothing new is one dot that stays as it was.
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1, dots: Uint8Array.of(SAME) };
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const dots = new Uint8Array(wide * high);
    for (let at = 0; at < dots.length; at++) {
      const place = (top + Math.floor(at / wide)) * width + left + (at % wide);
      const dot = frame[place] ?? 0;
      dots[at] = dot === last[place] ? SAME : dot;
    }
    return { left, top, width: wide, height: high, dots };
  }

  /** Lempel, Ziv and Welch: rows of dots that came before get a number of their own. */
  #compress(dots: Uint8Array): void {
    const [clear, end] = [256, 257];
    const packer = new Packer(this.#bytes);
    const known = new Map<number, number>();
    let next = end + 1;
    let size = 9;
    packer.add(clear, size);
    let row: number = dots[0] ?? 0;
    for (let at = 1; at < dots.length; at++) {
      const dot = dots[at] ?? 0;
      const key = row * 256 + dot;
      const found = known.get(key);
      if (found !== undefined) {
        row = found;
        continue;
      }
      packer.add(row, size);
      row = dot;
      if (next === 4096) {
        packer.add(clear, size);
        known.clear();
        next = end + 1;
        size = 9;
        continue;
      }
      if (next === 1 << size) size++;
      known.set(key, next++);
    }
    packer.add(row, size);
    if (next === 1 << size && size < 12) size++;
    packer.add(end, size);
    packer.finish();
  }

  #text(text: string): void {
    for (const letter of text) this.#bytes.push(letter.charCodeAt(0));
  }

  #numbers(...numbers: readonly number[]): void {
    for (const number of numbers) this.#bytes.push(number & 255, number >> 8);
  }
}

/** Numbers of some bits each, in blocks of at most 255 bytes. */
class Packer {
  readonly #bytes: number[];
  #block: number[] = [];
  #bits = 0;
  #count = 0;

  constructor(bytes: number[]) {
    this.#bytes = bytes;
    bytes.push(8);
  }

  add(number: number, size: number): void {
    this.#bits |= number << this.#count;
    this.#count += size;
    while (this.#count >= 8) {
      this.#byte(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  finish(): void {
    if (this.#count > 0) this.#byte(this.#bits);
    if (this.#block.length > 0) this.#flush();
    this.#bytes.push(0);
  }

  #byte(byte: number): void {
    this.#block.push(byte);
    if (this.#block.length === 255) this.#flush();
  }

  #flush(): void {
    this.#bytes.push(this.#block.length, ...this.#block);
    this.#block = [];
  }
}
