/** Watches one connection: news comes without gap and once, and reads show what was told before. */
import type { ClientMessage, ServerMessage } from '@nyhavn/protocol';
import type { Situation } from '../situations.ts';
import type { WireWitness } from '../world/network.ts';
import type { Appends } from './appends.ts';
import type { Truths } from './truths.ts';

/** What is known of the world beside this connection. */
interface Known {
  readonly truths: Truths;
  readonly appends: Appends;
  met(situation: Situation): void;
}

/** A table that is heard of on a channel. */
interface Channel {
  readonly table: string;
  /** The number that comes next; undefined until something has come. */
  next: number | undefined;
}

/** A question that was not answered yet: of a watch, how much was known when it was asked. */
interface Watch {
  readonly table: string;
  readonly from: number;
  readonly known: number;
}

/** The checks of one connection. */
export class WireChecks implements WireWitness {
  readonly #name: string;
  readonly #truths: Truths;
  readonly #known: Known;
  readonly #channels = new Map<number, Channel>();
  readonly #watches = new Map<string, Watch[]>();
  readonly #commands = new Map<string, string>();

  constructor(name: string, known: Known) {
    this.#name = name;
    this.#truths = known.truths;
    this.#known = known;
  }

  asked(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'watch') {
      const { id, table, from, channel } = message;
      const known = this.#truths.knownOf(table);
      this.#watches.set(id, [...(this.#watches.get(id) ?? []), { table, from, known }]);
      if (this.#channels.get(channel)?.table !== table)
        this.#channels.set(channel, { table, next: undefined });
    } else if (message.type === 'command') {
      const table = this.#channels.get(message.channel)?.table;
      if (table !== undefined) this.#commands.set(message.id, table);
      if (this.#truths.isAsked(message.id)) this.#resent(message.id);
    }
  }

  #resent(command: string): void {
    this.#known.met('a command was sent again');
    if (this.#known.appends.hasDone(command))
      this.#known.met('a command was sent again, and done before');
  }

  told(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if ('news' in message) this.#news(message.news[0], message.news[1], message.news[2].length);
    else if ('done' in message) this.#done(...message.done);
    else if ('refused' in message && message.refused[1] !== undefined)
      this.#watches.get(message.refused[1])?.shift();
  }

  #news(number: number, from: number, count: number): void {
    const channel = this.#channels.get(number);
    if (!channel) {
      this.#truths.problems.push(
        `${this.#name} hears of channel ${number}, which it has not opened`,
      );
      return;
    }
    const begins = this.#watches.get(`watch-${number}`)?.some((one) => one.from === from) === true;
    if (channel.next !== undefined && from !== channel.next && from !== 0 && !begins) {
      const what = from < channel.next ? 'again' : 'too early';
      this.#truths.problems.push(
        `${this.#name} hears ${from} of ${channel.table} ${what}, after ${channel.next}`,
      );
    }
    channel.next = from + count;
    this.#truths.told(channel.table, from + count);
  }

  #done(id: string, next: number): void {
    const watch = this.#watches.get(id)?.shift();
    if (watch) this.#truths.read(this.#name, watch.table, watch.known, next);
    const table = this.#commands.get(id);
    if (table !== undefined) this.#truths.told(table, next);
  }
}
