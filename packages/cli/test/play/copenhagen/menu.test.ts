import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { checkMenus } from '../menus.ts';

test.each([2, 3, 4])('menus for %i players lead to every legal move and no other', (players) => {
  expect(checkMenus(copenhagen, players, `menus ${players}`)).toBeGreaterThan(1000);
});
