/** Who one is: names are claimed, follow to other devices, and are forgotten. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { begins, en } from '../words.ts';
import { expect, test } from './fixtures.ts';

const PASSWORD = 'correct horse';

/** Becomes a guest, from the quay. */
async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.account, exact: true }).click();
  await page.getByRole('textbox', { name: en.together.name.label }).fill(name);
  await page.getByRole('button', { name: en.together.name.ok }).click();
  await expect(page.getByText(en.account.guest, { exact: true })).toBeVisible();
}

/** Claims one's name with a password. */
async function claim(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: en.account.claim.byPassword });
  await form.getByLabel(en.account.password.label, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: en.account.claim.byPassword }).click();
}

/** Signs in by name and password. */
async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: en.account.signIn.title });
  await form.getByRole('textbox', { name: en.account.signIn.name }).fill(name);
  await form.getByLabel(en.account.password.label, { exact: true }).fill(password);
  await form.getByRole('button', { name: en.account.signIn.go, exact: true }).click();
}

/** Opens what is folded. */
function unfold(page: Page, title: string): Promise<void> {
  return page.locator('summary').getByText(title, { exact: true }).click();
}

/** Answers the next question of the browser with yes, and gives the question. */
function agree(page: Page): Promise<string> {
  return new Promise((asked) => {
    page.once('dialog', async (dialog) => {
      asked(dialog.message());
      await dialog.accept();
    });
  });
}

/** Once settings have reached the server. */
function settingsSent(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/me/settings') && response.request().method() === 'PUT',
  );
}

test('a name claimed with a password is known on another device, and settings follow', async ({
  page,
  visit,
  expectRefusal,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: en.settings.themes.dark }).check();
  await page.getByRole('radio', { name: en.settings.paces.fast }).check();
  await page.getByRole('checkbox', { name: en.settings.autoEnd }).check();
  await becomeGuest(page, 'Ingrid');
  const sent = settingsSent(page);
  await claim(page);
  await expect(page.getByText(en.account.claimed, { exact: true })).toBeVisible();
  await sent;

  const other = await visit();
  other.expectRefusal(409);
  other.expectRefusal(403);
  await becomeGuest(other.page, 'Íngrid');
  await claim(other.page);
  await expect(other.page.getByText(en.together.refusals['name-taken'])).toBeVisible();
  await unfold(other.page, en.account.signIn.title);
  await signIn(other.page, 'Ingrid', 'battery staple');
  await expect(other.page.getByText(en.account.signIn.wrong)).toBeVisible();
  await signIn(other.page, 'Ingrid', PASSWORD);
  await expect(
    other.page.getByRole('heading', { name: en.together.name.are('Ingrid') }),
  ).toBeVisible();
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await other.page.goto('/settings');
  await expect(other.page.getByRole('radio', { name: en.settings.paces.fast })).toBeChecked();
  await expect(other.page.getByRole('checkbox', { name: en.settings.autoEnd })).toBeChecked();
  const changed = settingsSent(other.page);
  await other.page.getByRole('radio', { name: en.settings.themes.light }).check();
  await changed;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  expectRefusal(403);
  await unfold(page, en.account.password.change);
  const form = page.getByRole('form', { name: en.account.password.change });
  await form.getByLabel(en.account.password.current).fill('battery staple');
  await form.getByLabel(en.account.password.next).fill('staple battery');
  await form.getByRole('button', { name: en.account.password.change }).click();
  await expect(form.getByText(en.together.refusals['wrong-password'])).toBeVisible();
  await form.getByLabel(en.account.password.current).fill(PASSWORD);
  await form.getByRole('button', { name: en.account.password.change }).click();
  await expect(page.getByText(en.account.password.changed)).toBeVisible();

  other.expectRefusal(401);
  await other.page.goto('/together');
  await other.page.getByRole('link', { name: en.together.name.signIn }).click();
  await signIn(other.page, 'Ingrid', 'staple battery');
  await expect(other.page).toHaveURL('/together');
  await expect(other.page.getByText(en.together.name.are('Ingrid'))).toBeVisible();
});

