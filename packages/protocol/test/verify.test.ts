import { describe, expect, test } from 'vitest';
import { commitmentTo, drawOf, recordOf, verifyRecords } from '../src/index.ts';
import { CONTRIBUTIONS, once, played, SEED, withDraws, withHeader } from './playing.ts';

/** The finding for the first game of a record. */
function findingOf(record: string) {
  const found = verifyRecords(record);
  if (!found.ok) throw new Error(`line ${found.line}: ${found.code}`);
  return found.findings[0];
}

/** Takes back two events, or more, now and then. */
const takesBack = (all: number) => (all % 11 === 10 ? 1 + (all % 3) : 0);

describe.each(['roll-and-write', 'copenhagen'])('a record of %s', (id) => {
  test('of an honest game is fair, with all that is proven counted', () => {
    const { entries, draws } = played(id);
    expect(findingOf(recordOf(entries))).toEqual({
      kind: 'fair',
      draws: draws.length,
      undone: 0,
      contributed: 2,
      commitment: commitmentTo(SEED),
      events: entries.filter((entry) => 'move' in entry).length,
      isOver: true,
    });
  });

  test('is fair where the draws are not written and follow on', () => {
    const record = recordOf(played(id).entries).replaceAll(/,"draw":\d+/g, '');
    expect(findingOf(record)).toMatchObject({ kind: 'fair' });
  });

  test('shows what was taken back, and is fair with it', () => {
    for (let moves = 1; moves < 6; moves++) {
      const { entries, draws } = played(id, moves, { takesBack });
      expect(findingOf(recordOf(entries)), `moves of ${moves}`).toMatchObject({
        kind: 'fair',
        draws: draws.length,
        undone: draws.length - standing(entries),
        isOver: true,
      });
    }
  });

  test('of a game that was stopped proves its part and says that it is not over', () => {
    const { entries } = played(id, 1, { until: 40 });
    expect(findingOf(recordOf(entries))).toMatchObject({ kind: 'fair', isOver: false, events: 40 });
  });

  test('that was cut off in the middle of a line proves its part and says that it is not over', () => {
    const lines = recordOf(played(id).entries).split('\n');
    const cut = `${lines.slice(0, 30).join('\n')}\n${lines[30]?.slice(0, 9)}`;
    expect(findingOf(cut)).toMatchObject({ kind: 'fair', isOver: false, events: 29 });
  });

  test('without what was taken back has gaps that are not accounted for: neither fair nor false', () => {
    const { entries, draws } = played(id, 1, { takesBack });
    const { undone, ...header } = JSON.parse(recordOf(entries).split('\n')[0] ?? '');
    expect(undone).not.toEqual([]);
    const old = [JSON.stringify(header), ...recordOf(entries).split('\n').slice(1)].join('\n');
    const missing = draws.length - standing(entries);
    expect(findingOf(old)).toMatchObject({ kind: 'gaps', missing });
  });

  test('with a gap that what was taken back does not fill is false', () => {
    const { entries, draws } = played(id, 1, { drawIndex: (next) => (next === 9 ? 12 : next) });
    expect(findingOf(withDraws(recordOf(entries), draws))).toMatchObject({
      kind: 'false',
      what: 'draw',
    });
  });

  test('of a server that tries 400 draws for every roll is not fair, however it is written', () => {
    /** The draw of the next 400 whose first number is the largest. */
    const best = (from: number, inputs: Parameters<typeof drawOf>[0]) =>
      Array.from({ length: 400 }, (_, index) => from + index).reduce((one, other) =>
        drawOf(inputs, other).below(1000) > drawOf(inputs, one).below(1000) ? other : one,
      );
    const { entries, draws } = played(id, 1, {
      drawIndex: (next, _, __, inputs) => best(next, inputs),
    });
    const record = withDraws(recordOf(entries), draws);
    expect(findingOf(record)).toMatchObject({ kind: 'false', what: 'draw' });
    expect(findingOf(recordOf(entries))).toMatchObject({ kind: 'false', what: 'event' });
    const silent = withHeader(record, { undone: undefined });
    expect(findingOf(silent)).toMatchObject({ kind: 'gaps' });
  });

  test('with draws that repeat, go back, or are no whole numbers is false', () => {
    const { entries, draws } = played(id, 1, { until: 60 });
    const record = recordOf(entries);
    const lies: unknown[] = [1, 0, -7, 1.5, 2.5, 1e300, '3', null, true, [3], Number.NaN];
    for (const lie of lies) {
      for (const text of [record, withHeader(record, { undone: undefined })]) {
        const found = findingOf(withDraws(text, draws.with(2, lie as number)));
        expect(found, JSON.stringify(lie)).toMatchObject({ kind: 'false', what: 'draw' });
      }
    }
  });

  test('whose server drew the same lot again, or one from before, is false', () => {
    for (const drawIndex of [(next: number) => Math.min(next, 3), (next: number) => next - 1]) {
      const { entries, draws } = played(id, 1, { drawIndex, until: 60 });
      const record = withHeader(withDraws(recordOf(entries), draws), { undone: undefined });
      expect(findingOf(record)).toMatchObject({ kind: 'false', what: 'draw' });
    }
  });

  test('with a changed event, seed, commitment, contribution or start player is false', () => {
    const record = recordOf(played(id).entries);
    const { startPlayer } = JSON.parse(record.split('\n')[0] ?? '');
    const other = SEED.replace('c0', 'c1');
    const changes = [
      [{ seed: other }, 'commitment'],
      [{ commitment: commitmentTo(other) }, 'commitment'],
      [{ contributions: [CONTRIBUTIONS[0], '', ''] }, 'start|event'],
      [{ contributions: CONTRIBUTIONS.toReversed() }, 'start|event'],
      [{ contributions: CONTRIBUTIONS.slice(0, 2) }, 'contributions'],
      [{ contributions: [...CONTRIBUTIONS, ''] }, 'contributions'],
      [{ contributions: ['anything,', '', ''] }, 'contributions'],
      [{ startPlayer: (startPlayer + 1) % 3 }, 'start'],
    ] as const;
    for (const [change, what] of changes) {
      const found = verifyRecords(withHeader(record, change));
      // The start player also decides who may move.
      if (!found.ok) continue;
      expect(found.findings[0], what).toMatchObject({ kind: 'false' });
      const [finding] = found.findings;
      expect(finding && 'what' in finding ? finding.what : '').toMatch(new RegExp(`^(${what})$`));
    }
  });

  test('without seed or commitment says what is missing', () => {
    const record = recordOf(played(id).entries);
    expect(findingOf(withHeader(record, { seed: undefined }))).toEqual({
      kind: 'unknown',
      missing: 'seed',
    });
    expect(findingOf(withHeader(record, { commitment: undefined }))).toEqual({
      kind: 'unknown',
      missing: 'commitment',
    });
  });
});

