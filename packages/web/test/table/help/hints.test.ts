/** Tips: what they say is true when they are given, and they are given to beginners only. */
import { type FacadePicture, gainBetween } from '@nyhavn/engine/house';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDue } from '../../../src/table/help/hints.ts';
import { speak } from '../../speaking.ts';
import { GAMES, helpIn, type Known, tablesOf } from './tables.ts';

beforeAll(() => speak('en'));

/** The gains of all legal moves that begin so. */
function gainsOf({ table }: Known, verb: RegExp) {
  const turn = table.turn.value;
  const before: FacadePicture = table.picture.value;
  return table.legal.value.flatMap(({ text }) => {
    const trial = verb.test(text) ? table.tryOut(text) : undefined;
    if (!trial?.ok || turn.kind !== 'person') return [];
    return [gainBetween(before, trial.value.after, turn.seat, false)];
  });
}

/** How the engine confirms a tip. */
const CONFIRMED: Readonly<Record<string, (known: Known) => boolean>> = {
  coatLine: (known) => gainsOf(known, /^draw/).some(({ coats }) => coats > 0),
  noX: (known) =>
    known.table.tryOut('nox').ok && gainsOf(known, /^draw/).some(({ lines }) => lines.length > 0),
  line: (known) => gainsOf(known, /^(draw|build)/).some(({ points }) => points > 0),
  reroll: ({ table }) => table.legal.value.some(({ text }) => text.startsWith('reroll')),
  large: ({ table }) => table.legal.value.some(({ text }) => /^draw .[45]/.test(text)),
  star: ({ table }) => table.legal.value.some(({ text }) => /^mark [RBPGY]/.test(text)),
  broad: ({ table }) => {
    const turn = table.turn.value;
    const { players } = table.picture.value;
    const empty = turn.kind === 'person' ? players[turn.seat]?.empty : undefined;
    return empty === 45 && table.legal.value.some(({ text }) => text.startsWith('draw'));
  },
  coatRow: (known) => gainsOf(known, /^build/).some(({ coats }) => coats > 0),
  coatCell: (known) => gainsOf(known, /^build/).some(({ coats }) => coats > 0),
  beside: ({ table }) =>
    table.legal.value.some(({ text }) => {
      const [, size = '', cards = ''] = /^build .(\d).* cards=(\w*|-)$/.exec(text) ?? [];
      return size !== '' && cards.replace('-', '').length < Number(size);
    }),
  limit: ({ table }) => table.legal.value.some(({ text }) => text.startsWith('build')),
  pair: ({ table }) => table.legal.value.some(({ text }) => text.startsWith('take')),
  collect: ({ table }) => table.legal.value.some(({ text }) => text.startsWith('take')),
  ability: ({ table }) => table.legal.value.some(({ text }) => text.startsWith('coat take')),
  turnBack: ({ table }) => table.tryOut('coat turn').ok,
};

describe.each(GAMES)('tips in %s', async (game) => {
  const words = await helpIn('en', game);
  it('are true when they are given, and only in one’s own turn', () => {
    const given = new Set<string>();
    for (const players of [2, 3]) {
      for (const known of tablesOf(game, 'tips', players, 2)) {
        const hints = known.help.hints(words);
        if (known.table.turn.value.kind !== 'person') expect(hints).toEqual([]);
        for (const { id, text } of hints) {
          given.add(id);
          expect(text).not.toMatch(/undefined/);
          expect([text, CONFIRMED[id]?.(known)]).toEqual([text, true]);
        }
        if (hints.length > 0) expect(known.help.turnName()).toBeDefined();
      }
    }
    expect(given.size).toBeGreaterThan(4);
  });

  it('speak of the tile in the hand while one is held', () => {
    const given = new Set<string>();
    for (const known of tablesOf(game, 'holding', 3, 3)) {
      const [move] = known.table.legal.value
        .map(({ text }) => text.split(' '))
        .filter(([verb]) => verb === 'draw' || verb === 'build');
      if (!move) continue;
      if (known.game === 'copenhagen') known.selection.pickTile(move[1] ?? '');
      else known.selection.pickTile(move[1] ?? '', move.includes('again'));
      expect(known.help.isHolding()).toBe(true);
      for (const { id } of known.help.hints(words)) given.add(id);
    }
    expect([...given].every((id) => id === 'brickRow' || id === 'white')).toBe(true);
    expect(given).toContain('brickRow');
  });
});

describe('whether a tip is due', () => {
  const beginner = { game: 'copenhagen', finished: [], seen: {} };
  it('twice to a beginner', () => {
    expect(isDue('first', beginner, 'line', true)).toBe(true);
    expect(isDue('first', { ...beginner, seen: { line: 1 } }, 'line', false)).toBe(true);
    expect(isDue('first', { ...beginner, seen: { line: 2 } }, 'line', true)).toBe(false);
  });
  it('not after three games, unless always', () => {
    const old = { ...beginner, finished: ['a', 'b', 'c'], seen: { line: 2 } };
    expect(isDue('first', { ...old, seen: {} }, 'line', true)).toBe(false);
    expect(isDue('always', old, 'line', true)).toBe(true);
    expect(isDue('always', old, 'line', false)).toBe(false);
  });
  it('never where tips are off', () => {
    expect(isDue('off', beginner, 'line', true)).toBe(false);
  });
});
