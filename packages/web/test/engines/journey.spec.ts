/** Firefox and WebKit do what Chromium does: the same journey in each. */
import { serveProduct } from '@nyhavn/test-services/product';
import { test } from '../browser/fixtures.ts';
import { GAMES } from '../browser/games.ts';
import type { Device } from './device.ts';
import { startFirefox } from './firefox.ts';
import {
  darkAndPrinted,
  goOffline,
  lookBack,
  playLocally,
  playTogether,
  Traveller,
} from './journey.ts';
import { startWebKit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Device>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

for (const [engine, start] of Object.entries(ENGINES)) {
  /** Does something with a new browser of that engine. */
  async function withDevice(url: string | undefined, act: (somebody: Traveller) => Promise<void>) {
    const device = await start();
    try {
      await act(new Traveller(device, url ?? ''));
    } finally {
      await device.close();
    }
  }

  for (const { id } of GAMES) {
    test(`${engine}, ${id}: a whole game against bots, looked back at`, ({ baseURL }) =>
      withDevice(baseURL, async (somebody) => {
        await playLocally(somebody, id);
        await lookBack(somebody, id);
      }));

    test(`${engine}, ${id}: a whole game against somebody with Chromium`, ({ page, baseURL }) =>
      withDevice(baseURL, (somebody) => playTogether(somebody, id, page)));
  }

  test(`${engine}: by night, on paper, without a network and after a new start`, async () => {
    const product = await serveProduct();
    let isCut = false;
    const cut = async () => {
      if (!isCut) await product.close();
      isCut = true;
    };
    await withDevice(product.url, async (somebody) => {
      await darkAndPrinted(somebody);
      await goOffline(somebody, cut);
    }).finally(cut);
  });
}
