/** `npm run shots [-- NAME …]`: every screen at three sizes in both themes, into `shots/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS, CHROMIUM_MISSING, chromiumPath } from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { SCENES } from './scenes.ts';

const FOLDER = 'shots';

const SIZES: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  {
    name: 'phone',
    options: {
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
  },
  { name: 'tablet', options: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  { name: 'desk', options: { viewport: { width: 1440, height: 900 } } },
];

/** Nothing moves any more, and text has its fonts. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
mkdirSync(FOLDER, { recursive: true });
const product = await serveProduct();
// Scenes that play over the network find it where browser tests do.
process.env.NYHAVN_URL = product.url;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  for (const { name: size, options } of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { name, open } of scenes) {
        const context = await browser.newContext({
          ...options,
          colorScheme,
          baseURL: product.url,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        try {
          await open(page);
          await settle(page);
        } catch (error) {
          console.error(`${name}, ${size}, ${colorScheme}: ${error}`);
          process.exitCode = 1;
        }
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await product.close();
}
// What scenes use of the client may listen to other tabs, for which Node would wait.
process.exit();
