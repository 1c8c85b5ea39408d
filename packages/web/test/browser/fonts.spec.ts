/** The typefaces on a first visit over a slow network: they come, and what is read hardly moves when they do. */
import { en } from '../words.ts';
import { expect, test } from './fixtures.ts';

test('the brand’s typefaces are used, and their coming shifts next to nothing', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(globalThis, 'shifted'));
        Reflect.set(globalThis, 'shifted', sum + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('link', { name: en.home.playNow }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const [selector, family] of [
    ['.game-card h2', 'Fraunces'],
    ['.game-card p', 'Alegreya Sans'],
  ] as const) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName).join()).toContain(family);
  }
  // Words that become wider by a few pixels; 0.1 is what counts as good.
  const shifted = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
  expect(shifted).toBeLessThan(0.005);
});
