/** Help on the spot: right click, long press, `?`, “What is this?”; and tips for beginners. */
import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/store/languages.ts';
import { isTurn, openTable, type Position } from '../positions.ts';
import { ASKS, harbourPlace, NAMES, OWN_FACADE, PAINTS } from '../table-words.ts';
import { ANY, capital, en, has, MANY, person, titleOf, whole, wordsIn } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectKept } from './kept-setting.ts';
import { byMouse, nextQuestion, statusLine, toldOfHand } from './playing.ts';

/** The first of five dice, of any colour. */
const FIRST_DIE = has(...PAINTS.map((colour) => en.rollAndWrite.die(colour, 1, 5)));
const ROW_4 = capital(en.common.row('4'));

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

const TABLES: readonly Position[] = ['roll-and-write', 'copenhagen'].map((game) => ({
  game,
  seed: 'help',
  seats: FRIENDS,
  isThere: isTurn(7),
}));
const [ROLL_AND_WRITE, COPENHAGEN] = TABLES as [Position, Position];

/** The answer, once it is there. */
async function answer(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: en.help.inRules })).toBeVisible();
  return dialog;
}

/** Where a part of the facade lies on the screen, in the units of its picture. */
async function pointOf(page: Page, x: number, y: number) {
  const box = await page.getByRole('region', { name: OWN_FACADE }).boundingBox();
  if (!box) throw new Error('the facade is there');
  return { x: box.x + (x / 244) * box.width, y: box.y + (y / 484) * box.height };
}

async function rightClick(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.click(x, y, { button: 'right' });
}

/** Without tips, which lie over the house. */
async function withoutTips(page: Page): Promise<void> {
  await page.goto('/settings');
  const tips = page.getByRole('group', { name: en.settings.tips });
  await tips.getByRole('radio', { name: en.settings.tipTimes.off }).check();
  await expectKept(page, 'tips', 'off');
}

test('a right click says what a thing is, what it does now and where the rules have it', async ({
  page,
}) => {
  await openTable(page, ROLL_AND_WRITE);
  await nextQuestion(page, byMouse);
  const facades = page.getByRole('region', { name: en.rollAndWrite.tiles });
  const possible = facades.getByRole('button', { name: NAMES.drawable, disabled: false }).first();
  await possible.click({ button: 'right' });
  let dialog = await answer(page);
  await expect(dialog).toContainText(
    has(en.help.own.tileCan(ANY, 1), en.help.own.tileCan(ANY, MANY)),
  );
  await expect(dialog).toContainText(en.help.possible);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(statusLine(page)).toHaveText(ASKS.tile);

  const impossible = facades.getByRole('button', { name: has(en.rollAndWrite.notNow) }).last();
  await impossible.click({ button: 'right', force: true });
  dialog = await answer(page);
  await expect(dialog).toContainText(en.help.impossible);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: FIRST_DIE }).click({ button: 'right', force: true });
  await expect((await answer(page)).getByRole('heading', { level: 2 })).toHaveText(FIRST_DIE);
  await page.keyboard.press('Escape');
});

test('every part of a house answers for itself', async ({ page }) => {
  await withoutTips(page);
  await openTable(page, COPENHAGEN);
  await nextQuestion(page, byMouse);
  const parts: readonly (readonly [x: number, y: number, title: RegExp])[] = [
    [
      122,
      43,
      whole(
        en.table.pointsOf(en.home.you, en.common.points(1)),
        en.table.pointsOf(en.home.you, en.common.points(MANY)),
      ),
    ],
    [42, 440, /^a1: /],
    [232, 400, whole(en.help.titles.coat)],
    [8, 360, whole(capital(en.common.row('3')))],
    [20, 60, whole(en.table.sheetOf(person()))],
  ];
  for (const [x, y, title] of parts) {
    await rightClick(page, await pointOf(page, x, y));
    await expect((await answer(page)).getByRole('heading', { level: 2 })).toHaveText(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Freja/ }).click({ button: 'right' });
  await expect((await answer(page)).getByRole('heading', { level: 2 })).toHaveText(
    en.table.sheetOf(person('Freja')),
  );
});

