/** Forced colours: what is chosen, held, refused or focused stays distinguishable at both tables. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openTable } from '../positions.ts';
import { FRIENDS, hold } from '../shots/scenes/scene.ts';
import { expect, stillTest as test } from './fixtures.ts';

/** A property of the first thing of that kind, as it is drawn. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

for (const [game, turn] of [
  ['roll-and-write', 7],
  ['copenhagen', 30],
] as const) {
  test(`forced colours: everything of ${game} stays distinguishable`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openTable(page, { game, seed: 'scene', seats: FRIENDS, isThere: canPay(isTurn(turn)) });
    await hold(page);
    const chosen = await styleOf(page, '.board-side [aria-pressed="true"]', 'background-color');
    const others = await styleOf(page, '.board-side [aria-pressed="false"]', 'background-color');
    expect(chosen).not.toBe(others);
    await expect(page.locator('.ghost')).toBeVisible();
    const legal = await styleOf(page, '.house-ghost-edge.dash', 'stroke');
    expect(await styleOf(page, '.placing .chip', 'border-style')).toBe('solid');
    await expect(page.locator('.placing-place')).toBeFocused();
    for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowUp');
    await expect(page.locator('.ghost-bad')).toBeVisible();
    expect(await styleOf(page, '.house-ghost-edge.dash', 'stroke')).not.toBe(legal);
    expect(await styleOf(page, '.placing .chip', 'border-style')).toBe('dashed');
    // The keyboard shows where the focus is.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await styleOf(page, '.placing-place', 'outline-style')).toBe('solid');
    expect(Number.parseFloat(await styleOf(page, '.placing-place', 'outline-width'))).toBe(3);
    // Dice and cards keep their colours, with letters on them.
    await expect(page.locator('.die-letter, .card text').first()).toBeAttached();
  });
}
