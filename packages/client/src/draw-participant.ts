/** This device's part in verifiable chance, version 2: it checks every draw, and answers by itself when it is asked. */
import type { Seat } from '@nyhavn/engine';
import {
  CHAIN_LENGTH,
  type Command,
  type DrawCheck,
  DrawChecker,
  type Entry,
  HashChain,
  isGameEntry,
} from '@nyhavn/protocol';

/** Commands of a participant, sent without being asked by people. */
type ChanceCommand = Extract<Command, { do: 'anchor' | 'reveal' }>;

/** Dependencies of a participant. */
interface DrawParticipantDeps {
  readonly person: string;
  send(command: ChanceCommand): Promise<unknown>;
  /** Makes a new root, which is kept on the device before its anchor is sent. */
  newRoot(): Promise<string>;
}

/** A chain of this device, and how far it was used. */
interface OwnChain {
  readonly chain: HashChain;
  used: number;
}

/** Takes part in the draws of one table. */
export class DrawParticipant {
  readonly #deps: DrawParticipantDeps;
  readonly #chains = new Map<string, OwnChain>();
  #checker: DrawChecker | undefined;
  #isVersionKnown = false;
  #seat: Seat | undefined;
  #isClosed = false;
  /** The draw that was answered last. */
  #answered: number | undefined;
  /** Our seat's anchor, that of the draw that is due, and those of draws in which our seat took part. */
  #anchor: string | undefined;
  #anchorDue: string | undefined;
  readonly #anchors = new Map<number, string>();
  /**
   * True if this device may put its chain in the place of another device's: when it comes to the table, and when that
   * device did not answer. Otherwise two open devices would take turns.
   */
  #mayAnchor = true;

  constructor(deps: DrawParticipantDeps) {
    this.#deps = deps;
  }

  /** True at a table of version 2; undefined until its first entry was received. */
  get isChained(): boolean | undefined {
    return this.#isVersionKnown ? this.#checker !== undefined : undefined;
  }

  /** All draws, as this device has checked them. */
  get checks(): readonly DrawCheck[] {
    return this.#checker?.checks ?? [];
  }

  /** True if a draw used a link of this device. A server that puts another chain on our seat takes part for itself. */
  hasOwnLinkIn(draw: number): boolean {
    return this.#chains.has(this.#anchors.get(draw) ?? '');
  }

  /** Adds a root of this device, kept from before or new; its anchor. */
  addRoot(root: string): string {
    const chain = new HashChain(root);
    this.#chains.set(chain.anchor, { chain, used: 0 });
    return chain.anchor;
  }

  /** Follows entries as they are received, and answers what the last of them asks. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) this.#follow(entry);
  }

  #follow(entry: Entry): void {
    if (!this.#isVersionKnown) {
      this.#checker = DrawChecker.for(entry);
      this.#isVersionKnown = true;
      return;
    }
    if (!this.#checker) return;
    const check = this.#checker.follow(entry);
    if (check) this.#followDraw(check);
    if (isGameEntry(entry)) return;
    switch (entry.kind) {
      case 'sat':
        if (entry.person !== this.#deps.person || entry.isCompanion) return;
        this.#seat = entry.seat;
        this.#anchor = entry.anchor;
        return;
      case 'anchored':
        if (entry.seat === this.#seat) this.#anchor = entry.anchor;
        return;
      case 'due':
        this.#anchorDue = this.#anchor;
        return;
      case 'left':
        if (entry.seat === this.#seat && !this.#hasBegun) this.#seat = undefined;
        return;
      case 'closed':
        this.#isClosed = true;
    }
  }

  #followDraw({ draw, tookPart, missed, problem }: DrawCheck): void {
    const seat = this.#seat;
    if (seat === undefined) return;
    if (missed.includes(seat)) this.#mayAnchor = true;
    else if (tookPart.includes(seat) && problem !== 'client-link') {
      this.#anchors.set(draw, this.#anchorDue ?? '');
    }
  }

  get #hasBegun(): boolean {
    return this.checks.length > 0;
  }

  /** Answers the draw that is due, and anchors a new chain where this device has none that counts. */
  async answer(): Promise<void> {
    const checker = this.#checker;
    const seat = this.#seat;
    if (!checker || seat === undefined || this.#isClosed) return;
    const { due } = checker;
    const isAsked = due?.seats.includes(seat) && checker.isDueRight && this.#answered !== due.draw;
    const asked = isAsked ? this.#chainWith(checker.expectedLink(seat)) : undefined;
    if (due && asked && asked.used < CHAIN_LENGTH) {
      this.#answered = due.draw;
      const link = asked.chain.link(asked.used + 1);
      await this.#deps.send({ do: 'reveal', draw: due.draw, link });
    }
    const next = this.#chainWith(checker.lastLink(seat));
    if (this.#mayAnchor && (!next || next.used === CHAIN_LENGTH)) await this.#beginChain();
    else if (next) this.#mayAnchor = false;
  }

  /** The answer may be lost with the connection, or with the server's memory. */
  forgetAnswer(): void {
    this.#answered = undefined;
  }

  /** The own chain that has this link as its last used one. */
  #chainWith(link: string | undefined): OwnChain | undefined {
    if (link === undefined) return undefined;
    const anchored = this.#chains.get(link);
    if (anchored) return anchored;
    for (const own of this.#chains.values()) {
      for (
        let number = own.used;
        number <= CHAIN_LENGTH && number <= this.checks.length;
        number++
      ) {
        if (own.chain.link(number) !== link) continue;
        own.used = number;
        return own;
      }
    }
    return undefined;
  }

  /** A new chain, from the next draw on. */
  async #beginChain(): Promise<void> {
    this.#mayAnchor = false;
    const anchor = this.addRoot(await this.#deps.newRoot());
    await this.#deps.send({ do: 'anchor', anchor });
  }
}
