/** A disk that forgets: what was not flushed may be lost when the power fails, in any order and by halves. */
import type { Random } from '@nyhavn/engine';

/** A disk writes whole sectors, and no more than that at once. */
const SECTOR_BYTES = 512;

/** A change of a file that was not flushed. */
type Pending =
  | { readonly is: 'write'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly is: 'truncate'; readonly size: number };

/** A file: what is on the disk for good, and what is there as long as the power is. */
export class DiskFile {
  #bytes = new Uint8Array(1 << 14);
  #size = 0;
  /** What the disk has after a loss of power, but for what is pending. */
  #flushed = new Uint8Array(0);
  #pending: Pending[] = [];
  /** True once the folder is known to have it. */
  isKept = false;

  get size(): number {
    return this.#size;
  }

  /** Everything that it has now. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  read(at: number, count: number): Uint8Array {
    return this.#bytes.subarray(Math.min(at, this.#size), Math.min(at + count, this.#size));
  }

  write(at: number, bytes: Uint8Array): void {
    this.#pending.push({ is: 'write', at, bytes });
    this.#apply(at, bytes);
  }

  #apply(at: number, bytes: Uint8Array): void {
    const end = at + bytes.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, at);
    this.#size = Math.max(this.#size, end);
  }

  truncate(size: number): void {
    this.#pending.push({ is: 'truncate', size });
    this.#cut(size);
  }

  #cut(size: number): void {
    this.#bytes.fill(0, Math.min(size, this.#size), this.#size);
    this.#size = size;
  }

  flush(): void {
    this.isKept = true;
    if (this.#pending.length === 0) return;
    this.#pending = [];
    this.#flushed = this.bytes.slice();
  }

  /** The file that is there after a loss of power: of what was not flushed, any sectors. */
  afterLoss(random: Random): DiskFile {
    const after = DiskFile.of(this.#flushed);
    for (const change of this.#pending) {
      // All, nothing, or any of its sectors.
      const fate = random.below(3);
      if (fate === 0) continue;
      if (change.is === 'truncate') after.#cut(change.size);
      else if (fate === 1) after.#apply(change.at, change.bytes);
      else
        for (let from = 0; from < change.bytes.length; from += SECTOR_BYTES) {
          if (random.below(2) === 1)
            after.#apply(change.at + from, change.bytes.subarray(from, from + SECTOR_BYTES));
        }
    }
    after.#flushed = after.bytes.slice();
    return after;
  }

  static of(bytes: Uint8Array): DiskFile {
    const file = new DiskFile();
    file.#apply(0, bytes);
    file.#flushed = bytes.slice();
    file.isKept = true;
    return file;
  }
}

/** What a disk says to a write. */
export type DiskFault = 'off' | 'full';

/** A disk with files. */
export class SimulatedDisk {
  readonly files = new Map<string, DiskFile>();
  /** Files that were deleted, where the folder was not flushed since. */
  readonly #deleted = new Map<string, DiskFile>();
  /** Changes and flushes so far. */
  operations = 0;
  /** The power fails at this one. */
  failsAt = Number.POSITIVE_INFINITY;
  /** The bytes that fit on it. */
  capacity = Number.POSITIVE_INFINITY;

  get isOff(): boolean {
    return this.operations >= this.failsAt;
  }

  /** Whether a change can be made. */
  #change(growth = 0): DiskFault | undefined {
    if (this.isOff) return 'off';
    this.operations++;
    if (this.isOff) return 'off';
    if (growth <= 0 || this.capacity === Number.POSITIVE_INFINITY) return undefined;
    const used = [...this.files.values()].reduce((sum, { size }) => sum + size, 0);
    return used + growth > this.capacity ? 'full' : undefined;
  }

  open(name: string): DiskFile {
    const file = this.files.get(name) ?? new DiskFile();
    this.files.set(name, file);
    return file;
  }

  write(file: DiskFile, at: number, bytes: Uint8Array): DiskFault | undefined {
    const wasOff = this.isOff;
    const fault = this.#change(at + bytes.length - file.size);
    // What is written while the power fails may have come to the disk, or a part of it.
    if (fault !== 'full' && !wasOff) file.write(at, bytes);
    return fault;
  }

  truncate(file: DiskFile, size: number): DiskFault | undefined {
    const fault = this.#change();
    if (fault === undefined) file.truncate(size);
    return fault;
  }

  flush(file: DiskFile): DiskFault | undefined {
    const fault = this.#change();
    if (fault !== undefined) return fault;
    if (!file.isKept) this.#flushFolder();
    file.flush();
    return undefined;
  }

  /** With a new file SQLite flushes the folder, and so whatever was made or deleted there before. */
  #flushFolder(): void {
    this.#deleted.clear();
    for (const file of this.files.values()) file.isKept = true;
  }

  delete(name: string, isFlushed: boolean): DiskFault | undefined {
    const fault = this.#change();
    const file = this.files.get(name);
    if (fault !== undefined || !file) return fault;
    this.files.delete(name);
    if (isFlushed) this.#deleted.delete(name);
    else if (file.isKept) this.#deleted.set(name, file);
    return undefined;
  }

  /** The disk after a loss of power. */
  afterLoss(random: Random): SimulatedDisk {
    const after = new SimulatedDisk();
    for (const [name, file] of this.files)
      if (file.isKept || random.below(2) === 1) after.files.set(name, file.afterLoss(random));
    for (const [name, file] of this.#deleted)
      if (!after.files.has(name) && random.below(2) === 1)
        after.files.set(name, file.afterLoss(random));
    return after;
  }

  /** Another disk with the same files, all flushed. */
  copy(): SimulatedDisk {
    const copy = new SimulatedDisk();
    for (const [name, { bytes }] of this.files) copy.files.set(name, DiskFile.of(bytes));
    return copy;
  }
}
