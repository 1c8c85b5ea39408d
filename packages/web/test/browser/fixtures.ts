/** What every browser test promises beside what it tests: no error and nothing from elsewhere. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';

export { expectAccessible, expectLegible } from './axe.ts';
export { expect };

/** What Playwright says where the service worker is not wanted. */
const NOT_INSTALLED = 'Service Worker registration blocked by Playwright';

/** What the browser says when a page closes a WebSocket that has not come about. */
const LET_GO = 'WebSocket is closed before the connection is established.';

/** What Chromium and Firefox say of requests that their page has dropped. */
const ABORTED: ReadonlySet<string> = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

/** Collects what goes wrong in the pages of a context. */
class Watch {
  readonly troubles: string[] = [];
  /** Requests fail while this is set, and that is what the test is about. */
  offline = false;
  /**
   * True if there was a time without a network: a page may have let go of a socket that was on its
   * way.
   */
  wasOffline = false;
  readonly #origin: string;
  readonly #refusals = new Set<number>();
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin;
    context.on('page', (page) => this.#watch(page));
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (!this.#isExpected(message)) this.troubles.push(`error: ${message}`);
    });
    context.on('request', (request) => this.#judge(request.url()));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Pages that are left or closed drop what they were loading.
      if (this.offline || ABORTED.has(reason)) return;
      if (this.#isExpected(request.url())) return;
      this.troubles.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400 && !this.#refusals.has(response.status())) {
        this.troubles.push(`${response.status()}: ${response.url()}`);
      }
    });
  }

  /** From now on refusals with that status are what the test is about. */
  expectRefusal(status: number): void {
    this.#refusals.add(status);
  }

  /** From now on faults that say so are what the test is about. */
  expectFault(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  #isExpected(text: string): boolean {
    return this.#expected.some((pattern) => pattern.test(text));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === NOT_INSTALLED) return;
      if (this.offline && message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
      if (this.wasOffline && message.text().endsWith(LET_GO)) return;
      const status = /status of (\d+)/.exec(message.text())?.[1];
      if (status !== undefined && this.#refusals.has(Number(status))) return;
      if (this.#isExpected(message.text())) return;
      this.troubles.push(`console ${message.type()} at ${page.url()}: ${message.text()}`);
    });
    page.on('crash', () => this.troubles.push('the page crashed'));
    page.on('worker', (worker) => this.#judge(worker.url()));
    page.on('websocket', (socket) => this.#judge(socket.url().replace(/^ws/, 'http')));
  }

  #judge(url: string): void {
    const { origin, protocol } = new URL(url);
    if (origin === this.#origin || protocol === 'data:' || protocol === 'blob:') return;
    this.troubles.push(`left the origin: ${url}`);
  }
}

/** Somebody else with a browser of their own, who promises the same. */
interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  setOffline(offline: boolean): Promise<void>;
  expectRefusal(status: number): void;
  expectFault(pattern: RegExp): void;
}

/** Where things move, bots and chance are set to be fast; where they don't, nobody waits for them anyway. */
async function quicken(
  context: BrowserContext,
  { reducedMotion }: BrowserContextOptions,
): Promise<void> {
  if (reducedMotion !== 'reduce') await context.addInitScript(makeBotsFast);
}

/** Runs in each page before it: the first finds bots and chance set to be fast. */
function makeBotsFast(): void {
  // Blank pages have no database.
  if (!location.protocol.startsWith('http')) return;
  const opening = indexedDB.open('nyhavn');
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('settings').put({ pace: 'fast' }, 'settings');
  opening.onsuccess = () => opening.result.close();
}

interface Extras {
  /** The screens of those who come. */
  visitorsViewport: ViewportSize | undefined;
  /** Lets somebody else come, with what their browser already knows. */
  visit(known?: BrowserContextOptions['storageState']): Promise<Visitor>;
  /** Takes the network away from the context, or gives it back. */
  setOffline(offline: boolean): Promise<void>;
  /** Says that the server will refuse something with that status, as the test wants it to. */
  expectRefusal(status: number): void;
  /** Says that the test brings about a fault whose error or address looks like this. */
  expectFault(pattern: RegExp): void;
  /** What has gone wrong so far; a test fails at its end where this is not empty. */
  troubles: readonly string[];
  watch: Watch;
}

/** Playwright's test, failing on any error in the console and any request that leaves the origin. */
export const test = base.extend<Extras>({
  // The server begins after Playwright has read its configuration.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.NYHAVN_URL);
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = new Watch(context, new URL(baseURL ?? '').origin);
      await use(watch);
      expect(watch.troubles, 'what went wrong beside the test').toEqual([]);
    },
    { auto: true },
  ],
  troubles: async ({ watch }, use) => {
    await use(watch.troubles);
  },
  context: async ({ context, contextOptions }, use) => {
    await quicken(context, contextOptions);
    await use(context);
  },
  visitorsViewport: [undefined, { option: true }],
  visit: async (
    { browser, baseURL, contextOptions, locale, serviceWorkers, visitorsViewport },
    use,
  ) => {
    const visits: { readonly context: BrowserContext; readonly watch: Watch }[] = [];
    await use(async (known) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL ?? '',
        locale: locale ?? 'en-GB',
        serviceWorkers,
        ...(visitorsViewport ? { viewport: visitorsViewport } : {}),
        ...(known ? { storageState: known } : {}),
      });
      await quicken(context, contextOptions);
      const watch = new Watch(context, new URL(baseURL ?? '').origin);
      visits.push({ context, watch });
      const page = await context.newPage();
      return {
        context,
        page,
        setOffline: (offline) => cut(context, watch, offline),
        expectRefusal: (status) => watch.expectRefusal(status),
        expectFault: (pattern) => watch.expectFault(pattern),
      };
    });
    for (const { context, watch } of visits) {
      await context.close();
      expect(watch.troubles, 'what went wrong with a visitor').toEqual([]);
    }
  },
  expectRefusal: async ({ watch }, use) => {
    await use((status) => watch.expectRefusal(status));
  },
  expectFault: async ({ watch }, use) => {
    await use((pattern) => watch.expectFault(pattern));
  },
  setOffline: async ({ context, watch }, use) => {
    await use((offline) => cut(context, watch, offline));
  },
});

/** Takes the network away, or gives it back; meanwhile what fails is what the test is about. */
async function cut(context: BrowserContext, watch: Watch, offline: boolean): Promise<void> {
  watch.offline ||= offline;
  watch.wasOffline ||= offline;
  await context.setOffline(offline);
  watch.offline = offline;
}

/** The same with motion on, always. */
export const movingTest = test.extend({ contextOptions: { reducedMotion: 'no-preference' } });

/** The same with less motion, always: for what is measured on screens that stand still. */
export const stillTest = test.extend({ contextOptions: { reducedMotion: 'reduce' } });

/** The same where the client is installed; elsewhere it is not, since keeping all files for later takes time. */
export const installedTest = test.extend({ serviceWorkers: 'allow' });

/** Waits until the service worker has kept everything that a game without a network needs. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
