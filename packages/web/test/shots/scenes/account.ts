/** Who one is. */
import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

let people = 0;

/** Becomes a guest on the page about oneself. */
async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor();
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
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    },
  },
  { name: 'me-guest', open: (page) => becomeGuest(page, 'Anna') },
  {
    name: 'me-claimed',
    async open(page) {
      // Each name can be claimed once, and several pages are opened at a time.
      await becomeGuest(page, `Anna ${process.pid}-${people++}`);
      const form = page.getByRole('form', { name: 'Claim with the password' });
      await form.getByLabel('Password', { exact: true }).fill('correct horse');
      await form.getByRole('button', { name: 'Claim with the password' }).click();
      await unfold(page, 'Your bots');
      const bots = page.getByRole('form', { name: 'Make a bot' });
      await bots.getByRole('textbox', { name: 'Name of the bot' }).fill('Mason’s mate');
      await bots.getByRole('button', { name: 'Make a bot' }).click();
      await page.getByRole('textbox', { name: 'Token of Mason’s mate' }).waitFor();
      await unfold(page, 'Delete yourself');
      await unfold(page, 'Change the password');
    },
  },
];
