/** What only Firefox can show: controls that each engine draws in its own way. */

import { expect, test } from '../browser/fixtures.ts';
import { keepGame } from '../positions.ts';
import { finishedRecord } from '../shots/scenes/after-game.ts';
import { ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { startFirefox } from './firefox.ts';
import { Traveller } from './journey.ts';

test('the slider of a replay has our look', async ({ baseURL }) => {
  const device = await startFirefox();
  const somebody = new Traveller(device, baseURL ?? '');
  try {
    await somebody.open('/settings', '.choice-option');
    const record = finishedRecord(ROLL_AND_WRITE);
    await device.run(keepGame, { id: 'kept', revision: 1, record, updated: 1, isOver: true });
    await somebody.open('/game/kept#3', 'input[type=range]');
    const thumb = await device.run(() => {
      const { width, height, backgroundImage, boxShadow, borderTopWidth, borderTopLeftRadius } =
        getComputedStyle(document.querySelector('input[type=range]')!, '::-moz-range-thumb');
      return { width, height, backgroundImage, boxShadow, borderTopWidth, borderTopLeftRadius };
    });
    expect(thumb).toEqual({
      width: '24px',
      height: '28px',
      backgroundImage: expect.stringContaining('linear-gradient'),
      boxShadow: expect.stringContaining('px'),
      borderTopWidth: '2px',
      borderTopLeftRadius: '6.4px',
    });
  } finally {
    await device.close();
  }
});
