/** That the end is near is said in the terminal, once. */
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { say } from '../../src/words.ts';
import { offered, transcript } from './script.ts';

test.each([true, false])(
  'the last round is said once, and at each turn (plain: %s)',
  async (plain) => {
    const { last } = say().rollAndWrite.ending;
    const text = await transcript((prompt) => String(offered(prompt)[0]), { plain, players: 4 });
    const [, since = ''] = text.split(last.reached('#', 12).replace('#', ''));
    expect(text.split(last.reached('#', 12).replace('#', ''))).toHaveLength(2);
    expect(since.match(/Round \d+\. /g)?.length ?? 0).toBe(
      since.split(`${last.short}. `).length - 1,
    );
  },
);

test('the End card in the pile is said', async () => {
  const { among, soon } = say().copenhagen.pile.end;
  const text = await transcript((prompt) => String(offered(prompt)[0]), {
    game: copenhagen,
    players: 2,
    plain: true,
  });
  const told = text.replaceAll(/\s+/g, ' ');
  expect(told.split(among)).toHaveLength(2);
  expect(told.split(soon)).toHaveLength(2);
});
