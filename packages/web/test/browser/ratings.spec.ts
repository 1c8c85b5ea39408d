/** A rated game, and what is seen of it afterwards: at its end, on the leaderboard, in profiles. */
import { becomeGuest, playInName } from '../rated.ts';
import { ANY, begins, botName, en, has, titleOf } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const BOARD = en.ratings.board.againstBots(en.ratings.board.of(titleOf('roll-and-write'), 4));

test('a rated game changes ratings, and the leaderboard and the profiles tell of it', async ({
  page,
  visit,
}) => {
  test.slow();
  const id = await becomeGuest(page, 'Anna');
  await page.goto('/ratings?game=roll-and-write&size=4&opponents=bots');
  await expect(page.getByText(BOARD).first()).toBeVisible();

  await page.goto('/together?rated');
  const form = page.getByRole('form', { name: en.together.open.title });
  const rated = form.getByRole('checkbox', { name: en.together.open.rated });
  await expect(rated).toBeChecked();
  await expect(rated).toHaveAccessibleDescription(en.together.open.ratedAbout);
  await form.getByRole('radio', { name: titleOf('roll-and-write') }).check();
  for (const seat of [2, 3, 4]) {
    if (seat > 2) await form.getByRole('button', { name: en.together.open.add }).click();
    const bot = seat === 2 ? 'foreman' : 'apprentice';
    await form.getByRole('combobox', { name: en.together.open.seat(seat) }).selectOption(bot);
  }
  await form.getByRole('radio', { name: en.together.open.public }).check();
  await form.getByRole('button', { name: en.together.open.go }).click();
  await page.getByRole('button', { name: en.table.menu }).waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await playInName(page, table);

  // The page saw the game end, and says what it did to everybody who is rated.
  const ending = page.getByRole('dialog');
  const changes = ending
    .getByRole('region', { name: en.ratings.over.titleAgainstBots })
    .getByRole('listitem');
  await expect(changes).toHaveCount(4);
  await expect(changes.first()).toHaveText(has(`Anna${ANY}${en.ratings.over.change('0.0', ANY)}`));
  await expect(changes.nth(1)).toHaveText(
    has(`(${botName('foreman')})${ANY}${en.ratings.over.change(ANY, ANY)}`),
  );
  const [, after = ''] = (await changes.first().textContent())?.match(/−?\d+\.\d/g) ?? [];
  await expectAccessible(page);

  // Somebody who is nobody here finds it all.
  const { page: stranger } = await visit();
  await stranger.goto('/ratings');
  await stranger.getByRole('radio', { name: en.together.quick.size(4) }).check();
  // Among people nobody has played yet: all others at that table were bots.
  await expect(stranger.getByText(en.ratings.board.empty)).toBeVisible();
  await stranger.getByRole('radio', { name: en.ratings.board.bots }).check();
  const board = stranger.getByRole('table', { name: BOARD });
  const line = board.getByRole('row').filter({ has: stranger.locator(`a[href="/people/${id}"]`) });
  await expect(line).toContainText(after);
  await expect(
    board.getByRole('row', { name: has(`${botName('foreman')} ${en.ratings.bot}`) }),
  ).toBeVisible();
  await expect(stranger).toHaveURL(/game=roll-and-write&size=4&opponents=bots/);
  await line.getByRole('link', { name: 'Anna' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  const own = stranger.getByRole('table', { name: en.ratings.profile.ratings });
  await expect(own.getByRole('row', { name: has(BOARD) })).toContainText(after);
  const last = stranger
    .getByRole('listitem')
    .filter({ hasText: ['foreman', 'apprentice', 'apprentice'].map(botName).join(', ') });
  await expect(last).toContainText(en.ratings.profile.ratingAgainstBots('0.0', after));
  await last.getByRole('link', { name: botName('foreman') }).click();
  await expect(
    stranger.getByText(`${en.ratings.profile.houseBot} · ${en.common.bots.foreman?.about}`),
  ).toBeVisible();

  // Back from the bot, the last game leads to its table.
  await stranger.goBack();
  await expect(last.getByRole('link', { name: en.ratings.profile.look })).toHaveAttribute(
    'href',
    `/table/${table}`,
  );
  // Whatever was played over the network can be looked at, by its players' names.
  await last.getByRole('link', { name: en.table.over.replay }).click();
  await expect(stranger).toHaveURL(new RegExp(`/game/${table}$`));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    en.replay.title(
      titleOf('roll-and-write'),
      en.common.list(['Anna', 'Freja', 'Magnus', 'Signe']),
    ),
  );
  await stranger.keyboard.press('Home');
  await expect(stranger.getByRole('slider')).toHaveValue('0');
  await stranger.goto('/statistics');
  const dice = stranger.getByRole('table', {
    name: en.games['roll-and-write'].chance.title,
  });
  await expect(dice.getByRole('row')).toHaveCount(7);
  await expect(dice.getByRole('row', { name: begins(en.common.colours.W) })).toBeVisible();

  // To whoever played it is one of their own games, with all that its record tells.
  await page.goto('/me/statistics');
  const mine = page.getByRole('region', { name: titleOf('roll-and-write'), exact: true });
  const result = mine
    .getByRole('table', { name: en.ownStatistics.results })
    .getByRole('row')
    .nth(1);
  await expect(result).toHaveText(
    begins(`${en.common.list([botName('apprentice'), botName('foreman')])}41`),
  );
  const sources = mine.getByRole('table', { name: en.ownStatistics.sources });
  await expect(sources.getByRole('row')).toHaveCount(4);
  await expect(page.getByText(en.ownStatistics.counted(1))).toBeVisible();
});
