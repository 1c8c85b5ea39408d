/** Pages that can't begin: they say why, and are no splash for ever. */
import { NOT_STARTED } from '../../src/app/not-started.ts';
import { LANGUAGES } from '../../src/store/languages.ts';
import { en } from '../words.ts';
import { expect, test } from './fixtures.ts';

/** What fails to come, and how: no answer, or one that is no program. */
const FAULTS = {
  'whose first file does not come': ['**/assets/index-*.js', undefined],
  'whose first file can’t be read': ['**/assets/index-*.js', 'let 1 = ;'],
  'of which a later file does not come': ['**/assets/start-*.js', undefined],
} as const;

for (const [what, [file, body]] of Object.entries(FAULTS)) {
  test(`a page ${what} says so, and begins when it is tried again`, async ({
    page,
    expectFault,
  }) => {
    expectFault(
      /index-|start-|page-|dynamically imported|Failed to load resource|Unexpected|let is/,
    );
    // The script that says it comes all the same.
    await page.route(file, (route) => {
      if (route.request().url().includes('start-watch')) return route.fallback();
      return body === undefined
        ? route.abort('failed')
        : route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/settings');
    await expect(page.getByRole('alert')).toHaveText(NOT_STARTED.en.failed);
    await page.unroute(file);
    await page.getByRole('button', { name: NOT_STARTED.en.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.settings.title })).toBeVisible();
  });
}

/** What a browser lacks that is a little too old; runs in the page before anything else. */
const LACKS = {
  'Map.groupBy': () => Reflect.deleteProperty(Map, 'groupBy'),
  checkVisibility: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  popovers: () => Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
  '@property': () => Reflect.deleteProperty(window, 'CSSPropertyRule'),
} as const;

for (const [feature, remove] of Object.entries(LACKS)) {
  test(`a browser without ${feature} is said to be too old, and nothing is begun`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(remove);
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveText(NOT_STARTED.en.old);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(fetched.some((path) => path.startsWith('/assets/index-'))).toBe(true);
    expect(fetched.filter((path) => /[/]start-(?!watch)/.test(path))).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  test.describe(() => {
    test.use({ locale });

    test(`old browsers hear it in their language: ${locale}`, async ({ page }) => {
      await page.addInitScript(LACKS.popovers);
      await page.goto('/');
      await expect(page.getByRole('alert')).toHaveText(NOT_STARTED[locale].old);
    });
  });
}

test('the script that says so is understood by any browser', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('script[defer]').getAttribute('src');
  const source = await (await page.request.get(address ?? '')).text();
  const program = source.slice(0, source.indexOf('{"en"'));
  expect(program).toContain('isTooOld');
  expect(program).not.toMatch(/=>|`|[.]{3}|[?][.?]|\b(let|const|class|async|await|for \(.* of)\b/);
  // It comes before everything else that is a program.
  const scripts = await page
    .locator('head script')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  expect(scripts[0]).toContain(address);
});
