/** A page that changes its language while it is looked at. */
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/store/languages.ts';

/** Runs in the page: changes the language as another tab would. */
function chooseLanguage(language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('settings', 'readwrite');
      const settings = transaction.objectStore('settings');
      const stored = settings.get('settings');
      stored.onsuccess = () => settings.put({ ...stored.result, language }, 'settings');
      transaction.oncomplete = () => {
        opening.result.close();
        const tabs = new BroadcastChannel('nyhavn-settings');
        tabs.postMessage('changed');
        tabs.close();
        resolve();
      };
    };
  });
}

/** How a page is brought to speak a language; it has to be watched from the beginning. */
export function speakerOf(page: Page): (language: Language) => Promise<void> {
  const asked = new Set<unknown>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async (language) => {
    await page.evaluate(chooseLanguage, language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    // All files were asked for before the first of them changed the language.
    await expect.poll(() => asked.size).toBe(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  };
}
