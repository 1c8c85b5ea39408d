/** No word sticks out of its box, in any language, on a phone and at 200 % zoom. */
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/store/languages.ts';
import { SCENES } from '../shots/scenes.ts';
import { expect, test } from './fixtures.ts';

const SIZES = [
  { width: 360, height: 640 },
  // A window of 1280×720 at 200 %.
  { width: 640, height: 360 },
];

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

/** Runs in the page: every text that is cut off, or leaves its box or the screen at a side. */
function overflows(): string[] {
  const TOLERANCE_PX = 1;
  /** Letters reach beyond tight lines. */
  const LINE_TOLERANCE_PX = 4;
  type Box = { readonly name: string; readonly isButton: boolean; readonly box: DOMRect };
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible';

  /** Boxes that a text has to keep to: its own, each that clips it, each button around it, and the screen. */
  function boxesOf(start: Element): Box[] {
    const boxes: Box[] = [];
    let isOwn = true;
    for (let around: Element | null = start; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'contents') continue;
      const isInline = style.display === 'inline';
      const name = `${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`;
      // A chart or a drawing places its words itself.
      if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
      if (around.matches('[data-scrolls="x"]')) return boxes;
      // Names of any length end in an ellipsis; what a button says does not.
      if (style.textOverflow === 'ellipsis' && !around.closest('button, .button')) return boxes;
      // What is there for ears alone.
      if (style.clipPath.startsWith('inset(50%')) return [];
      const isButton = around.matches('button, .button');
      const isBox = isOwn || isButton || clips(style);
      if (!isInline && isBox) boxes.push({ name, isButton, box: around.getBoundingClientRect() });
      if (!isInline) isOwn = false;
    }
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, 0);
    return [...boxes, { name: 'screen', isButton: false, box: screen }];
  }

  /** Words of a text that go on in the next line without a hyphen. */
  function brokenWords(text: Node): string[] {
    const range = document.createRange();
    return [...(text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 && !word.includes('\u00ad') ? [`“${word}” is broken`] : [];
      },
    );
  }

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!element || words === '' || element.closest('[inert], select')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (const { name, isButton, box } of boxesOf(element)) {
      const aside = Math.max(right - box.right, box.left - left) - TOLERANCE_PX;
      const above = Math.max(bottom - box.bottom, box.top - top) - LINE_TOLERANCE_PX;
      const over = isButton ? Math.max(aside, above) : aside;
      if (over <= 0) continue;
      found.push(`“${words.slice(0, 60)}” by ${Math.round(over)} px out of ${name}`);
      break;
    }
    if (element.closest('button, .button')) found.push(...brokenWords(text));
  }
  return found;
}

/** Speaks a language, once all its words are there. */
async function speak(page: Page, language: Language, isLoading: () => boolean): Promise<void> {
  await page.evaluate(chooseLanguage, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  // All files were asked for before the first of them changed the language.
  await expect.poll(isLoading).toBe(false);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

for (const { name, open } of SCENES) {
  test(`words keep to their boxes: ${name}`, async ({ page }) => {
    const asked = new Set<unknown>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(request);
    });
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page);
    await page.locator('h1:not(.loading-name)').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const language of LANGUAGES) {
      await speak(page, language, () => asked.size > 0);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const where = `${language}, ${size.width}×${size.height}`;
        expect.soft(await page.evaluate(overflows), where).toEqual([]);
      }
    }
  });
}
