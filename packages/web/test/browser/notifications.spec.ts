/** People are told that it is their turn: by the page, and by the service worker when there is no page. */
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/store/languages.ts';
import { en, titleOf, wordsIn } from '../words.ts';
import { expect, expectAccessible, readyForOffline, installedTest as test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';
import { byMouse, nextQuestion } from './playing.ts';

/** The title of a tab in which somebody is asked. */
const YOUR_TURN = `● ${en.notifications.notice.yours} · ${titleOf('copenhagen')} · ${en.common.productName}`;

/** What a push service would give a browser; there is none for browsers under test. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example/send/anna',
  keys: {
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  },
};

/** The hash of that endpoint, by which the server calls it. */
const DEVICE = 'p1rLcmpqNDOTPV9UtkOyOi_f0TpzEbzF2TacheeWXxo';

/** Hands a message to the service worker, as a push service does through the browser. */
async function deliver(page: Page): Promise<(data: object | string) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(page.url());
  return async (data) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  };
}

/** The notices of the system that are shown now. */
function notices(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
}

/** Taps on the only notice. The browser would want a real tap for what follows, which is therefore only noted. */
async function tapNotice(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<void> };
      WindowClient: { prototype: { url: string; focus(): Promise<void> } };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    return new Promise<string[]>((resolve) => {
      scope.clients.openWindow = async (path) => resolve(['opened', path]);
      scope.WindowClient.prototype.focus = async function () {
        resolve(['focused', new URL(this.url).pathname]);
      };
      void scope.registration.getNotifications().then(([notification]) => {
        const event = new scope.NotificationEvent('notificationclick', { notification });
        scope.dispatchEvent(event);
      });
    });
  });
}

/** Has the browser change its subscription to another endpoint. */
async function changeSubscription(context: BrowserContext, endpoint: string): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(
    (given) => {
      Object.assign(PushManager.prototype, {
        subscribe: async () => ({ toJSON: () => given }),
      });
      const ExtendableEvent = Reflect.get(globalThis, 'ExtendableEvent') as typeof Event;
      dispatchEvent(new ExtendableEvent('pushsubscriptionchange'));
    },
    { ...SUBSCRIPTION, endpoint },
  );
}

/** Where the server reaches somebody. */
function devices(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { devices } = await (await fetch('/api/me/export')).json();
    return devices.map(({ endpoint }: { endpoint: string }) => endpoint);
  });
}

test('the service worker tells whose turn it is in the language that was chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/settings');
  await readyForOffline(page);
  const push = await deliver(page);
  for (const [index, language] of LANGUAGES.entries()) {
    const { notifications, games } = await wordsIn(language);
    const table = `table-${index}`;
    const game = index % 2 === 0 ? 'copenhagen' : 'roll-and-write';
    const title = notifications.notice.yours;
    const body = notifications.notice.at(games[game].name);
    await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check();
    await expect.poll(() => kept(page)).toBe(language);
    // What is said of the same table later takes the place of the notice before.
    await expectShown({ turn: { table, game: 'another-game' } }, { tag: table });
    await expectShown(
      { turn: { table, game } },
      { title, body, tag: table, data: `/table/${table}` },
    );
    expect(await tapNotice(context)).toEqual(['opened', `/table/${table}`]);
    await expect.poll(() => notices(page)).toEqual([]);
  }
  // What only a newer server says, or nonsense, is told as well as can be.
  const { notifications } = await wordsIn(LANGUAGES.at(-1) ?? 'en');
  for (const data of [{ invited: {} }, 'nonsense', 'null']) {
    await expectShown(data, { body: notifications.notice.other });
    await tapNotice(context);
  }

  /** A browser with much to do may lose what it is to tell a worker that sleeps. */
  async function expectShown(data: object | string, notice: Record<string, unknown>) {
    await expect(async () => {
      await push(data);
      await expect
        .poll(() => notices(page), { timeout: 5000 })
        .toEqual([expect.objectContaining(notice)]);
    }).toPass();
  }

  async function kept(at: Page): Promise<string> {
    return (await keptRow<{ language: string }>(at, 'settings', 'settings'))?.language ?? '';
  }
});

