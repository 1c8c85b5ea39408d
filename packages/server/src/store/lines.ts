/**
 * What has happened to a table, as a line of text. As such it goes to the thread of the store and into
 * its log: a text is copied in a fraction of the time that objects take.
 */
import type { Entry } from '@nyhavn/protocol';
import type { AppendBatch, StoredEntry } from './store.ts';

/** An entry as a row of the file, but for its table. */
export type Row = readonly [
  number: number,
  time: number,
  person: string | null,
  command: string | null,
  body: string,
];

/** Tabs stand between fields and line ends between lines; JSON spells both otherwise. */
const SEPARATORS = /[\t\n]/;

/** What stands at the beginning of a line. */
export interface Head {
  readonly table: string;
  /** The number of the first entry, and of the one after the last. */
  readonly from: number;
  readonly next: number;
  /** When the table's clocks want to be looked at next; undefined leaves it as it is. */
  readonly deadline: number | null | undefined;
}

/** Fields before the bodies of entries: the head, time, person and command. */
const FIELDS = 7;

/** The line of what has happened. */
export function lineOf(table: string, from: number, batch: AppendBatch): string {
  const { entries, time, by, deadline } = batch;
  const { person = '', id = '' } = by ?? {};
  if (SEPARATORS.test(table + person + id)) {
    throw new Error('ids have no tabs and line ends');
  }
  let line = `${table}\t${from}\t${from + entries.length}\t${deadline}\t${time}\t${person}\t${id}`;
  for (const entry of entries) line += `\t${JSON.stringify(entry)}`;
  return line;
}

/** The beginning of a line. */
export function headOf(line: string): Head {
  const table = line.indexOf('\t');
  const from = line.indexOf('\t', table + 1);
  const next = line.indexOf('\t', from + 1);
  const deadline = line.slice(next + 1, line.indexOf('\t', next + 1));
  return {
    table: line.slice(0, table),
    from: Number(line.slice(table + 1, from)),
    next: Number(line.slice(from + 1, next)),
    deadline: deadline === 'undefined' ? undefined : deadline === 'null' ? null : Number(deadline),
  };
}

/** The entries of a line, as rows. Person and command are the first one's. */
export function rowsOf(line: string): Row[] {
  const fields = line.split('\t');
  const [, from, , , time, person, command] = fields;
  const first = Number(from) - FIELDS;
  const at = Number(time);
  const rows: Row[] = [];
  for (let field = FIELDS; field < fields.length; field++) {
    const isFirst = field === FIELDS;
    const by = (isFirst && person) || null;
    rows.push([first + field, at, by, (isFirst && command) || null, fields[field]!]);
  }
  return rows;
}

/** A row as JSON; `sqlite-worker.ts` has the same as SQL. Rows of a table follow each other with commas. */
export function textOf([, time, person, command, body]: Row): string {
  return `[${time},${JSON.stringify(person)},${JSON.stringify(command)},${body}]`;
}

/** The entries that such a text tells of. */
export function entriesIn(rows: string): StoredEntry[] {
  const all: [number, string | null, string | null, Entry][] = JSON.parse(`[${rows}]`);
  return all.map(([time, person, command, entry]) => ({
    entry,
    time,
    ...(person === null ? {} : { person }),
    ...(command === null ? {} : { command }),
  }));
}
