import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/house/public.ts';
import { table } from './table.ts';

/** The print under the nine boxes of each track. */
const SYMBOLS: readonly (readonly [Colour, string])[] = [
  ['R', '+*+***...'],
  ['B', '+*.*+*...'],
  ['P', '+.*+*.*..'],
  ['G', '+..*+.**.'],
  ['Y', '+.*+.**..'],
];

describe('marking a track', () => {
  test.each(SYMBOLS)('%s unlocks what stands under its boxes: %s', (colour, symbols) => {
    for (const [before, symbol] of [...symbols].entries()) {
      const three = table({ players: 3 }).sheet(1, { tracks: { [colour]: { marked: before } } });
      three.chance('roll RBPGY').play(0, 'end').play(1, `mark ${colour}`);
      expect(three.state.players[1]?.tracks[colour]).toEqual({
        marked: before + 1,
        bonus: symbol === '+' ? 1 : 0,
        star: symbol === '*' ? 1 : 0,
      });
      expect(three.state.players[1]?.score).toBe(before === 8 ? 2 : 0);
    }
  });

  test('everybody begins with two re-rolls and nothing else', () => {
    const none = { marked: 0, bonus: 0, star: 0 };
    for (const { tracks } of table({ players: 4 }).state.players) {
      expect(tracks).toEqual({ R: { ...none, star: 2 }, B: none, P: none, G: none, Y: none });
    }
  });

  test('each star pays for the ability of its track', () => {
    const three = table({ players: 3 })
      .sheet(0, { tracks: { R: {} } })
      .chance('roll RRRRG');
    const kinds = () => [...new Set(three.legal(0).map((move) => move.split(' ')[0]))];
    expect(kinds()).toEqual(['draw']);
    for (const [colour, kind] of [
      ['R', 'reroll'],
      ['B', 'nox'],
      ['P', 'single'],
      ['G', 'recolour'],
    ] as const) {
      three.sheet(0, { tracks: { R: {}, [colour]: { star: 1 } } });
      expect(kinds()).toEqual(['draw', kind]);
      three.sheet(0, { tracks: { [colour]: {} } });
    }
  });
});