test('a setting that is changed before all of the page is there is sent all the same', async ({
  page,
  visit,
}) => {
  await becomeGuest(page, 'Sigrid');
  const sent = settingsSent(page);
  await claim(page);
  await sent;

  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const dusk = document.querySelector<HTMLElement>('input[name="theme"][value="dark"]');
      if (!dusk) return;
      watch.disconnect();
      dusk.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const changed = settingsSent(page);
  await page.goto('/settings');
  await changed;

  const other = await visit();
  await becomeGuest(other.page, 'Astrid');
  await unfold(other.page, en.account.signIn.title);
  await signIn(other.page, 'Sigrid', PASSWORD);
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** A device with a finger on it, in place of a real one. */
async function putAuthenticator(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

async function keysOn({ device, authenticatorId }: Awaited<ReturnType<typeof putAuthenticator>>) {
  return (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('a name claimed with a passkey is known wherever the passkey is', async ({ page, visit }) => {
  await becomeGuest(page, 'Karen');
  const authenticator = await putAuthenticator(page);
  const owner = { authenticatorId: authenticator.authenticatorId };
  await authenticator.device.send('WebAuthn.setUserVerified', { ...owner, isUserVerified: false });
  const byPasskey = page.getByRole('button', { name: en.account.claim.byPasskey });
  await byPasskey.click();
  await expect(page.getByText(en.account.passkeys.cancelled)).toBeVisible();
  await authenticator.device.send('WebAuthn.setUserVerified', { ...owner, isUserVerified: true });
  await byPasskey.click();
  await expect(page.getByText(en.account.claimed, { exact: true })).toBeVisible();
  const passkeys = page
    .getByRole('region', { name: en.account.passkeys.title })
    .getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await page.getByRole('button', { name: en.account.passkeys.add }).click();
  await expect(page.getByText(en.account.passkeys.present)).toBeVisible();

  const other = await visit();
  await other.page.goto('/me');
  const copy = await putAuthenticator(other.page);
  for (const credential of await keysOn(authenticator)) {
    await copy.device.send('WebAuthn.addCredential', {
      authenticatorId: copy.authenticatorId,
      credential,
    });
  }
  await other.page.getByRole('button', { name: en.account.signIn.passkey }).click();
  await expect(
    other.page.getByRole('heading', { name: en.together.name.are('Karen') }),
  ).toBeVisible();

  const asked = agree(other.page);
  await other.page.getByRole('button', { name: en.account.signOut.everywhere }).click();
  expect(await asked).toBe(en.account.signOut.sureEverywhere);
  await expect(other.page.getByText(en.account.signOut.done)).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await other.page.getByRole('button', { name: en.account.signIn.passkey }).click();
  await expect(
    other.page.getByRole('heading', { name: en.together.name.are('Karen') }),
  ).toBeVisible();
  await other.page.getByRole('button', { name: begins(en.account.passkeys.remove('')) }).click();
  await expect(other.page.getByText(en.account.passkeys.last).first()).toBeVisible();
  await expect(
    other.page.getByRole('button', { name: begins(en.account.passkeys.remove('')) }),
  ).toBeVisible();
});

test('bots have tokens, data can be taken along, and who is deleted is gone', async ({
  page,
  context,
  expectRefusal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeGuest(page, 'Tove');
  await claim(page);
  await expect(page.getByText(en.account.claimed, { exact: true })).toBeVisible();
  await unfold(page, en.account.bots.title);
  await page.getByRole('textbox', { name: en.account.bots.name }).fill('Tick');
  await page.getByRole('button', { name: en.account.bots.make }).click();
  const token = await page
    .getByRole('textbox', { name: en.account.bots.token('Tick') })
    .inputValue();
  await page.getByRole('button', { name: en.account.bots.copy }).click();
  await expect(page.getByText(en.account.bots.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const asBot = () =>
    page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await asBot()).json()).toMatchObject({ name: 'Tick', isBot: true });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en.account.data.download }).click();
  const file = await (await downloading).path();
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(data).toEqual(await (await page.request.get('/api/me/export')).json());
  expect(data).toMatchObject({ person: { name: 'Tove' }, bots: [{ name: 'Tick' }] });

  const sure = agree(page);
  await page.getByRole('button', { name: en.account.bots.revokeOf('Tick') }).click();
  await sure;
  await expect(page.getByText(en.account.bots.revoked)).toBeVisible();
  await expect(page.getByRole('textbox', { name: en.account.bots.token('Tick') })).toBeHidden();
  expect((await asBot()).status()).toBe(401);

  await unfold(page, en.account.deletion.title);
  await expect(page.getByText(en.account.deletion.staying[0] ?? '')).toBeVisible();
  const last = agree(page);
  await page.getByRole('button', { name: en.account.deletion.go }).click();
  expect(await last).toBe(en.account.deletion.sure('Tove'));
  await expect(page.getByText(en.account.deletion.done)).toBeVisible();
  expectRefusal(403);
  await signIn(page, 'Tove', PASSWORD);
  await expect(page.getByText(en.account.signIn.wrong)).toBeVisible();
});

test('a new cookie waits for the requests of other tabs', async ({ page, context }) => {
  await becomeGuest(page, 'Signe');
  const other = await context.newPage();
  const order: string[] = [];
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route('**/api/me/bots', async (route) => {
    await isHeld;
    order.push('bots answered');
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/password')) order.push('password sent');
  });
  const asked = other.waitForRequest('**/api/me/bots');
  await other.goto('/me');
  await asked;
  await claim(page);
  const waiting = () =>
    page.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.filter(({ mode }) => mode === 'exclusive').length;
    });
  await expect.poll(waiting).toBe(1);
  answer();
  await expect(page.getByText(en.account.guest, { exact: true })).toBeHidden();
  expect(order).toEqual(['bots answered', 'password sent']);
});
