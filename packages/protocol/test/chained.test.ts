/** Version 2 of verifiable chance: honest tables verify, and every bent one is found by `verify` or by the devices at it. */
import { gameNamed } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  compactEntry,
  compareWithHeard,
  DrawChecker,
  type Entry,
  HashChain,
  hashOf,
  nextHead,
  openingHead,
  plainEntry,
  recordOf,
  verifyRecords,
} from '../src/index.ts';
import { type ChainedWays, chained, ROOTS, SERVER_ROOT } from './chained.ts';
import { withHeader } from './playing.ts';

const GAMES = ['roll-and-write', 'copenhagen'] as const;

/** The first finding of `verify`. */
function findingOf(entries: readonly Entry[] | string) {
  const found = verifyRecords(typeof entries === 'string' ? entries : recordOf(entries));
  if (!found.ok) throw new Error(`line ${found.line}: ${found.code}`);
  return found.findings[0]!;
}

/** The first problem that a device at the table finds while it plays. */
function problemAtTable([opened, ...entries]: readonly Entry[]) {
  const checker = DrawChecker.for(opened!);
  if (!checker) throw new Error('a table of version 1');
  for (const entry of entries) checker.follow(entry);
  return checker.checks.find(({ problem }) => problem !== undefined)?.problem;
}

test('a chain leads from its anchor to its root, hash by hash', () => {
  const chain = new HashChain(SERVER_ROOT);
  expect(chain.link(1024)).toBe(SERVER_ROOT);
  for (const number of [1, 2, 31, 32, 33, 511, 1023, 1024]) {
    expect(hashOf(chain.link(number))).toBe(chain.link(number - 1));
  }
  expect(() => chain.link(1025)).toThrow(RangeError);
  expect(() => chain.link(-1)).toThrow(RangeError);
});

describe.each(GAMES)('%s', (id) => {
  test('an honest game verifies draw by draw, with who took part', () => {
    const entries = chained(id);
    const finding = findingOf(entries);
    if (finding.kind !== 'chained') throw new Error(finding.kind);
    const events = entries.filter((entry) => 'move' in entry && entry.by === 'chance');
    expect(finding.draws).toHaveLength(events.length + 1);
    expect(finding).toMatchObject({ undone: 0, isOver: true });
    for (const [index, { draw, tookPart, missed }] of finding.draws.entries()) {
      expect({ draw, tookPart, missed }).toEqual({ draw: index, tookPart: [0, 1], missed: [] });
    }
    expect(problemAtTable(entries)).toBeUndefined();
  });

  test('says for every draw who missed it', () => {
    const answers = (draw: number) => [0, 1].filter((seat) => draw % (seat + 2) !== 0);
    const entries = chained(id, 1, { answers });
    const finding = findingOf(entries);
    if (finding.kind !== 'chained') throw new Error(finding.kind);
    for (const { draw, tookPart, missed } of finding.draws) {
      expect(tookPart).toEqual(answers(draw));
      expect(missed).toEqual([0, 1].filter((seat) => !answers(draw).includes(seat)));
    }
    expect(problemAtTable(entries)).toBeUndefined();
  });

  test('keeps draws that were undone, without a gap', () => {
    const takesBack = (all: number) => (all % 11 === 10 ? 1 + (all % 3) : 0);
    for (let moves = 1; moves < 5; moves++) {
      const entries = chained(id, moves, { takesBack });
      const finding = findingOf(entries);
      if (finding.kind !== 'chained') throw new Error(JSON.stringify(finding));
      expect(finding.draws.map(({ draw }) => draw)).toEqual([...finding.draws.keys()]);
      expect(problemAtTable(entries)).toBeUndefined();
    }
  });

  /**
   * The ways in which a server lies, and the problem that a device finds at once in a game that
   * hides nothing.
   */
  const lies: readonly [string, ChainedWays, string][] = [
    [
      'skips an index',
      {
        bends: (drawing) => {
          if (drawing.draw > 3) drawing.draw++;
        },
      },
      'index',
    ],
    [
      'repeats an index',
      {
        bends: (drawing) => {
          if (drawing.draw > 3) drawing.draw--;
        },
      },
      'index',
    ],
    [
      'replays a link of a client',
      {
        tells: (drawing) => {
          if (drawing.draw === 4) drawing.links[0] = new HashChain(ROOTS[0]).link(4);
        },
      },
      'client-link',
    ],
    [
      'leaves a client out in silence',
      {
        bends: (drawing) => {
          if (drawing.draw === 4) drawing.links[1] = '';
        },
      },
      'client-link',
    ],
    [
      'uses another link of its own',
      {
        bends: (drawing) => {
          if (drawing.draw === 4) drawing.link = new HashChain(SERVER_ROOT).link(9);
        },
      },
      'server-link',
    ],
    [
      'draws from another head',
      {
        bends: (drawing) => {
          if (drawing.draw === 4) drawing.head = 'ab'.repeat(32);
        },
      },
      'event',
    ],
  ];

  test.each(lies)('a server that %s is found', (_, ways, problem) => {
    const entries = chained(id, 1, ways);
    const hides = id === 'copenhagen';
    if (!hides || problem === 'index' || problem === 'client-link') {
      expect(problemAtTable(entries)).toBe(problem);
    }
    const finding = findingOf(entries);
    const comparison = compareWithHeard(recordOf(entries), { entries, contributions: [] });
    // In silence left out: the record alone shows a draw without that seat; devices saw it asked.
    if (problem !== 'client-link' || finding.kind !== 'chained') expect(finding.kind).toBe('false');
    expect(comparison.kind).toBe('same');
  });

  test('a record with anything changed is false, or not the game that the device heard', () => {
    const entries = chained(id, 1, { until: 60 });
    const record = recordOf(entries);
    const lines = record.trimEnd().split('\n');
    const at = lines.findIndex((line, index) => index > 8 && line.includes('"by":"chance"'));
    const event = JSON.parse(lines[at]!);
    const changes: readonly object[] = [
      { draw: event.draw + 1 },
      { draw: event.draw - 1 },
      { draw: undefined },
      { head: 'ab'.repeat(32) },
      { links: ['', '', ''], missed: [0, 1] },
      { links: event.links.toReversed() },
      { links: event.links.slice(1) },
      { missed: [0] },
      { missed: undefined },
    ];
    for (const change of changes) {
      const changed = lines.with(at, JSON.stringify({ ...event, ...change })).join('\n');
      const finding = findingOf(changed);
      const comparison = compareWithHeard(changed, { entries, contributions: [] });
      const isFound = finding.kind === 'false' || comparison.kind === 'different';
      expect(isFound, JSON.stringify(change)).toBe(true);
    }
    const other = 'c1ffee'.padEnd(64, '0');
    for (const change of [
      { root: other },
      { anchor: new HashChain(other).anchor },
      { root: other, anchor: new HashChain(other).anchor },
      { anchors: ['', '', ''] },
      { anchors: [] },
      { start: undefined },
      { startPlayer: (JSON.parse(lines[0]!).startPlayer + 1) % 3 },
    ]) {
      const changed = withHeader(record, change);
      const found = verifyRecords(changed);
      const isFalse = !found.ok || found.findings[0]?.kind === 'false';
      expect(isFalse, JSON.stringify(change)).toBe(true);
    }
  });
});

