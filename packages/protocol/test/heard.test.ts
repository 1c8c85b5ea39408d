import { gameNamed } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import {
  compareWithHeard,
  digestAfter,
  type Entry,
  isGameEntry,
  NO_DIGEST,
  recordOf,
  verifyRecords,
} from '../src/index.ts';
import { CONTRIBUTIONS, once, played, SEED, type Ways, withHeader } from './playing.ts';

/** Entries as a seat or a spectator hears them. */
function heardBy(id: string, entries: readonly Entry[], viewer: 'spectator' | number): Entry[] {
  const { notation } = gameNamed(id) ?? {};
  return entries.map((entry) => {
    if (!isGameEntry(entry) || !notation) return entry;
    const move = notation.parse(entry.move);
    if (!move.ok) throw new Error(move.reason);
    return { ...entry, move: notation.format(move.value, viewer) };
  });
}

/** The finding of Ida's device, which received one table and is sent the record of another. */
function idaFinds(id: string, told: readonly Entry[], record: string) {
  const entries = heardBy(id, told, 0);
  const contributions = [{ contribution: CONTRIBUTIONS[0], at: 1 }];
  return compareWithHeard(record, { entries, person: 'person-0', contributions });
}

/** An honest game with an undo over chance. */
const honest = (id: string, ways: Ways = {}, moves = 1) =>
  played(id, moves, { takesBack: once(30, 5), ...ways }).entries;

