/** Puzzles: positions that can be read, best moves that solve them, and rest after they are solved. */
import { GAMES } from '@nyhavn/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { builtInPuzzles } from '../../../../src/features/after/puzzles/built-in.ts';
import { afterTry, byDueTime } from '../../../../src/features/after/puzzles/order.ts';
import { ownPuzzles, type Reviewed } from '../../../../src/features/after/puzzles/puzzle.ts';
import { isSolution, Solving } from '../../../../src/features/after/puzzles/solving.ts';
import { recordHere } from '../../../../src/store/own-records.ts';
import { judged } from '../../../../src/table/bots/judging.ts';
import { recordOf } from '../../../positions.ts';

const BUILT_IN = await builtInPuzzles();

const RULES = { games: GAMES, hasSecrets: true };
const judge = async (question: Parameters<typeof judged>[0]) => judged(question);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** Waits until a move has been judged. */
async function settled({ outcome }: Solving): Promise<string> {
  return new Promise((resolve) => {
    const stop = outcome.subscribe(({ kind }) => {
      if (kind === 'open' || kind === 'thinking') return;
      resolve(kind);
      queueMicrotask(() => stop());
    });
  });
}

describe('puzzles of our own', () => {
  test.each(BUILT_IN.map((puzzle) => [puzzle.id, puzzle] as const))(
    'ask the person for a move: %s',
    (_, puzzle) => {
      const { table } = new Solving(puzzle, RULES, judge);
      expect(table.value.turn.value).toEqual({ kind: 'person', seat: 0 });
      expect(table.value.legal.value.length).toBeGreaterThan(5);
    },
  );

  test('are solved by the best move', async () => {
    const puzzle = BUILT_IN.at(-1)!;
    const solving = new Solving(puzzle, RULES, judge);
    await solving.show();
    const { outcome } = solving;
    if (outcome.value.kind !== 'shown') throw new Error('nothing is shown');
    const { best } = outcome.value;
    solving.again();
    expect(outcome.value.kind).toBe('open');
    solving.table.value.play(best.text);
    expect(await settled(solving)).toBe('solved');
    solving.close();
  });

  test('a judgement that fails late changes nothing after another try', async () => {
    const failures: (() => void)[] = [];
    const failing = () => new Promise<never>((_, fail) => failures.push(() => fail(new Error())));
    const solving = new Solving(BUILT_IN.at(-1)!, RULES, failing);
    solving.table.value.play(solving.table.value.legal.value[0]?.text ?? '');
    const shown = solving.show();
    solving.again();
    for (const fail of failures) fail();
    await shown;
    expect(solving.outcome.value.kind).toBe('open');
    solving.close();
  });

  test('where nothing is judged, the best move can’t be shown, and that is said', async () => {
    const solving = new Solving(BUILT_IN.at(-1)!, RULES, async () => []);
    await solving.show();
    expect(solving.outcome.value.kind).toBe('failed');
    solving.close();
  });

  test('a move that gives something up is no solution', () => {
    const move = { text: 'end', chance: 0.4, loss: 0.1, facts: undefined };
    expect(isSolution({ ...move, class: 'mistake' })).toBe(false);
    expect(isSolution({ ...move, class: 'inaccuracy' })).toBe(false);
    expect(isSolution({ ...move, class: 'fine' })).toBe(true);
  });
});

describe('one’s own mistakes', () => {
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];
  const record = recordOf({
    game: 'roll-and-write',
    seed: 'mistakes',
    seats,
    isThere: ({ winners }) => winners !== null,
  });
  const saved = recordHere({ id: 'kept', revision: 1, record, updated: 0, isOver: true });
  const weighed = { move: 'end', chance: 0.4, points: 0, facts: undefined };
  const after = { chances: [], margins: [] };
  const decision = (seat: number, name: 'mistake' | 'inaccuracy' | 'fine', loss: number) => {
    return {
      seat,
      played: weighed,
      best: weighed,
      loss,
      error: 0,
      pointsLost: 0,
      changes: [],
      class: name,
      of: 9,
    };
  };
  const reviewed: Reviewed = {
    id: 'kept',
    review: {
      steps: [
        { at: 10, by: 0, after, decision: decision(0, 'inaccuracy', 0.03) },
        { at: 12, by: 0, after, decision: decision(0, 'fine', 0.01) },
        { at: 20, by: 0, after, decision: decision(0, 'mistake', 0.2) },
        { at: 30, by: 1, after, decision: decision(1, 'mistake', 0.3) },
      ],
    },
  };

  test('become puzzles, the dearest first, and nobody else’s do', () => {
    const puzzles = ownPuzzles([reviewed], saved);
    expect(puzzles.map(({ id }) => id)).toEqual(['kept#20', 'kept#10']);
    expect(puzzles[1]?.record.trimEnd().split('\n')).toHaveLength(11);
    expect(ownPuzzles([reviewed], [])).toEqual([]);
  });
});

describe('the order', () => {
  const DAY_MS = 86_400_000;
  const puzzle = (id: string) => ({ id, game: 'roll-and-write', record: '' });

  test('what is solved rests longer each time, and what is not comes at once', () => {
    const first = afterTry('a', undefined, true, 0);
    expect(first).toEqual({ id: 'a', solved: 1, due: DAY_MS });
    expect(afterTry('a', first, true, DAY_MS).due).toBe(4 * DAY_MS);
    expect(afterTry('a', first, false, DAY_MS)).toEqual({ id: 'a', solved: 0, due: DAY_MS });
  });

  test('those that are due come first, in their own order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10), { maxLength: 6 }), (dues) => {
        const standings = dues.map((due, index) => ({
          id: `${index}`,
          solved: 1,
          due: due * DAY_MS,
        }));
        const puzzles = Array.from({ length: 6 }, (_, index) => puzzle(`${index}`));
        const ordered = byDueTime(puzzles, standings, 5 * DAY_MS);
        const rests = ordered.map(({ id }) => Math.max(0, (dues[Number(id)] ?? 0) - 5));
        expect(rests).toEqual(rests.toSorted((a, b) => a - b));
        expect(ordered).toHaveLength(6);
      }),
    );
  });
});
