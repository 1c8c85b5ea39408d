import { describe, expect, test } from 'vitest';
import { rollAndWrite } from '../../src/roll-and-write/public.ts';

const SETUP = { players: 3, startPlayer: 0, options: {} };

describe('setting up a game', () => {
  test.each([0, 1, 5, 2.5, Number.NaN])('is refused for %d players', (players) => {
    expect(rollAndWrite.setup({ ...SETUP, players })).toEqual({
      ok: false,
      reason: 'wrong-number-of-players',
    });
  });

  test.each([-1, 3, 1.5])('is refused for start player %d of three', (startPlayer) => {
    expect(rollAndWrite.setup({ ...SETUP, startPlayer })).toEqual({
      ok: false,
      reason: 'wrong-start-player',
    });
  });

  test.each([{ mirror: 'yes' }, { passing: 'never' }, { passing: true }, { speed: 1 }])(
    'is refused with options %j',
    (options) => {
      expect(rollAndWrite.setup({ ...SETUP, options })).toEqual({
        ok: false,
        reason: 'unknown-option',
      });
    },
  );

  test.each([
    [{}, { mirror: false, passing: 'forced' }],
    [{ mirror: true }, { mirror: true, passing: 'forced' }],
    [{ passing: 'always' }, { mirror: false, passing: 'always' }],
  ])('fills in options: %j', (options, full) => {
    const begun = rollAndWrite.setup({ ...SETUP, options });
    expect(begun.ok && begun.value.options).toEqual(full);
  });
});