test('a game without hidden cards needs no root, one with them does', () => {
  const withoutRoot = (id: string) => withHeader(recordOf(chained(id)), { root: undefined });
  expect(findingOf(withoutRoot('roll-and-write'))).toMatchObject({ kind: 'chained' });
  expect(findingOf(withoutRoot('copenhagen'))).toEqual({ kind: 'unknown', missing: 'root' });
  const anchorless = withHeader(recordOf(chained('copenhagen')), { anchor: undefined });
  expect(findingOf(anchorless)).toEqual({ kind: 'unknown', missing: 'anchor' });
});

test('a draw is due once: a second head for it is answered by nobody', () => {
  const [opened, ...entries] = chained('roll-and-write');
  const checker = DrawChecker.for(opened!)!;
  const due = entries.findIndex((entry) => 'kind' in entry && entry.kind === 'due');
  for (const entry of entries.slice(0, due + 1)) checker.follow(entry);
  expect(checker.isDueRight).toBe(true);
  checker.follow({ ...entries[due]!, head: 'ab'.repeat(32) } as Entry);
  expect(checker.isDueRight).toBe(false);
});

test('the transcript is the same for all who see an entry, whatever is hidden from them', () => {
  const rules = gameNamed('copenhagen')!;
  const [opened, ...entries] = chained('copenhagen');
  let head = openingHead(opened!);
  let hidden = 0;
  for (const entry of entries) {
    const after = nextHead(head, rules, entry);
    if ('move' in entry) {
      const move = rules.notation.parse(entry.move);
      if (!move.ok) throw new Error(entry.move);
      for (const viewer of ['spectator', 0, 1, 2] as const) {
        const seen = rules.notation.format(move.value, viewer);
        if (seen !== entry.move) hidden++;
        expect(nextHead(head, rules, { ...entry, move: seen })).toBe(after);
      }
    }
    head = after;
  }
  expect(hidden).toBeGreaterThan(5);
});

test('canonical JSON has its keys in the order of code points, not of UTF-16', () => {
  // U+FF5E is one unit, and more than the first of the two that U+1F3B2 has.
  expect(canonicalJson({ '\u{1f3b2}': 1, '\uff5e': 2, b: 3, a: [{ d: 4, c: 5 }] })).toBe(
    '{"a":[{"c":5,"d":4}],"b":3,"\uff5e":2,"\u{1f3b2}":1}',
  );
});

test('the compact form loses nothing', () => {
  for (const id of GAMES) {
    for (const entry of chained(id, 1, {
      answers: (draw) => (draw % 2 ? [1] : [0, 1]),
      until: 50,
    })) {
      const sent: ReturnType<typeof compactEntry> = JSON.parse(JSON.stringify(compactEntry(entry)));
      expect(plainEntry(sent)).toEqual(entry);
    }
  }
});
