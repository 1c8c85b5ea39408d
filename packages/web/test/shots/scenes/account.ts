/** Who one is. */
import type { Page } from '@playwright/test';
import { en } from '../../words.ts';
import type { Scene } from './scene.ts';

let people = 0;

/** Becomes a guest on the page about oneself. */
async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await page.getByRole('textbox', { name: en.together.name.label }).fill(name);
  await page.getByRole('button', { name: en.together.name.ok }).click();
  await page.getByRole('heading', { name: en.together.name.are(name) }).waitFor();
}

/** Opens what is folded. */
function unfold(page: Page, title: string): Promise<void> {
  return page.locator('summary').getByText(title, { exact: true }).click();
}

/** Every state of the page about oneself. */
export const ACCOUNT: readonly Scene[] = [
  {
    name: 'me-stranger',
    async open(page) {
      await page.goto('/me');
      await page.getByRole('heading', { name: en.account.signIn.title }).waitFor();
    },
  },
  { name: 'me-guest', open: (page) => becomeGuest(page, 'Anna') },
  {
    name: 'me-claimed',
    async open(page) {
      // Each name can be claimed once, and several pages are opened at a time.
      await becomeGuest(page, `Anna ${process.pid}-${people++}`);
      const form = page.getByRole('form', { name: en.account.claim.byPassword });
      await form.getByLabel(en.account.password.label, { exact: true }).fill('correct horse');
      await form.getByRole('button', { name: en.account.claim.byPassword }).click();
      await unfold(page, en.account.bots.title);
      const bots = page.getByRole('form', { name: en.account.bots.make });
      await bots.getByRole('textbox', { name: en.account.bots.name }).fill('Mason’s mate');
      await bots.getByRole('button', { name: en.account.bots.make }).click();
      await page.getByRole('textbox', { name: en.account.bots.token('Mason’s mate') }).waitFor();
      await unfold(page, en.account.deletion.title);
      await unfold(page, en.account.password.change);
    },
  },
];
