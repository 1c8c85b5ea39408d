/** Finished games are given away as pictures and as text. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keep } from '../positions.ts';
import { finishedRecord } from '../shots/scenes/after-game.ts';
import { COPENHAGEN, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { en, has, MANY } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The file that a button gives. */
async function fileFrom(page: Page, button: string, name: string): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}

/** How wide and high a PNG says it is. */
function sizeOf(png: Buffer): readonly number[] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Has the system of a page take files, and note their names and sizes. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(navigator, {
      given,
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        for (const { name, type, size } of files) if (size > 500) given.push(`${name} ${type}`);
      },
    });
  });
}

const POINTS = [en.common.points(1), en.common.points(MANY)];

for (const position of [ROLL_AND_WRITE, COPENHAGEN]) {
  const { game } = position;
  test(`${game}: picture and record`, async ({ page, context }) => {
    const record = finishedRecord(position);
    await withShareSheet(page);
    await keep(page, record, { isOver: true });
    await page.goto('/game/kept?part=share');
    const picture = page.getByRole('img', {
      name: has(
        ...POINTS.flatMap((own) =>
          POINTS.map((other) => `${en.home.you}: ${own}, Freja: ${other}`),
        ),
      ),
    });
    await expect(picture).toHaveAttribute('data-is-drawn', 'true');
    await expectAccessible(page);
    await page.getByRole('textbox', { name: en.share.name }).fill('Åse & Co');
    const named = page.getByRole('img', { name: has(...POINTS.map((own) => `Åse & Co: ${own}`)) });
    await expect(named).toHaveAttribute('data-is-drawn', 'true');
    expect(sizeOf(await fileFrom(page, en.share.png, `nyhavn-${game}.png`))).toEqual([2400, 1260]);

    const saved = await fileFrom(page, en.share.save, `nyhavn-${game}.jsonl`);
    expect(saved.toString('utf8')).toBe(record);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: en.share.copy }).click();
    await expect(page.getByText(en.share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record);

    for (const kind of ['PNG', 'TXT']) {
      await page.getByRole('button', { name: en.share.giveAs(kind) }).click();
    }
    const given = () => page.evaluate(() => Reflect.get(navigator, 'given') as string[]);
    const types = ['image/png', 'text/plain'];
    const names = ['png', 'txt'].map((ending, at) => `nyhavn-${game}.${ending} ${types[at]}`);
    await expect.poll(async () => (await given()).toSorted()).toEqual(names.toSorted());
  });
}

test('a picture is made though no typeface loads, as in a tab that is hidden', async ({ page }) => {
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
  await keep(page, finishedRecord(ROLL_AND_WRITE), { isOver: true });
  await page.goto('/game/kept?part=share');
  const png = await fileFrom(page, en.share.png, 'nyhavn-roll-and-write.png');
  expect(sizeOf(png)).toEqual([2400, 1260]);
  expect(png.length).toBeGreaterThan(100_000);
});
