/** A person's device: the client of production on a simulated machine, and a log of everything that it sent and heard. */
import { Connection, newId, Room, type RoomOptions, type TableSubscriber } from '@nyhavn/client';
import type { AnyRefusal, Command, Entry } from '@nyhavn/protocol';
import type { ClientLog, Happened } from '../history/index.ts';

/** Refusals after which nobody knows whether it was done. */
const UNKNOWN: ReadonlySet<AnyRefusal> = new Set(['not-stored', 'internal-error', 'too-fast']);

/** What one page of a person has sent and heard of a table. */
export class PageLog implements ClientLog {
  readonly person: string;
  readonly table: string;
  readonly happened: Happened[] = [];
  /** True once the page is closed: it hears nothing more. */
  hasLeft = false;
  /** Commands of its person that are not answered. */
  pending = 0;

  constructor(person: string, table: string) {
    this.person = person;
    this.table = table;
  }

  /** A command is sent, and answered in the end. */
  async follow(
    id: string,
    command: Command,
    answered: ReturnType<Connection['command']>,
  ): ReturnType<Connection['command']> {
    // Links are not stored by themselves.
    if (command.do === 'reveal') return answered;
    const isOwn = command.do !== 'anchor';
    this.happened.push({ kind: 'sent', id, command });
    if (isOwn) this.pending++;
    const reply = await answered;
    if (isOwn) this.pending--;
    if (reply.ok) this.happened.push({ kind: 'confirmed', id, next: reply.value });
    else if (!UNKNOWN.has(reply.reason))
      this.happened.push({ kind: 'refused', id, code: reply.reason });
    return reply;
  }
}

/** A connection that writes down what is asked on it. */
export class LoggedConnection extends Connection {
  readonly logs = new Map<TableSubscriber, PageLog>();

  override command(
    subscriber: TableSubscriber,
    command: Command,
    id = newId(this.device),
  ): ReturnType<Connection['command']> {
    const answered = super.command(subscriber, command, id);
    return this.logs.get(subscriber)?.follow(id, command, answered) ?? answered;
  }
}

/** Options of a room that writes down what is heard. */
interface LoggedRoomOptions extends RoomOptions {
  readonly connection: LoggedConnection;
  heard(news: readonly Entry[]): void;
}

/** A room that writes down what is heard in it. */
export class LoggedRoom extends Room {
  readonly log: PageLog;

  readonly #heard: (news: readonly Entry[]) => void;

  constructor(options: LoggedRoomOptions) {
    super(options);
    this.#heard = options.heard;
    this.log = new PageLog(options.person, options.id);
    options.connection.logs.set(this, this.log);
  }

  override onEntries(from: number, entries: readonly Entry[]): void {
    const next = this.next();
    if (from <= next && from + entries.length > next) {
      const news = entries.slice(next - from);
      this.log.happened.push({ kind: 'heard', from: next, entries: news });
      this.#heard(news);
    }
    super.onEntries(from, entries);
  }

  override close(): void {
    this.log.hasLeft = true;
    super.close();
  }
}
