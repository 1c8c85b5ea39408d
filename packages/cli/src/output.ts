/** Standard output in large pieces, because a trace has many lines. */
const PIECE = 1 << 16;

/** Collects lines for a writer that likes few, large pieces. */
export class Lines {
  readonly #write: (text: string) => void;
  #text = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Adds a line. */
  add(line: string): void {
    this.#text += `${line}\n`;
    if (this.#text.length >= PIECE) this.flush();
  }

  /** Hands on what is left. */
  flush(): void {
    if (this.#text !== '') this.#write(this.#text);
    this.#text = '';
  }
}

/** Lines for standard output. */
export function standardOutput(): Lines {
  return new Lines((text) => process.stdout.write(text));
}
