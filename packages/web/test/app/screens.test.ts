/** The screen that is fetched first is the one that the router shows. */
import { exec } from 'preact-iso/router';
import { expect, it } from 'vitest';
import { SCREENS, screenAt } from '../../src/app/screens.ts';

it.each([
  ['/', undefined],
  ['/nothing/here/at/all', undefined],
  ['/me', '/me'],
  ['/me/statistics', '/me/statistics'],
  ['/daily', '/daily/:day?'],
  ['/daily/2026-11-14', '/daily/:day?'],
  ['/daily/2026-11-14/alone', '/daily/:day/:kind'],
  ['/play/new', '/play/new'],
  ['/play/abc', '/play/:id'],
  ['/play', undefined],
])('%s leads to %s', (path, route) => {
  expect(screenAt(path)?.path).toBe(route);
  const shown = SCREENS.find((one) => exec(path, one.path, {} as Parameters<typeof exec>[2]));
  expect(shown?.path).toBe(route);
});