test('the key ? explains what has the focus, with the keys; then others can be asked about', async ({
  page,
}) => {
  await openTable(page, ROLL_AND_WRITE);
  await nextQuestion(page, byMouse);
  const undo = page.getByRole('button', { name: NAMES.undo });
  await undo.focus();
  await page.keyboard.press('?');
  let dialog = await answer(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(en.table.undo);
  await expect(dialog).toContainText(en.table.undoRefused['not-moved']);
  await expect(dialog).toContainText(en.house.keyList[0]?.[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(undo).toBeFocused();

  await undo.evaluate((button: HTMLElement) => button.blur());
  await page.keyboard.press('?');
  dialog = await answer(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(titleOf('roll-and-write'));
  await expect(dialog).toContainText(ASKS.tile);
  await dialog
    .getByRole('button', { name: whole(en.table.sheetOf(person(ANY)), en.table.sheetOf(person())) })
    .first()
    .click();
  await dialog.getByRole('button', { name: ROW_4, exact: true }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(ROW_4);
  await expect(dialog).toContainText(
    has(en.help.line.missing(1, ANY), en.help.line.missing(MANY, ANY), en.help.line.complete(ANY)),
  );
});

test('the key ? is heard in the very moment in which an answer closes', async ({ page }) => {
  await openTable(page, ROLL_AND_WRITE);
  await nextQuestion(page, byMouse);
  await page.getByRole('button', { name: NAMES.undo }).focus();
  await page.keyboard.press('?');
  const dialog = await answer(page);
  // Escape, as browsers report it to a dialog; the `close` event comes later.
  await dialog.evaluate((open: HTMLDialogElement) => {
    if (open.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  });
  await expect((await answer(page)).getByRole('heading', { level: 2 })).toHaveText(
    titleOf('roll-and-write'),
  );
});

test('a link leads into the rules, and back to the table', async ({ page }) => {
  await withoutTips(page);
  await openTable(page, ROLL_AND_WRITE);
  await nextQuestion(page, byMouse);
  await rightClick(page, await pointOf(page, 8, 360));
  await (await answer(page))
    .getByRole('link', { name: en.book['roll-and-write'].sections.scoring.title })
    .click();
  await expect(page).toHaveURL(/[/]rules[/]roll-and-write#scoring$/);
  await page.goBack();
  await nextQuestion(page, byMouse);
  await expect(statusLine(page)).toHaveText(ASKS.tile);
});

test('“What is this?” lets the next click explain instead of act', async ({ page }) => {
  await openTable(page, COPENHAGEN);
  await nextQuestion(page, byMouse);
  const ask = async () => {
    await page.getByRole('button', { name: en.table.menu }).click();
    await page.getByRole('button', { name: en.table.ask }).click();
    await expect(page.getByText(en.help.pointing)).toBeVisible();
  };
  await ask();
  const card = page.getByRole('button', { name: harbourPlace(1) });
  await card.click();
  await expect((await answer(page)).getByRole('heading', { level: 2 })).toHaveText(harbourPlace(1));
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await ask();
  await page.keyboard.press('Escape');
  await expect(page.getByText(en.help.pointing)).toHaveCount(0);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

/** Everything that somebody could wonder about and that only the table as a whole answers for. */
function unanswered(): string[] {
  const things = document.querySelectorAll(
    '.table :is(button, a, select, input, [role="img"], svg, h1, [role="log"])',
  );
  return [...things]
    .filter((thing) => thing.checkVisibility() && !thing.closest('.sheet-head'))
    .filter((thing) => thing.closest('[data-help]')?.matches('.table') !== false)
    .map((thing) => thing.outerHTML.slice(0, 120));
}

test('nothing on the tables is without a topic', async ({ page }) => {
  const mine = (phase: string): Position['isThere'] => {
    return (picture) =>
      picture.phase === phase && String(picture.waiting) === '0' && picture.chance === null;
  };
  const moments: readonly Position[] = [
    ...TABLES,
    ...TABLES.map((table) => ({ ...table, isThere: mine('coat') })),
    { ...ROLL_AND_WRITE, isThere: mine('mark') },
    { ...ROLL_AND_WRITE, seats: FRIENDS.slice(0, 2), isThere: mine('start') },
    { ...COPENHAGEN, isThere: mine('discard') },
    ...TABLES.map((table) => ({ ...table, isThere: () => false })),
  ];
  for (const moment of moments) {
    await openTable(page, moment);
    await statusLine(page).waitFor();
    expect(await page.evaluate(unanswered)).toEqual([]);
  }
  await openTable(page, ROLL_AND_WRITE);
  await nextQuestion(page, byMouse);
  await page.getByRole('button', { name: NAMES.drawable, disabled: false }).last().click();
  await page.getByRole('button', { name: NAMES.place }).waitFor();
  expect(await page.evaluate(unanswered)).toEqual([]);
});

/** Runs in the page: does something to the status in the very moment in which it appears. */
function atFirstSight(kind: 'contextmenu' | 'keydown'): void {
  const watch = new MutationObserver(() => {
    const status = document.querySelector('.table-status');
    if (!status) return;
    watch.disconnect();
    const event =
      kind === 'keydown'
        ? new KeyboardEvent(kind, { key: 'l', bubbles: true })
        : new MouseEvent(kind, { bubbles: true, cancelable: true });
    status.dispatchEvent(event);
  });
  watch.observe(document, { childList: true, subtree: true });
}

for (const [kind, head] of [
  ['contextmenu', en.help.inRules],
  ['keydown', en.table.log],
] as const) {
  test(`whoever is quicker than the table is heard all the same: ${kind}`, async ({ page }) => {
    await openTable(page, COPENHAGEN);
    await page.addInitScript(atFirstSight, kind);
    await page.goto('/play/kept');
    await expect(page.getByRole('dialog').getByRole('heading', { name: head })).toBeVisible();
  });
}

test('a dialog is open as soon as it is there', async ({ page }) => {
  await openTable(page, COPENHAGEN);
  const isOpen = await statusLine(page).evaluate(async (status) => {
    status.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await new Promise((drawn) => setTimeout(drawn));
    return document.querySelector('dialog')?.open;
  });
  expect(isOpen).toBe(true);
});

test('help speaks the language that is chosen', async ({ page }) => {
  await openTable(page, COPENHAGEN);
  for (const language of LANGUAGES) {
    const { help } = await wordsIn(language);
    await page.goto('/settings');
    await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check();
    await expectKept(page, 'language', language);
    await page.goto('/play/kept');
    await statusLine(page).click({ button: 'right' });
    const head = page.getByRole('dialog').getByRole('heading', { name: help.inRules });
    await expect(head).toBeVisible();
  }
});

test('a beginner gets a tip, which can be closed and switched off', async ({ page }) => {
  await openTable(page, { ...COPENHAGEN, isThere: isTurn(1) });
  await nextQuestion(page, byMouse);
  const stop = page.getByRole('button', { name: en.help.tip.noMore });
  await expect(stop).toBeVisible();
  await page.getByRole('button', { name: en.help.tip.close }).click();
  await expect(stop).toHaveCount(0);
  await page.reload();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(stop).toHaveCount(0);
  // Whoever leaves the page at once has it kept all the same.
  await page.goto('/settings');
  const off = page
    .getByRole('group', { name: en.settings.tips })
    .getByRole('radio', { name: en.settings.tipTimes.off });
  await expect(off).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a long press asks and does nothing else; a tile in the hand stays where it is', async ({
    page,
    context,
  }) => {
    await withoutTips(page);
    await openTable(page, ROLL_AND_WRITE);
    await nextQuestion(page, byMouse);
    const touch = await context.newCDPSession(page);
    const press = async ({ x, y }: { x: number; y: number }) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await answer(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const drawer = page.getByRole('button', { name: en.rollAndWrite.tiles, expanded: false });
    const box = await drawer.boundingBox();
    if (!box) throw new Error('the button is there');
    await press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
      en.rollAndWrite.tiles,
    );
    await page.getByRole('button', { name: en.common.close, exact: true }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(drawer).toBeVisible();

    await drawer.tap();
    await page.getByRole('button', { name: NAMES.drawable, disabled: false }).last().tap();
    const told = toldOfHand(page);
    await expect(told).toHaveText(has(en.house.ghost(ANY, '')));
    const before = await told.textContent();
    await press(await pointOf(page, 42, 118));
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^a9: /);
    await page.getByRole('button', { name: en.common.close, exact: true }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(told).toHaveText(before ?? '');
  });

  test('a tip leaves everything within reach', async ({ page }) => {
    for (const table of TABLES) {
      await openTable(page, { ...table, isThere: isTurn(1) });
      await expect(page.getByRole('button', { name: en.help.tip.noMore })).toBeVisible();
      const foot = await page.locator('.board-tray').boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(640);
      const note = await page.locator('.tip').boundingBox();
      expect(note?.height).toBeLessThan(100);
      // It lies over the top of the houses, and over nothing that is asked or pressed.
      const parts = ['.table-head', '.board-controls', '.board-other', '.board-tray'];
      for (const other of parts) {
        const box = await page.locator(other).boundingBox();
        const isApart =
          (box?.y ?? 0) >= (note?.y ?? 0) + (note?.height ?? 0) - 1 ||
          (box?.y ?? 0) + (box?.height ?? 0) <= (note?.y ?? 0) + 1;
        expect(isApart, other).toBe(true);
      }
      await page.getByRole('button', { name: /^Freja/ }).click();
      await page.keyboard.press('Escape');
    }
  });
});
