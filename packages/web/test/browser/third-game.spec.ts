/** A game that only tests know, registered from outside: set up, played, replayed and reviewed in the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Plugin, preview } from 'vite';
import { keptRow } from './kept-row.ts';

const WEB = join(import.meta.dirname, '../..');
let dist = '';
let server: Awaited<ReturnType<typeof preview>>;
let address = '';

/** Makes the game known before anything else begins, on the page and where bots think. */
function outside(): Plugin {
  const first = (module: string, code: string) => `import ${JSON.stringify(module)};\n${code}`;
  return {
    name: 'a-game-from-outside',
    transform(code, id) {
      if (id.endsWith('/app/start.tsx')) return first(join(WEB, 'test/third-game/index.ts'), code);
      // Modules of the engine and the bots do nothing by themselves; these make a game known.
      if (id.includes('/test/third-game/')) return { code, moduleSideEffects: true };
      if (!id.endsWith('.worker.ts')) return undefined;
      return first(join(WEB, '../bots/test/third-game/index.ts'), code);
    },
  };
}

test.beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'nyhavn-third-game-'));
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [outside()],
    worker: { plugins: () => [outside()] },
    build: { outDir: dist, emptyOutDir: true },
  });
  server = await preview({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { port: 0, host: '127.0.0.1' },
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server?.close();
  rmSync(dist, { recursive: true, force: true });
});

test('a game from outside is set up, played to its end, replayed, and has no review', async ({
  page,
}) => {
  await page.goto(`${address}new/third-game`);
  await page.getByLabel('Lucky dice stay hidden').check();
  await page.locator('form [type="submit"]').click();
  await expect(page).toHaveURL(/[/]play[/]/);
  const keep = page.getByRole('button', { name: 'keep', exact: true });
  const ending = page.getByRole('dialog');
  for (let turn = 0; turn < 4; turn++) await keep.click();
  await expect(ending).toBeVisible();
  await expect(ending.getByRole('table')).toContainText('Freja');
  const game = page.url().split('/').at(-1) ?? '';
  await expect(async () => {
    expect(await keptRow<{ isOver: boolean }>(page, 'games', game)).toMatchObject({ isOver: true });
  }).toPass({ intervals: [50] });
  await page.goto(`${address}game/${game}`);
  await expect(page.getByText('reveal', { exact: false }).first()).toBeAttached();
  await page.goto(`${address}game/${game}#3`);
  await expect(page.locator('dl').first()).toContainText('lucky');
  await page.goto(`${address}game/${game}?part=review`);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveCount(0);
});