describe.each(['roll-and-write', 'copenhagen'])('a device that heard a game of %s', (id) => {
  const told = honest(id);
  const record = recordOf(told);
  const events = told.filter(isGameEntry).length;

  test('finds that an honest record is the same, whatever it may see', () => {
    expect(idaFinds(id, told, record)).toEqual({ kind: 'same', events, isOwnUsed: true });
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      const entries = heardBy(id, told, viewer);
      const found = compareWithHeard(record, { entries, contributions: [] });
      expect(found).toEqual({ kind: 'same', events, isOwnUsed: false });
    }
  });

  test('compares as much as it has heard', () => {
    for (const length of [2, 3, 4, 25]) {
      const part = told.slice(0, length);
      expect(idaFinds(id, part, record)).toEqual({
        kind: 'same',
        events: part.filter(isGameEntry).length,
        isOwnUsed: true,
      });
    }
  });

  test.each([
    ['another seed', { seed: SEED.replace('c0', 'c1') }, 'commitment'],
    [
      'the contribution of another player replaced',
      { contributions: [CONTRIBUTIONS[0], CONTRIBUTIONS[1].replace('ff', '00'), ''] },
      'contributions',
    ],
    [
      'its own contribution replaced',
      { contributions: ['ab'.repeat(16), CONTRIBUTIONS[1], ''] },
      'contributions',
    ],
    ['what was undone left out', { takesBack: () => 0 }, '(event|undone)'],
    [
      'something undone that was not',
      { takesBack: (all: number) => (all % 7 ? 0 : 2) },
      '(event|undone)',
    ],
    ['more undone at the end', { takesBack: once(45, 5) }, '(event|undone)'],
  ] as const)('finds a fair record of the same players with %s', (_, ways, what) => {
    const other = recordOf(honest(id, ways));
    expect(verifyRecords(other)).toMatchObject({ findings: [{ kind: 'fair' }] });
    const found = idaFinds(id, told, other);
    expect(found).toMatchObject({ kind: 'different', what: expect.stringMatching(`^${what}$`) });
  });

  test('finds a fair record with other moves of players', () => {
    const other = recordOf(honest(id, {}, 2));
    expect(verifyRecords(other)).toMatchObject({ findings: [{ kind: 'fair' }] });
    expect(idaFinds(id, told, other)).toMatchObject({ kind: 'different', what: 'event' });
  });

  test('finds a fair record that is shorter or longer than what it heard', () => {
    const short = played(id, 1, { until: 40 }).entries;
    const whole = played(id, 1).entries;
    expect(idaFinds(id, whole, recordOf(short))).toEqual({
      kind: 'different',
      what: 'event',
      event: 41,
    });
    expect(idaFinds(id, short, recordOf(whole))).toEqual({
      kind: 'different',
      what: 'event',
      event: 41,
    });
  });

  test('finds that the server told everybody another contribution than it sent', () => {
    const sent = [{ contribution: 'ab'.repeat(16), at: 1 }];
    const heard = { entries: heardBy(id, told, 0), person: 'person-0', contributions: sent };
    expect(compareWithHeard(record, heard)).toEqual({ kind: 'different', what: 'own' });
    const silent = told.map((entry) =>
      'kind' in entry && entry.kind === 'sat' && entry.seat === 0
        ? { kind: entry.kind, seat: 0, person: entry.person, name: entry.name }
        : entry,
    );
    expect(compareWithHeard(recordOf(silent), { ...heard, entries: silent })).toEqual({
      kind: 'different',
      what: 'own',
    });
  });

  test('accuses nobody where its own contribution is not in the game because it has no seat', () => {
    const contributions = [{ contribution: 'ab'.repeat(16), at: 1 }];
    const refused = { entries: told, person: 'person-dora', contributions };
    expect(compareWithHeard(record, refused)).toEqual({ kind: 'same', events, isOwnUsed: false });
    const [opened, ...rest] = told;
    const sat = { kind: 'sat', seat: 0, person: 'person-dora', name: 'Dora' } as const;
    const left = [
      opened!,
      { ...sat, contribution: 'ab'.repeat(16) },
      { kind: 'left', seat: 0 } as const,
      ...rest,
    ];
    expect(compareWithHeard(recordOf(left), { ...refused, entries: left })).toEqual({
      kind: 'same',
      events,
      isOwnUsed: false,
    });
  });

  test('accuses nobody where its person sat down on another device', () => {
    const [opened, ...rest] = heardBy(id, told, 0);
    const sat = { kind: 'sat', seat: 0, person: 'person-0', name: 'Ida' } as const;
    const entries = [
      opened!,
      { ...sat, contribution: 'ab'.repeat(16) },
      { kind: 'left', seat: 0 } as const,
      ...rest,
    ];
    // Here she sat down and left again, or tried to when she had a seat already.
    for (const at of [1, 5]) {
      const contributions = [{ contribution: 'ab'.repeat(16), at }];
      expect(compareWithHeard(record, { entries, person: 'person-0', contributions })).toEqual({
        kind: 'same',
        events,
        isOwnUsed: false,
      });
    }
    const both = [1, 3].map((at) => ({
      contribution: at === 1 ? 'ab'.repeat(16) : CONTRIBUTIONS[0],
      at,
    }));
    expect(compareWithHeard(record, { entries, person: 'person-0', contributions: both })).toEqual({
      kind: 'same',
      events,
      isOwnUsed: true,
    });
  });

  test('knows its own contribution also when it left the game and came back', () => {
    const [opened, ida, ole, began, ...rest] = told;
    const entries = [
      ...[opened!, ida!, ole!, began!],
      ...[{ kind: 'left', seat: 0 } as const, { kind: 'returned', seat: 0 } as const],
      ...rest,
    ];
    expect(idaFinds(id, entries, recordOf(entries))).toMatchObject({ isOwnUsed: true });
  });

  test('finds another seed, start player or game in the header', () => {
    const lies = [
      [{ seed: 'ab'.repeat(32) }, 'seed'],
      [{ commitment: 'ab'.repeat(32) }, 'commitment'],
      [{ undone: [] }, '(event|undone)'],
      [{ undone: 'nothing' }, 'undone'],
    ] as const;
    for (const [lie, what] of lies) {
      expect(idaFinds(id, told, withHeader(record, lie))).toMatchObject({
        kind: 'different',
        what: expect.stringMatching(what),
      });
    }
    for (const text of [
      '',
      '{}',
      `${record}${record}`,
      record.replace('"players":3', '"players":2'),
    ]) {
      expect(idaFinds(id, told, text)).toMatchObject({ kind: 'different' });
    }
  });
});

describe('the digest of what was told', () => {
  const told = honest('copenhagen');
  const digestOf = (entries: readonly Entry[]) => entries.reduce(digestAfter, NO_DIGEST);

  test('is another one for every other story', () => {
    const stories = [
      told,
      honest('copenhagen', {}, 2),
      honest('copenhagen', { takesBack: () => 0 }),
      honest('copenhagen', { seed: SEED.replace('c0', 'c1') }),
      heardBy('copenhagen', told, 1),
      told.slice(0, -1),
    ];
    expect(new Set(stories.map(digestOf)).size).toBe(stories.length);
  });

  test('is the same whatever was said, and when names were deleted', () => {
    const changed = told.flatMap((entry): Entry[] =>
      'kind' in entry && entry.kind === 'sat'
        ? [
            { ...entry, name: 'Somebody', person: 'deleted' },
            { kind: 'said', by: 0, phrase: 'hello' },
          ]
        : [entry],
    );
    expect(digestOf(changed)).toBe(digestOf(told));
  });
});
