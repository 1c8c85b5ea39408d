import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { expect, test } from 'vitest';
import { LARGE_TILES, trackOf } from '../../../src/games/roll-and-write/material.ts';
import { trackIn } from '../../../src/games/roll-and-write/picture.ts';
import { checkMenus, randomPlay } from '../menus.ts';

test.each([2, 3])('menus for %i players lead to every legal move and no other', (players) => {
  expect(checkMenus(rollAndWrite, players, `menus ${players}`)).toBeGreaterThan(1000);
});

test('tracks and tiles are printed as the engine has them', () => {
  const game = rollAndWrite;
  const copies = new Map(LARGE_TILES.flat());
  const signs = { '+': 0, '*': 0 };
  for (const { state, seat, move } of randomPlay(game, 3, 'printed')) {
    const text = game.notation.format(move);
    const before = game.notation.picture(state);
    for (const [name, crossed] of Object.entries(before.crossed)) {
      expect(copies.get(name)).toBeGreaterThanOrEqual(crossed);
    }
    const [, colour] = /^mark ([RBPGY])$/.exec(text) ?? [];
    if (!colour) continue;
    const next = game.copy(state);
    game.applyUnchecked(next, seat, move);
    const old = trackIn(before, seat, colour);
    const now = trackIn(game.notation.picture(next), seat, colour);
    const sign = trackOf(colour).signs.charAt(old.marked);
    expect(now.bonus - old.bonus).toBe(sign === '+' ? 1 : 0);
    expect(now.star - old.star).toBe(sign === '*' ? 1 : 0);
    if (sign === '+' || sign === '*') signs[sign]++;
  }
  expect(signs['+']).toBeGreaterThan(5);
  expect(signs['*']).toBeGreaterThan(5);
});
