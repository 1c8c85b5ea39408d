/** Looking at games that were played: any moment, anybody's eyes, records from elsewhere, other lines. */
import type { Page } from '@playwright/test';
import { keep, recordOf } from '../positions.ts';
import { COPENHAGEN, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { botName, en, has, MANY, titleOf, whole } from '../words.ts';
import { expect, expectAccessible, installedTest, readyForOffline, test } from './fixtures.ts';

const isThere = () => false;
const PENCIL = recordOf({ ...ROLL_AND_WRITE, isThere });
const CARDS = recordOf({ ...COPENHAGEN, isThere });

/** How many moves a record has. */
function movesIn(record: string): number {
  return record.trimEnd().split('\n').length - 1;
}

function slider(page: Page) {
  return page.getByRole('slider', { name: en.replay.slider });
}

test('a game is stepped through by keys, buttons, slider, log and address', async ({ page }) => {
  const moves = movesIn(PENCIL);
  await keep(page, PENCIL);
  await page.goto('/game/kept#12');
  await expect(slider(page)).toHaveValue('12');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[/]game[/]kept#13$/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('12');
  await page.keyboard.press('Home');
  await expect(page.getByText(en.replay.begin).first()).toBeVisible();
  await page.keyboard.press('PageDown');
  const turn = Number(await slider(page).inputValue());
  expect(turn).toBeGreaterThan(1);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider(page)).toHaveValue('0');
  await page.getByRole('button', { name: en.replay.turnOn }).click();
  await expect(slider(page)).toHaveValue(String(turn));
  await slider(page).fill('30');
  await expect(page).toHaveURL(/#30$/);
  // What happened is said, and stands in the log, where it is a link.
  const current = page
    .getByRole('tabpanel')
    .locator('[aria-current="step"] > span:not([aria-hidden])');
  const told = (await current.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1);
  await page
    .getByRole('link', { name: has(en.rollAndWrite.story.end) })
    .first()
    .click();
  await expect(page).not.toHaveURL(/#30$/);
  await page.goBack();
  await expect(slider(page)).toHaveValue('30');
  // It runs by itself to its end, and begins again from there.
  await slider(page).fill(String(moves - 1));
  await page.getByRole('button', { name: en.replay.speed('1×') }).click();
  await page.getByRole('button', { name: en.replay.play }).click();
  await expect(slider(page)).toHaveValue(String(moves));
  await expect(page.getByRole('button', { name: en.replay.play })).toBeVisible();
  await expect(page.getByRole('button', { name: en.replay.last })).toBeDisabled();
});

installedTest(
  'hands are seen as they were, and from any moment another line can be tried',
  async ({ page, setOffline }) => {
    await keep(page, CARDS);
    await page.goto('/game/kept#90');
    const freja = page.getByRole('region', { name: en.copenhagen.hand.of('Freja') });
    await expect(freja.getByText(whole(en.copenhagen.cards(MANY)))).toHaveCount(1);
    await page.getByRole('radio', { name: en.replay.viewAll }).check();
    await expect(freja.getByText(has(...Object.values(en.common.colours)))).toHaveCount(1);
    await page.getByRole('radio', { name: en.home.you }).check();
    await page.getByRole('tab', { name: en.replay.parts.try }).click();
    await expect(page).toHaveURL(/[?]part=try#90$/);
    await expect(page.getByText(en.replay.try.dealtAnew)).toBeVisible();
    await page.getByLabel(en.replay.try.others).selectOption('apprentice');
    await readyForOffline(page);
    await setOffline(true);
    await page.getByRole('button', { name: en.replay.try.begin(90) }).click();
    await page.getByText(en.replay.try.note(90)).waitFor();
    await page.getByRole('button', { name: en.table.menu }).waitFor();
    await page.getByRole('link', { name: en.replay.try.back }).click();
    await expect(slider(page)).toHaveValue('90');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: en.replay.try.line(1) }) });
    await expect(line).toContainText(botName('apprentice'));
    await expect(page.getByRole('heading', { name: en.replay.try.real })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await line.getByRole('button', { name: en.replay.try.forget }).click();
    await expect(line).toHaveCount(0);
    await setOffline(false);
    // Lines are no games of one's own.
    await page.goto('/');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${titleOf('copenhagen')} ${en.home.with('')}` }),
    ).toHaveCount(1);
  },
);

test('records from elsewhere open, broken ones as far as they are good', async ({ page }) => {
  const lines = PENCIL.split('\n');
  await page.goto('/open');
  await page.getByRole('textbox').fill(lines.with(20, '{"by":0,"move":').join('\n'));
  await page.getByRole('button', { name: en.replay.open.open, exact: true }).click();
  await expect(page.getByRole('alert').getByText(has(en.replay.broken(21, '')))).toBeVisible();
  await page.getByRole('button', { name: en.replay.open.lookGood }).click();
  await expect(slider(page)).toHaveAttribute('max', '19');
  await expect(page.getByText(en.replay.goodPart(19))).toBeVisible();
  await expectAccessible(page);
  // A whole one from a file, kept in the list.
  await page.goto('/open');
  await page.getByLabel(en.replay.open.file).setInputFiles({
    name: 'game.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(CARDS),
  });
  await expect(slider(page)).toHaveAttribute('max', String(movesIn(CARDS)));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: en.replay.menu, exact: true }).click();
  await page.getByRole('button', { name: en.replay.carry }).click();
  await expect(page.getByText(en.replay.carried)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: en.replay.menu, exact: true }).click();
  await page.getByRole('button', { name: en.replay.keep }).click();
  await expect(page.getByText(en.replay.kept)).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('region', { name: en.home.finished })
    .getByRole('link', { name: en.home.look })
    .click();
  await expect(slider(page)).toBeVisible();
  // The link opens it as well.
  await page.goto('/');
  await page.goto(link);
  await expect(page).toHaveURL(/[/]game[/]opened-/);
  await expect(slider(page)).toHaveAttribute('max', String(movesIn(CARDS)));
});
