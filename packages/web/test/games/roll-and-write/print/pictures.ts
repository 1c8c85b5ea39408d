/** Printed sheets as those see them who hold them: their words, and their dots. */
import { spawnSync } from 'node:child_process';

function poppler(program: string, words: readonly string[], pdf: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    input: pdf,
    maxBuffer: 2 ** 30,
  });
  if (error || status !== 0) throw error ?? new Error(`${program}: ${stderr}`);
  return stdout;
}

/** The words of each page, all white space being single spaces. */
export function textsOf(pdf: Uint8Array): string[] {
  const text = poppler('pdftotext', ['-raw', '-', '-'], pdf).toString('utf8');
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' ').trim());
}

/** A page of dots. */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly #dots: Buffer;

  constructor(width: number, height: number, dots: Buffer) {
    this.width = width;
    this.height = height;
    this.#dots = dots;
  }

  /** Red, green and blue of a dot. */
  at(x: number, y: number): readonly [red: number, green: number, blue: number] {
    const place = (Math.round(y) * this.width + Math.round(x)) * 3;
    return [this.#dots[place] ?? 0, this.#dots[place + 1] ?? 0, this.#dots[place + 2] ?? 0];
  }

  /** The darkest of the dots around a place, from 0 to 255. */
  darkest(x: number, y: number, around: number): number {
    let least = 255;
    for (let dy = -around; dy <= around; dy++) {
      for (let dx = -around; dx <= around; dx++) {
        const [red, green, blue] = this.at(x + dx, y + dy);
        least = Math.min(least, (red + green + blue) / 3);
      }
    }
    return least;
  }

  /** How many dots are about of a colour such as `#c0422f`. */
  count(colour: string): number {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    let count = 0;
    for (let at = 0; at < this.#dots.length; at += 3) {
      if (parts.every((part, i) => Math.abs((this.#dots[at + i] ?? 0) - part) < 6)) count++;
    }
    return count;
  }

  /** The share of ink on the paper: 0 is white, 1 black. */
  ink(): number {
    let light = 0;
    for (const part of this.#dots) light += part;
    return 1 - light / (255 * this.#dots.length);
  }

  /** How far the most colourful dot is from grey. */
  colourfulness(): number {
    let most = 0;
    for (let at = 0; at < this.#dots.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = this.#dots.subarray(at, at + 3);
      most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
    }
    return most;
  }
}

/** The pages as pictures, so many dots to an inch. */
export function picturesOf(pdf: Uint8Array, dpi: number): Picture[] {
  const file = poppler('pdftoppm', ['-r', `${dpi}`, '-'], pdf);
  const pictures: Picture[] = [];
  for (let at = 0; at < file.length; ) {
    const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', at, at + 40));
    if (!head) throw new Error('pdftoppm wrote something else');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height * 3;
    pictures.push(new Picture(width, height, file.subarray(start, at)));
  }
  return pictures;
}
