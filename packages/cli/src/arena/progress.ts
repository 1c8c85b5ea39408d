/** A progress bar on a line of the terminal that is written again and again. */
const BAR_COLUMNS = 30;

/** Milliseconds between two drawings. */
const REDRAW_INTERVAL_MS = 100;

/** A bar on standard error; silent where that is no terminal. */
export class Progress {
  readonly #all: number;
  readonly #began = performance.now();
  readonly #isShown = process.stderr.isTTY === true;
  #drawn = 0;

  constructor(all: number) {
    this.#all = all;
  }

  /** Shows that so many games are played. */
  show(done: number): void {
    const now = performance.now();
    if (!this.#isShown || (now - this.#drawn < REDRAW_INTERVAL_MS && done < this.#all)) return;
    this.#drawn = now;
    process.stderr.write(`\r${progressLine(done, this.#all, now - this.#began)}\x1b[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#isShown) process.stderr.write('\r\x1b[K');
  }
}

/** The bar as text: how much is done, and how long the rest takes at this pace. */
export function progressLine(done: number, all: number, milliseconds: number): string {
  const filled = Math.round((BAR_COLUMNS * done) / all);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_COLUMNS - filled);
  const left = done === 0 ? '' : `, ${span((milliseconds / done) * (all - done))} left`;
  return `${bar} ${done} of ${all} games${left}`;
}

function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
