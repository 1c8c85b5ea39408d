/** People whose device takes part in verifiable chance, as the client does. */
import { DrawParticipant } from '@nyhavn/client';
import { type Command, type Entry, HashChain } from '@nyhavn/protocol';
import type { LiveTable, Reply } from '../../src/table/live-table.ts';
import { Player } from '../player.ts';

let ids = 0;

/** A person at a device that answers when a draw is due. */
export class Participant extends Player {
  readonly chance: DrawParticipant;
  /** Replies to what the device sent by itself. */
  readonly replies: Reply[] = [];
  readonly roots: string[];
  /** A device that is asleep answers nothing. */
  isFrozen = false;
  #table: LiveTable | undefined;
  #work = Promise.resolve();

  constructor(person: string, roots: readonly string[] = []) {
    super(person);
    this.roots = [...roots];
    this.chance = new DrawParticipant({
      person,
      send: async (command) => {
        const reply = await this.#table?.ask({ person, id: `d${ids++}`, command });
        if (reply) this.replies.push(reply);
      },
      newRoot: async () => this.#newRoot(),
    });
    for (const root of roots) this.chance.addRoot(root);
  }

  #newRoot(): string {
    const root = `${ids++}`.padStart(8, '0').repeat(8);
    this.roots.push(root);
    return root;
  }

  /** Comes to a table with this device. */
  async comes(table: LiveTable): Promise<void> {
    this.#table = table;
    table.attendance.join(this, 0, await table.entriesFor(this.person, 0));
  }

  override onEntries(from: number, entries: readonly Entry[]): void {
    super.onEntries(from, entries);
    this.chance.follow(entries);
    this.wakes();
  }

  /** Answers what is asked, unless the device is frozen. */
  wakes(): void {
    if (!this.isFrozen) this.#work = this.#work.then(() => this.chance.answer());
  }

  /** A command that sits down with an anchor of this device. */
  sits(seat?: number): Command {
    const anchor = this.chance.addRoot(this.#newRoot());
    return { do: 'sit', name: this.person, anchor, ...(seat === undefined ? {} : { seat }) };
  }

  /** The chain of the latest anchor. */
  get chain(): HashChain {
    return new HashChain(this.roots.at(-1) ?? '');
  }
}
