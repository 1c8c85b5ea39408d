/**
 * Reads all records and the logs of all clients, and says what is wrong with them. It knows what was
 * promised to clients, and nothing of how the server keeps it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Game, Seat } from '@nyhavn/engine';
import {
  type Command,
  type Entry,
  gameOf,
  isGameEntry,
  recordOf,
  type TableEntry,
  verifyRecords,
} from '@nyhavn/protocol';
import { redact, type Viewers } from '@nyhavn/server/internal';
import type { ClientLog, History, KeptTable } from './history.ts';

/** Everything that can be wrong. */
export type ProblemKind =
  /** Confirmed, and not in the store. */
  | 'lost'
  /** Stored or told twice. */
  | 'doubled'
  /** Stored or told in another order than it was sent, or with a gap. */
  | 'out of order'
  /** Stored for somebody who has never sent it, or not like this. */
  | 'out of nowhere'
  /** Refused, and stored all the same. */
  | 'happened though refused'
  /** A move that was made before something that it could not know. */
  | 'stale accepted'
  /** A record that the engine does not follow, or whose chance is not the one committed to. */
  | 'not replayable'
  /** A draw index that decided two events, or was asked for twice. */
  | 'drawn twice'
  /** A draw index that was left out, or was never asked for. */
  | 'draw missing'
  | 'not ended'
  /** A client does not know what is stored. */
  | 'not converged'
  | 'seen what it may not'
  /** Lists say something else than entries. */
  | 'not listed'
  /** Somebody was late, where everybody is quick. */
  | 'timed out';

/** Something that is wrong. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly table: string;
  readonly what: string;
}

/** What is wrong with a history; nothing, if all is well. */
export function problemsIn({ tables, clients, isOver }: History): Problem[] {
  const byTable = Map.groupBy(clients, ({ table }) => table);
  return tables.flatMap((table) => {
    const logs = byTable.get(table.id) ?? [];
    const found = [
      ...problemsOfRecord(table, isOver),
      ...problemsOfDraws(table),
      ...problemsOfCommands(table, logs),
      ...logs.flatMap((log) => [...problemsOfSender(table, log), ...problemsOfHearer(table, log)]),
    ];
    return found.map(([kind, what]) => ({ kind, table: table.id, what }));
  });
}

type Found = readonly [ProblemKind, string];

function isKind<Kind extends TableEntry['kind']>(
  entry: Entry | undefined,
  kind: Kind,
): entry is Extract<TableEntry, { kind: Kind }> {
  return entry !== undefined && !isGameEntry(entry) && entry.kind === kind;
}

function problemsOfRecord({ entries: rows, listed }: KeptTable, isOver: boolean): Found[] {
  const entries = rows.map(({ entry }) => entry);
  const found: Found[] = [];
  const isClosed = entries.some((entry) => isKind(entry, 'closed'));
  const hasBegun = entries.some((entry) => isKind(entry, 'began'));
  if (isOver && !isClosed) found.push(['not ended', `${entries.length} entries`]);
  if (hasBegun) {
    const replayed = replay(entries);
    // Games that hide nothing can be verified before they are over.
    const expected = isClosed ? ['fair', 'chained'] : ['unknown', 'chained'];
    if (!expected.includes(replayed)) found.push(['not replayable', replayed]);
  }
  const phase = isClosed ? 'closed' : hasBegun ? 'playing' : 'gathering';
  if (listed.phase !== phase) found.push(['not listed', `${listed.phase}, and is ${phase}`]);
  for (const entry of entries) {
    if (isKind(entry, 'late')) found.push(['timed out', `seat ${entry.seat}`]);
  }
  return found;
}

/** What is found when a record is played again. */
function replay(entries: readonly Entry[]): string {
  try {
    const verified = verifyRecords(recordOf(entries));
    if (!verified.ok) return `line ${verified.line}: ${verified.code}`;
    const [finding] = verified.findings;
    return finding?.kind === 'false' ? `${finding.what} is false` : `${finding?.kind}`;
  } catch (error) {
    return String(error);
  }
}

/** Every draw was due once and made once, in the order of indices; those that were undone count, too. */
function problemsOfDraws({ entries: rows }: KeptTable): Found[] {
  const found: Found[] = [];
  const [asked, made] = [new Set<number>(), new Set<number>()];
  for (const { entry } of rows) {
    const isDue = isKind(entry, 'due');
    const draw = isGameEntry(entry) || isKind(entry, 'began') || isDue ? entry.draw : undefined;
    if (draw === undefined) continue;
    const before = isDue ? asked : made;
    if (before.has(draw)) found.push(['drawn twice', `${isDue ? 'due' : 'draw'} ${draw}`]);
    else if (draw !== before.size) found.push(['draw missing', `${before.size} before ${draw}`]);
    else if (!isDue && !asked.has(draw)) found.push(['draw missing', `${draw} was never due`]);
    before.add(draw);
  }
  return found;
}