describe('what a record shows as taken back', () => {
  const { entries } = played('roll-and-write', 2, { takesBack: once(40, 9) });
  const record = recordOf(entries);
  const [group] = JSON.parse(record.split('\n')[0] ?? '').undone as [
    { at: number; events: { by: number | 'chance'; move: string; draw?: number }[] },
  ];
  const rolled = group.events.findIndex(({ by }) => by === 'chance');
  const roll = group.events[rolled];

  test('names the events with their draws, and how many stood after it', () => {
    expect(group.events.length).toBeGreaterThanOrEqual(9);
    expect(group.at + group.events.length).toBeGreaterThanOrEqual(40);
    expect(roll).toMatchObject({ move: expect.stringMatching(/^roll /), draw: expect.any(Number) });
    expect(findingOf(record)).toMatchObject({ kind: 'fair', undone: expect.any(Number) });
  });

  test.each([
    ['a roll that does not follow', { ...roll, move: 'roll WWWWW' }],
    ['another draw', { ...roll, draw: 1 }],
    ['a move that breaks the rules', { by: 0, move: 'nox' }],
    ['something that is no move', { by: 0, move: 'nonsense' }],
    ['something that is no event', 'roll'],
  ])('is false with %s', (_, lie) => {
    const undone = [
      { ...group, events: group.events.with(rolled, lie as (typeof group.events)[0]) },
    ];
    expect(findingOf(withHeader(record, { undone }))).toMatchObject({ kind: 'false' });
  });

  test.each([
    ['places that are not there', [{ ...group, at: 100_000 }]],
    ['fractions', [{ ...group, at: group.at + 0.5 }]],
    ['places before the beginning', [{ ...group, at: -1 }]],
    ['nothing', [{ at: group.at, events: [] }]],
    ['chance alone, which no player can have asked for', [{ at: group.at, events: [roll] }]],
    ['no list', 7],
  ])('is false with %s', (_, undone) => {
    const finding = findingOf(withHeader(record, { undone }));
    expect(finding).toMatchObject({ kind: 'false' });
  });
});

/** Events of chance that stand at the end. */
function standing(entries: ReturnType<typeof played>['entries']): number {
  return recordOf(entries)
    .split('\n')
    .filter((line) => line.startsWith('{"by":"chance"')).length;
}
