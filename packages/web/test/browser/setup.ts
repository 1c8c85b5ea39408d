/** Serves the product for the browser tests; they find it in NYHAVN_URL. */
import {
  CHROMIUM_MISSING,
  FIREFOX_MISSING,
  firefoxPath,
  WEBKIT_MISSING,
  webkitPrograms,
  wholeChromiumPath,
} from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';

/** Playwright calls this before all tests, and what it gives back after them. */
export default async function setup(): Promise<() => Promise<void>> {
  if (wholeChromiumPath() === undefined) throw new Error(CHROMIUM_MISSING);
  if (firefoxPath() === undefined) throw new Error(FIREFOX_MISSING);
  if (webkitPrograms() === undefined) throw new Error(WEBKIT_MISSING);
  const product = await serveProduct();
  process.env.NYHAVN_URL = product.url;
  return () => product.close();
}
