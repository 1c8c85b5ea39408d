/** What a person does with a page, without a driver: these functions run in the page, and know nothing outside themselves. */

/** Presses what has that name: a button, a link, a tab, a radio button; says whether it is there. */
export function pressNamed(name: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, [role=tab]');
  const control = [...controls].find((one) => {
    const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one.textContent;
    const isNamed = [one.getAttribute('aria-label'), label?.trim()].includes(name);
    return (
      isNamed && !one.matches(':disabled, [aria-disabled=true]') && one.getClientRects().length > 0
    );
  });
  control?.click();
  return control !== undefined;
}

/** Writes into the field that has that label; says whether it is there. */
export function fillNamed(name: string, text: string): boolean {
  const field = [...document.querySelectorAll('input')].find(({ labels }) =>
    [...(labels ?? [])].some((label) => label.textContent?.trim() === name),
  );
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Returns true if something that fits is to be seen. */
export function isThere(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
}

/** What the page says. */
export function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent ?? undefined;
}

/** The record of the game that is open, as the client has stored it. */
export function storedRecord(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const games = opening.result.transaction('games').objectStore('games');
      const reading = games.get(location.pathname.split('/').at(-1) ?? '');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.record);
      };
    };
  });
}

/** From now on files that the page offers are noted. */
export function noteFiles(): void {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    Object.assign(window, { offered: file });
    return make(file);
  };
}

/** The file that was offered, once there is one: its beginning, and its size. */
export async function offeredFile(): Promise<{ start: string; size: number } | undefined> {
  const file: unknown = Reflect.get(window, 'offered');
  if (!(file instanceof Blob)) return undefined;
  return { start: (await file.slice(0, 5).text()).slice(-4), size: file.size };
}

/** From now on the page counts the sheets that it has when it opens the browser's print dialog. */
export function notePrinting(): void {
  window.print = () =>
    Object.assign(window, { printed: document.querySelectorAll('.print-page').length });
}

/** How many sheets were printed. */
export function printedPages(): unknown {
  return Reflect.get(window, 'printed');
}

/** How wide and high the picture is that was offered, and how many colours some of its places have. */
export async function offeredPicture() {
  const picture = await createImageBitmap(Reflect.get(window, 'offered') as Blob);
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 100, height: 50 });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 100, 50);
  const dots = new Uint32Array(context?.getImageData(0, 0, 100, 50).data.buffer ?? []);
  return { width, height, colours: new Set(dots).size };
}

/** Returns true if the letters of the page are light, as they are on a dark ground. */
export function isDark(): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).color.match(/[\d.]+/g) ?? [];
  return Number(red) + Number(green) + Number(blue) > 384;
}

/** Waits until the service worker has kept everything, and serves the page. */
export async function installed(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  while (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
}