/** Whatever is stored was sent by its person, once. */
function problemsOfCommands({ entries }: KeptTable, logs: readonly ClientLog[]): Found[] {
  const sent = new Set(
    logs.flatMap(({ person, happened }) =>
      happened.flatMap((one) => (one.kind === 'sent' ? [`${person} ${one.id}`] : [])),
    ),
  );
  const seen = new Set<string>();
  return entries.flatMap(({ person, command }): Found[] => {
    if (command === undefined) return [];
    const name = `${person} ${command}`;
    if (seen.has(name)) return [['doubled', `${name} is stored twice`]];
    seen.add(name);
    return sent.has(name) ? [] : [['out of nowhere', `nobody has sent ${name}`]];
  });
}

/** What a person has asked for is stored as it was promised. */
function problemsOfSender({ entries }: KeptTable, { person, happened }: ClientLog): Found[] {
  const found: Found[] = [];
  const numbers = new Map<string, number>();
  for (const [number, row] of entries.entries()) {
    if (row.person === person && row.command !== undefined && !numbers.has(row.command)) {
      numbers.set(row.command, number);
    }
  }
  let last = -1;
  const beginnings = new Set<string>();
  for (const one of happened) {
    if (one.kind === 'heard') continue;
    const number = numbers.get(one.id);
    if (one.kind === 'sent' && one.command.do === 'begin') beginnings.add(one.id);
    if (one.kind === 'confirmed') {
      // A game that is about to begin by itself needs nothing more.
      const isBegun = entries.slice(0, one.next).some(({ entry }) => isKind(entry, 'due'));
      if (number === undefined && beginnings.has(one.id) && isBegun) continue;
      if (number === undefined) found.push(['lost', `${person} ${one.id} was confirmed`]);
      else if (number >= one.next || one.next > entries.length) {
        found.push(['out of order', `${person} ${one.id}: ${number}, confirmed as ${one.next}`]);
      }
    } else if (one.kind === 'refused') {
      if (number !== undefined) found.push(['happened though refused', `${one.id}: ${one.code}`]);
    } else if (one.command.do === 'anchor') {
    } else if (number !== undefined) {
      if (number < last) found.push(['out of order', `${person} ${one.id} is stored too early`]);
      last = Math.max(last, number);
      found.push(...problemsOfCommand(entries, number, one.command, person));
    }
  }
  return found;
}

/** A move is stored as it was sent, and before anything that its sender should have known. */
function problemsOfCommand(
  rows: KeptTable['entries'],
  number: number,
  command: Command,
  person: string,
): Found[] {
  if (command.do !== 'move') return [];
  const entries = rows.map(({ entry }) => entry);
  const entry = entries[number];
  const seat = viewersOf(entries, person);
  const rules = rulesOf(entries);
  if (!rules || !entry || !isGameEntry(entry) || entry.by !== seat) {
    return [['out of nowhere', `entry ${number} is no move of ${person}`]];
  }
  const seen = seenBy(rules, entry, seat);
  const found: Found[] = [];
  if (!isGameEntry(seen) || seen.move !== command.move) {
    found.push(['out of nowhere', `entry ${number} is not ${command.move}`]);
  }
  const meanwhile = entries.slice(command.at, number);
  const isStale = meanwhile.some(
    (one) => isKind(one, 'undone') || ('by' in one && isOf(one, seat)),
  );
  if (isStale) found.push(['stale accepted', `${command.move} at ${command.at} is ${number}`]);
  return found;
}

function isOf(entry: Entry, seat: Viewers): boolean {
  return isGameEntry(entry) && entry.by === seat;
}

/** A client has heard everything once, in order, and no more than it may see. */
function problemsOfHearer({ entries: rows }: KeptTable, log: ClientLog): Found[] {
  const { person, happened, hasLeft = false } = log;
  const entries = rows.map(({ entry }) => entry);
  const rules = rulesOf(entries);
  const viewers = viewersOf(entries, person);
  const found: Found[] = [];
  const heard: Entry[] = [];
  for (const news of happened) {
    if (news.kind !== 'heard') continue;
    if (news.from < heard.length) found.push(['doubled', `${person} heard ${news.from} again`]);
    if (news.from > heard.length) found.push(['out of order', `${person} missed ${heard.length}`]);
    for (const [index, entry] of news.entries.entries()) heard[news.from + index] = entry;
  }
  if (hasLeft ? heard.length > entries.length : heard.length !== entries.length) {
    found.push(['not converged', `${person} knows ${heard.length} of ${entries.length} entries`]);
  }
  for (const [number, entry] of entries.entries()) {
    const known = heard[number];
    if (known === undefined || !rules) continue;
    const seen = seenBy(rules, entry, viewers);
    if (isDeepStrictEqual(known, seen)) continue;
    const isMore = isDeepStrictEqual(known, entry);
    found.push([isMore ? 'seen what it may not' : 'not converged', `${person} at ${number}`]);
  }
  return found;
}

function rulesOf([opening]: readonly Entry[]): Game | undefined {
  return isKind(opening, 'opened') ? gameOf(opening.plan) : undefined;
}

function viewersOf(entries: readonly Entry[], person: string): Seat | 'spectator' {
  const sat = entries.find((entry) => isKind(entry, 'sat') && entry.person === person);
  return isKind(sat, 'sat') ? sat.seat : 'spectator';
}

/** An entry as somebody may see it; where it is no move at all, as it is. */
function seenBy(rules: Game, entry: Entry, viewers: Viewers): Entry {
  try {
    return redact(rules, entry, viewers);
  } catch {
    return entry;
  }
}
