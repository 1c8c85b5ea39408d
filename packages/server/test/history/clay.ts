/** A copy of a history that may be changed, and ways to find something in it. */
import { type Entry, gameOf, isGameEntry } from '@nyhavn/protocol';
import type { ClientLog, Happened, History, KeptTable } from '@nyhavn/simulate/history';
import type { StoredEntry } from '../../src/store/store.ts';

/** Chooses one of so many. */
export type Choose = (count: number) => number;

/** A history that may be changed. */
export interface Clay {
  readonly tables: {
    readonly id: string;
    readonly entries: StoredEntry[];
    listed: KeptTable['listed'];
  }[];
  readonly clients: { readonly person: string; readonly table: string; happened: Happened[] }[];
}

/** One of some values. */
export function one<Value>(values: readonly Value[], pick: Choose): Value | undefined {
  return values.length === 0 ? undefined : values[pick(values.length)];
}

/** A client, and its table as it is stored. */
export function someone({ tables, clients }: Clay, pick: Choose) {
  const client = one(clients, pick);
  const table = tables.find(({ id }) => id === client?.table);
  if (!client || !table) throw new Error('nobody was there');
  return { client, table };
}

/** Something of a kind that a client has sent or heard, and where. */
export function something<Kind extends Happened['kind']>(
  client: Clay['clients'][number],
  kind: Kind,
  pick: Choose,
  isMeant: (happened: Extract<Happened, { kind: Kind }>) => boolean = () => true,
) {
  const all = client.happened.flatMap((happened, index) =>
    happened.kind === kind && isMeant(happened as Extract<Happened, { kind: Kind }>)
      ? [{ happened: happened as Extract<Happened, { kind: Kind }>, index }]
      : [],
  );
  return one(all, pick);
}

/** Something that a client has sent, and that was done. */
export function sentAndDone(
  client: Clay['clients'][number],
  pick: Choose,
  isMove = false,
  isFirst = true,
) {
  const done = new Set(
    client.happened.flatMap((happened) => (happened.kind === 'confirmed' ? [happened.id] : [])),
  );
  const first = client.happened.find(
    (happened) => happened.kind === 'sent' && happened.command.do === 'move',
  );
  return something(
    client,
    'sent',
    pick,
    (happened) =>
      done.has(happened.id) &&
      (!isMove || happened.command.do === 'move') &&
      (isFirst || happened !== first),
  );
}

/** The draws of a table. */
export function drawnIn(entries: readonly StoredEntry[]): StoredEntry[] {
  return entries.filter(
    ({ entry }) => (isGameEntry(entry) && entry.by === 'chance') || isTableEntry(entry, 'began'),
  );
}

/** True if an entry is of the table and not of its game. */
export const isTableEntry = (entry: Entry, kind: string) =>
  !isGameEntry(entry) && entry.kind === kind;

/** What a client has heard is cut into single entries first. */
export function hearOneByOne(client: Clay['clients'][number]): void {
  client.happened = client.happened.flatMap((happened): Happened[] =>
    happened.kind === 'heard'
      ? happened.entries.map((entry, index) => ({
          kind: 'heard',
          from: happened.from + index,
          entries: [entry],
        }))
      : [happened],
  );
}

/** A copy that can be broken. */
export function clayOf({ tables, clients }: History): Clay {
  return {
    tables: tables.map((table) => ({ ...table, entries: [...table.entries] })),
    clients: clients.map((client: ClientLog) => ({ ...client, happened: [...client.happened] })),
  };
}

/** Returns true if players of a table have secrets. */
export function hasSecrets({ entries: [opening] }: KeptTable): boolean {
  const entry = opening?.entry;
  return (
    entry !== undefined &&
    !isGameEntry(entry) &&
    entry.kind === 'opened' &&
    gameOf(entry.plan).notation.hidesMoves
  );
}
