/** Serves the product for the browser tests; they find it in NYHAVN_URL. */
import { CHROMIUM_MISSING, wholeChromiumPath } from './chromium.ts';
import { FIREFOX_MISSING, firefoxPath } from './firefox.ts';
import { serveProduct } from './product.ts';

/** Playwright calls this before all tests, and what it gives back after them. */
export default async function setup(): Promise<() => Promise<void>> {
  if (wholeChromiumPath() === undefined) throw new Error(CHROMIUM_MISSING);
  if (firefoxPath() === undefined) throw new Error(FIREFOX_MISSING);
  const product = await serveProduct();
  process.env.NYHAVN_URL = product.url;
  return () => product.close();
}
