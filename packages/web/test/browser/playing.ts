/** Playing whole games through roles and names alone, as somebody does who listens to the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { NAMES } from '../table-words.ts';
import { ANY, en, whole } from '../words.ts';

/** What a screen reader was told last of the tile in the hand. */
export function toldOfHand(page: Page): Locator {
  return page.locator('[data-voice="hand"]');
}

/** How somebody uses a button: by mouse, finger or keyboard. */
export type Press = (target: Locator) => Promise<void>;

/** What a player does when asked: something on the page that brings the game on. */
export type Decide = (page: Page, status: string, press: Press) => Promise<void>;

/** Waits until the page shows what was done. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** By mouse. */
export const byMouse: Press = async (target) => {
  await target.click();
  await drawn(target.page());
};

/** By finger. */
export const byFinger: Press = async (target) => {
  await target.tap();
  await drawn(target.page());
};

/** With the keyboard alone: from one thing to the next, and Enter where it is the right one. */
export const byKeyboard: Press = async (target) => {
  const page = target.page();
  // Looked up by its name once: nothing changes on the way to it.
  const element = await target.elementHandle();
  const key = (await element?.evaluate(isAhead)) ? 'Tab' : 'Shift+Tab';
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await element?.evaluate(isFocused)) {
      await page.keyboard.press('Enter');
      return drawn(page);
    }
    await page.keyboard.press(key);
  }
  throw new Error(`no way leads to ${target}`);
};

/** Runs in the page. */
function isFocused(element: Node): boolean {
  return element === document.activeElement;
}

/** Runs in the page: whether something comes after what has the focus. */
function isAhead(element: Node): boolean {
  const place = element.compareDocumentPosition(document.activeElement ?? document);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
}

/** More decisions than any game takes. */
const MOST = 900;

/** The one line that says what is awaited. */
export function statusLine(page: Page): Locator {
  // The page has another heading until the table is there.
  return page.locator('.table').getByRole('heading', { level: 1 });
}

/** Buttons that can be used now, by their names. */
export function usable(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name, disabled: false });
}

/** The names of buttons in the accessibility tree of a part of the page. */
export async function namesIn(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return [...tree.matchAll(/\bbutton "([^"]*)"/g)].map(([, name = '']) => name);
}

function rematch(page: Page): Locator {
  const name = en.table.over.rematch;
  // Over the network the others are asked, too.
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }));
}

/** What the line says while nobody at the device is asked, beside what ends in an ellipsis. */
const WAITING = whole(en.table.handover.title(ANY), en.table.over.title, en.common.productName);

/** Waits until somebody at the device is asked: what for, or undefined when the game is over. */
export async function nextQuestion(page: Page, press: Press): Promise<string | undefined> {
  await page.waitForURL(/[/](play[/](?!new)|table[/])/);
  await page.getByRole('button', { name: en.table.menu }).waitFor();
  // While others think the page waits by itself, and nobody has to ask it.
  await page.waitForFunction(
    () => !(document.querySelector('h1')?.textContent ?? '…').endsWith('…'),
    undefined,
    { polling: 50 },
  );
  const ready = page.getByRole('button', { name: NAMES.ready });
  let status: string | undefined;
  await expect(async () => {
    status = (await statusLine(page).textContent()) ?? '';
    if (!status.endsWith('…') && !WAITING.test(status)) return;
    status = undefined;
    if (await rematch(page).isVisible()) return;
    if (await ready.isVisible()) await press(ready);
    throw new Error('nobody is asked yet');
  }).toPass({ intervals: [20, 50, 100] });
  return status;
}

/** Buttons that make a move of what was chosen. */
const FINAL = [
  NAMES.place,
  NAMES.take,
  NAMES.takeCards,
  NAMES.takeNone,
  NAMES.begin,
  NAMES.end,
  NAMES.discard,
  NAMES.both,
  NAMES.coatGift,
];

/** Does what somebody would do up to the button that makes the move; gives that, if there is one. */
export async function chooseMove(page: Page, decide: Decide): Promise<Locator | undefined> {
  const status = (await nextQuestion(page, byMouse)) ?? '';
  const stop = new Error('chosen');
  let last: Locator | undefined;
  const press: Press = async (target) => {
    const name = await target.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
    );
    if (!FINAL.some((final) => final.test(name.trim()))) return byMouse(target);
    last = target;
    throw stop;
  };
  await decide(page, status, press).catch((error) => {
    if (error !== stop) throw error;
  });
  return last;
}

/** Plays until the game is over. */
export async function playToEnd(page: Page, decide: Decide, press: Press): Promise<void> {
  const made = await playOn(page, decide, press, MOST);
  expect(made, 'a game comes to its end').toBeLessThan(MOST);
}

/** Makes so many decisions, or fewer if the game is over before; says how many. */
export async function playOn(
  page: Page,
  decide: Decide,
  press: Press,
  decisions: number,
): Promise<number> {
  for (let made = 0; made < decisions; made++) {
    const status = await nextQuestion(page, press);
    if (status === undefined) return made;
    await decide(page, status, press);
  }
  return decisions;
}

/** Plays until the line asks for something, and leaves that unanswered. */
export async function playTo(
  page: Page,
  decide: Decide,
  press: Press,
  asked: RegExp,
): Promise<void> {
  for (;;) {
    const status = await nextQuestion(page, press);
    if (status === undefined) throw new Error(`the game was over before ${asked}`);
    if (asked.test(status)) return;
    await decide(page, status, press);
  }
}