test('a browser without Web Push promises nothing for the time when it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await page.goto('/together');
  await page.getByRole('textbox', { name: en.together.name.label }).fill('Anna');
  await page.getByRole('button', { name: en.together.name.ok }).click();
  await expect(page.getByText(en.notifications.aboutOpen)).toBeVisible();
});

test('somebody is told after a tap, on this device, and not of tables that are to be quiet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    let isSubscribed = localStorage.getItem('test-subscribed') !== null;
    const subscription = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('test-subscribed');
        isSubscribed = false;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (applicationServerKey.length !== 65) throw new Error('no key of a server');
        localStorage.setItem('test-subscribed', 'yes');
        isSubscribed = true;
        return subscription;
      },
    });
    // The page is behind another one where the test says so.
    if (sessionStorage.getItem('test-hidden') !== null) {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    }
  }, SUBSCRIPTION);

  await page.goto('/together');
  await readyForOffline(page);
  await page.getByRole('textbox', { name: en.together.name.label }).fill('Anna');
  await page.getByRole('button', { name: en.together.name.ok }).click();
  const device = page.getByRole('checkbox', { name: en.notifications.label });
  await expect(device).not.toBeChecked();
  await expect(page.getByText(en.notifications.about)).toBeVisible();
  const adding = page.waitForRequest('**/api/me/push');
  await device.click();
  expect((await adding).postDataJSON()).toEqual(SUBSCRIPTION);
  await expect(page.getByText(en.notifications.always)).toBeVisible();
  await expect(device).toBeChecked();
  await expectAccessible(page);

  // The browser wants another subscription while no page is open.
  await changeSubscription(context, 'https://push.example/send/another');
  await expect.poll(() => devices(page)).toContain('https://push.example/send/another');

  // A table that begins at once, with a bot.
  const form = page.getByRole('form', { name: en.together.open.title });
  await form.getByRole('radio', { name: titleOf('copenhagen') }).check();
  await form.getByRole('combobox', { name: en.together.open.seat(2) }).selectOption('foreman');
  await form.getByRole('button', { name: en.together.open.go }).click();
  await nextQuestion(page, byMouse);
  await expect(page).toHaveTitle(YOUR_TURN);
  expect(await notices(page)).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('test-hidden', 'yes'));
  await page.reload();
  const { pathname } = new URL(page.url());
  await expect
    .poll(() => notices(page))
    .toEqual([
      {
        title: en.notifications.notice.yours,
        body: en.notifications.notice.at(titleOf('copenhagen')),
        tag: pathname.replace('/table/', ''),
        data: pathname,
      },
    ]);
  expect(await tapNotice(context)).toEqual(['focused', pathname]);

  await page.getByRole('button', { name: en.together.people.title }).click();
  const here = page.getByRole('checkbox', { name: en.notifications.here });
  await expect(here).toBeChecked();
  await here.click();
  await expect(page.getByText(en.notifications.quiet)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveTitle(YOUR_TURN);
  await page.getByRole('button', { name: en.together.people.title }).click();
  await expect(page.getByText(en.notifications.quiet)).toBeVisible();
  await expect(here).not.toBeChecked();
  expect(await notices(page)).toEqual([]);

  // The page tells the server of this device once more; it is switched off before that is answered.
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/me/push', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const renewing = page.waitForRequest('**/api/me/push');
  await page.goto('/together');
  await expect(device).toBeChecked();
  await renewing;
  const removing = page.waitForRequest('**/api/me/push/*');
  await device.click();
  await expect(device).not.toBeChecked();
  answer();
  expect(new URL((await removing).url()).pathname).toBe(`/api/me/push/${DEVICE}`);
  await (await removing).response();
  await expect(device).not.toBeChecked();
  await page.reload();
  await expect(device).not.toBeChecked();
});
