import { readRecords } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import { type Entry, isGameEntry, recordOf } from '../src/index.ts';
import { once, played } from './playing.ts';

/** The lines of a record, as data. */
function linesOf(entries: readonly Entry[]) {
  const lines = recordOf(entries)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { header: lines[0], events: lines.slice(1) };
}

describe.each(['roll-and-write', 'copenhagen'])('the record of a table of %s', (id) => {
  test('has every event, and those of chance with their draw', () => {
    const { entries, draws } = played(id);
    const { header, events } = linesOf(entries);
    expect(events.map(({ by, move }) => ({ by, move }))).toEqual(entries.filter(isGameEntry));
    expect(events.filter(({ by }) => by === 'chance').map(({ draw }) => draw)).toEqual(draws);
    expect(events.filter(({ by, draw }) => by !== 'chance' && draw !== undefined)).toEqual([]);
    expect(header).toMatchObject({ nyhavn: 1, game: id, players: 3, undone: [] });
  });

  test('keeps what was undone, in order and with its draws, and nothing of it among the events', () => {
    const { entries, draws } = played(id, 3, { takesBack: (all) => (all % 9 === 8 ? 3 : 0) });
    const { header, events } = linesOf(entries);
    const undone = header.undone.flatMap((group: { events: object[] }) => group.events);
    expect(header.undone).toHaveLength(
      entries.filter((entry) => 'kind' in entry && entry.kind === 'undone').length,
    );
    const all = [...events, ...undone].flatMap(({ draw = [] }) => draw);
    expect(all.toSorted((one, other) => one - other)).toEqual(draws);
    expect(events.length + undone.length).toBe(entries.filter(isGameEntry).length);
  });

  test('is read by readers that know nothing of draws and undo', () => {
    const { entries } = played(id, 3, { takesBack: once(30, 4) });
    const read = readRecords(recordOf(entries));
    expect(read.ok && read.value.games.length).toBe(1);
  });

  test('tells the seed only when the table is closed', () => {
    const { entries } = played(id, 1, { until: 20 });
    expect(linesOf(entries.slice(0, -1)).header).not.toHaveProperty('seed');
    expect(linesOf(entries).header).toHaveProperty('seed');
  });
});

test('the record has who sat there at the end, and what they added', () => {
  const [opened, ida, ...rest] = played('roll-and-write', 1, { until: 3 }).entries;
  if (!opened || !ida || !('kind' in ida) || ida.kind !== 'sat') throw new Error('nobody sat down');
  const other = { ...ida, name: 'Eva', contribution: 'ab'.repeat(16) };
  const { header } = linesOf([opened, ida, { kind: 'left', seat: 0 }, other, ...rest]);
  expect(header.seats).toEqual([{ name: 'Eva' }, { name: 'Ole' }, { bot: 'random' }]);
  expect(header.contributions[0]).toBe('ab'.repeat(16));
});
