/** Settings that come from other devices may be of another version, or nonsense. */
import { expect, it } from 'vitest';
import { settingsIn } from '../../../src/features/online/other-settings.ts';
import { settings } from '../../../src/store/settings.ts';

it('takes over everything that can be set', () => {
  expect(settingsIn({ ...settings.value })).toEqual(settings.value);
});

it('leaves out what is missing, unknown or not understood', () => {
  const kept = { theme: 'dark', language: 'tlh', sound: 'loud', hand: null, ships: 7 };
  expect(settingsIn(kept)).toEqual({ theme: 'dark' });
  expect(settingsIn({})).toEqual({});
});
