/**
 * Transcript of a table: the entries that this device received, to compare the server's record with. A digest of
 * it and the device's own contributions outlive the page: a server that tells the next page another
 * story is found out.
 */
import {
  digestAfter,
  type Entry,
  type Heard,
  isGameEntry,
  NO_DIGEST,
  type SentContribution,
} from '@nyhavn/protocol';
import { type Device, THIS_DEVICE } from './device.ts';
import { newRoot } from './ids.ts';

/** A table as a device that took a seat received it. */
export interface KeptTranscript {
  /** The table and the person. */
  readonly id: string;
  /** The contributions to chance that this device sent with `sit`, in order; in version 2 its anchors. */
  readonly contributions: readonly SentContribution[];
  /** Version 2: the roots of this device's hash chains. */
  readonly roots?: readonly string[];
  /** The number of entries that were received, and their digest. */
  readonly heard: number;
  readonly digest: string;
  /** Events of the game that happened while no page was open here. */
  readonly missed: number;
  /** True if a later page received something else than this device received before. */
  readonly isContradicted?: true;
  /** When it was written last, in milliseconds. */
  readonly updated: number;
}

/** The store of transcripts. */
export interface TranscriptStore {
  load(id: string): Promise<KeptTranscript | undefined>;
  keep(kept: KeptTranscript): Promise<void>;
}

/** The evidence of this device. */
export interface Witness extends Heard {
  /** Events of the game that happened while no page was open here. */
  readonly missed: number;
  /** True if this page received something else than this device received before. */
  readonly isContradicted: boolean;
}

/** Follows what a page hears of a table. */
export class Transcript {
  readonly #id: string;
  readonly #person: string;
  readonly #device: Device;
  readonly #store: TranscriptStore | undefined;
  readonly #entries: Entry[] = [];
  /** The digest before each entry, and after the last one. */
  readonly #digests: string[] = [NO_DIGEST];
  /** The number of entries when this page began to listen. */
  #first: number | undefined;
  #kept: KeptTranscript | undefined;
  #contributions: readonly SentContribution[] = [];
  #roots: readonly string[] = [];
  #missed = 0;
  #isCompared = false;
  #isContradicted = false;
  /** Mutex: what is loaded and kept, one after the other. */
  #work: Promise<void>;

  constructor(table: string, person: string, store?: TranscriptStore, device = THIS_DEVICE) {
    this.#device = device;
    this.#id = `${table} ${person}`;
    this.#person = person;
    this.#store = store;
    this.#work = this.#load().catch(console.error);
  }

  async #load(): Promise<void> {
    this.#kept = await this.#store?.load(this.#id);
    this.#contributions = [...(this.#kept?.contributions ?? []), ...this.#contributions];
    this.#roots = [...(this.#kept?.roots ?? []), ...this.#roots];
  }

  /** The roots of this device's hash chains, those of earlier pages included. */
  async roots(): Promise<readonly string[]> {
    await this.#work;
    return this.#roots;
  }

  /** A new root, which is kept before its anchor is known to anyone. */
  async newRoot(): Promise<string> {
    const root = newRoot(this.#device);
    await this.#next(() => {
      this.#roots = [...this.#roots, root];
      return this.#keep();
    });
    return root;
  }

  /** Entries that follow on those heard before. */
  record(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#digests.push(digestAfter(this.#digests.at(-1) ?? NO_DIGEST, entry));
    }
    this.#first ??= this.#entries.length;
    this.#next(() => this.#keep());
  }

  /** This device adds to chance: it is kept before the server knows it. */
  contribute(contribution: string): Promise<void> {
    return this.#next(() => {
      const at = this.#entries.length;
      this.#contributions = [...this.#contributions, { contribution, at }];
      return this.#keep();
    });
  }

  /** The server has refused the seat, and with it what this device added. */
  withdraw(contribution: string): Promise<void> {
    return this.#next(() => {
      this.#contributions = this.#contributions.filter(
        (sent) => sent.contribution !== contribution,
      );
      return this.#keep();
    });
  }

  /** All that this device can vouch for. */
  async witness(): Promise<Witness> {
    await this.#work;
    // Fewer entries than this device heard before: something was taken out.
    if (!this.#isCompared && this.#kept) this.#isContradicted = true;
    return {
      entries: this.#entries,
      person: this.#person,
      contributions: this.#contributions,
      roots: this.#roots,
      missed: this.#missed,
      isContradicted: this.#isContradicted,
    };
  }

  #next(act: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(act).catch(console.error);
    return this.#work;
  }

  async #keep(): Promise<void> {
    this.#compare();
    const hasTakenPart = this.#contributions.length > 0 || this.#roots.length > 0;
    if (!this.#isCompared || (!hasTakenPart && !this.#kept)) return;
    const { length: heard } = this.#entries;
    this.#kept = {
      id: this.#id,
      contributions: this.#contributions,
      ...(this.#roots.length === 0 ? {} : { roots: this.#roots }),
      // Entries before a contradiction stay: they are the evidence.
      heard: this.#isContradicted ? (this.#kept?.heard ?? 0) : heard,
      digest: (this.#isContradicted ? this.#kept?.digest : this.#digests[heard]) ?? NO_DIGEST,
      missed: this.#missed,
      ...(this.#isContradicted ? { isContradicted: true } : {}),
      updated: this.#device.timeOfDay(),
    };
    await this.#store?.keep(this.#kept);
  }

  /**
   * Compares the entries of this page with those that this device received before, as soon as there
   * are as many.
   */
  #compare(): void {
    if (this.#isCompared || this.#first === undefined) return;
    const { heard = 0, digest = NO_DIGEST, missed = 0, isContradicted = false } = this.#kept ?? {};
    // Another page here may have heard more already; this one will in a moment.
    if (this.#entries.length < heard) return;
    this.#isContradicted = isContradicted || this.#digests[heard] !== digest;
    this.#isCompared = true;
    this.#missed = missed + this.#entries.slice(heard, this.#first).filter(isGameEntry).length;
  }
}
