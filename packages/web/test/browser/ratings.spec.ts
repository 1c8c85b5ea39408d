/** A rated game, and what is seen of it afterwards: at its end, on the leaderboard, in profiles. */
import { becomeGuest, playInName } from '../rated.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a rated game changes ratings, and the leaderboard and the profiles tell of it', async ({
  page,
  visit,
}) => {
  test.slow();
  const id = await becomeGuest(page, 'Anna');
  await page.goto('/ratings?game=roll-and-write&size=4');
  await expect(page.getByText('Roll & Write with 4 players').first()).toBeVisible();

  await page.goto('/together?rated');
  const form = page.getByRole('form', { name: 'Open a table' });
  const rated = form.getByRole('checkbox', { name: 'It counts for the rating' });
  await expect(rated).toBeChecked();
  await expect(rated).toHaveAccessibleDescription(/rating for this game/);
  await form.getByRole('radio', { name: 'Roll & Write' }).check();
  for (const seat of [2, 3, 4]) {
    if (seat > 2) await form.getByRole('button', { name: 'One seat more' }).click();
    const bot = seat === 2 ? 'foreman' : 'apprentice';
    await form.getByRole('combobox', { name: `Seat ${seat}` }).selectOption(bot);
  }
  await form.getByRole('radio', { name: /^Anybody/ }).check();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await playInName(page, table);

  // The page saw the game end, and says what it did to everybody who is rated.
  const ending = page.getByRole('dialog');
  const changes = ending.getByRole('region', { name: 'Ratings' }).getByRole('listitem');
  await expect(changes).toHaveCount(4);
  await expect(changes.first()).toHaveText(/^Anna.*from 0\.0 to −?\d+\.\d.*[+−]\d+\.\d$/);
  await expect(changes.nth(1)).toHaveText(/^\w+ \(Foreman\).*from/);
  const [, after = ''] = /to (\S+)/.exec((await changes.first().textContent()) ?? '') ?? [];
  await expectAccessible(page);

  // Somebody who is nobody here finds it all.
  const { page: stranger } = await visit();
  await stranger.goto('/ratings');
  await stranger.getByRole('radio', { name: '4 players' }).check();
  const board = stranger.getByRole('table', { name: 'Roll & Write with 4 players' });
  const line = board.getByRole('row').filter({ has: stranger.locator(`a[href="/people/${id}"]`) });
  await expect(line).toContainText(after);
  await expect(board.getByRole('row', { name: /Foreman bot/ })).toBeVisible();
  await expect(stranger).toHaveURL(/game=roll-and-write&size=4/);
  await line.getByRole('link', { name: 'Anna' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  const own = stranger.getByRole('table', { name: 'Ratings' });
  await expect(own.getByRole('row', { name: /Roll & Write with 4 players/ })).toContainText(after);
  const last = stranger
    .getByRole('listitem')
    .filter({ hasText: 'Foreman, Apprentice, Apprentice' });
  await expect(last).toContainText(`rating 0.0 → ${after}`);
  await last.getByRole('link', { name: 'Foreman' }).click();
  await expect(stranger.getByText(/^A bot that lives here · plans every turn/)).toBeVisible();

  // Back from the bot, the last game leads to its table.
  await stranger.goBack();
  await expect(last.getByRole('link', { name: 'To the table' })).toHaveAttribute(
    'href',
    `/table/${table}`,
  );
  // Whatever was played over the network can be looked at, by its players' names.
  await last.getByRole('link', { name: 'Replay' }).click();
  await expect(stranger).toHaveURL(new RegExp(`/game/${table}$`));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'Roll & Write: Anna, Freja, Magnus and Signe',
  );
  await stranger.keyboard.press('Home');
  await expect(stranger.getByRole('slider')).toHaveValue('0');
  await stranger.goto('/statistics');
  const dice = stranger.getByRole('table', { name: 'Dice in Roll & Write' });
  await expect(dice.getByRole('row')).toHaveCount(7);
  await expect(dice.getByRole('row', { name: /^white/ })).toBeVisible();

  // To whoever played it is one of their own games, with all that its record tells.
  await page.goto('/me/statistics');
  const mine = page.getByRole('region', { name: 'Roll & Write', exact: true });
  const result = mine.getByRole('table', { name: 'Against whom' }).getByRole('row').nth(1);
  await expect(result).toHaveText(/^Apprentice and Foreman41/);
  const sources = mine.getByRole('table', { name: 'Where your points come from' });
  await expect(sources.getByRole('row')).toHaveCount(4);
  await expect(page.getByText('One game counted.')).toBeVisible();
});
