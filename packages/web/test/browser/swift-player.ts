/**
 * Somebody who plays Roll & Write to its end as fast as the page goes along: the same choices by the
 * same names as the other players here, but made inside the page, so that many can play at a time.
 */
import { expect, type Page } from '@playwright/test';

/** Plays until the game is over. */
export async function playSwiftly(page: Page): Promise<void> {
  await page.evaluate(playInPage);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

/** Runs in the page, and so knows nothing that stands outside of it. */
async function playInPage(): Promise<void> {
  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const usable = (name: RegExp) =>
    [...document.querySelectorAll('button')].filter(
      (button) =>
        !button.disabled &&
        button.getAttribute('aria-disabled') !== 'true' &&
        button.checkVisibility() &&
        name.test(nameOf(button)),
    );
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const press = async (button: HTMLButtonElement | undefined): Promise<boolean> => {
    button?.click();
    // Until the page shows it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return button !== undefined;
  };
  const pressFirst = (name: RegExp) => press(usable(name)[0]);
  const place = () => pressFirst(/^Place(?! \d)/);

  async function draw(): Promise<boolean> {
    const drawer = usable(/^Tiles$/).find(
      (button) => button.getAttribute('aria-expanded') === 'false',
    );
    if (drawer) await press(drawer);
    return (await press(usable(/tile of .* needs/).at(-1))) && place();
  }
  async function takeDie(): Promise<boolean> {
    if (await pressFirst(/marks box/)) return pressFirst(/^Mark /);
    return pressFirst(/^Take no die/);
  }

  function decide(line: string): Promise<boolean> {
    // A tile is in the hand.
    if (usable(/^Place(?! \d)/).length > 0) return place();
    if (/begin with/.test(line)) {
      return pressFirst(/marks box/).then(() => pressFirst(/^Begin with/));
    }
    if (/coats? of arms/i.test(line)) return pressFirst(/marks box/);
    if (/is done: take/.test(line)) return takeDie();
    if (/choose a tile/.test(line)) return draw();
    return pressFirst(/^End /);
  }

  for (;;) {
    const line = document.querySelector('h1')?.textContent ?? '…';
    if (line === 'The game is over') return;
    if (line.endsWith('…')) await pause(20);
    // What the page has not drawn yet is there in a moment.
    else if (!(await decide(line))) await pause(20);
  }
}
