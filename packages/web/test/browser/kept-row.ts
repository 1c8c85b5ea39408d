/** What a page has kept, read past the client. */
import type { Page } from '@playwright/test';

/** A row of a store of the page's database; undefined where there is none. */
export function keptRow<Row>(page: Page, store: string, key: string): Promise<Row | undefined> {
  return page.evaluate(readRow<Row>, [store, key] as const);
}

/** Runs in the page. */
function readRow<Row>([store, key]: readonly [string, string]): Promise<Row | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction(store).objectStore(store).get(key);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        db.close();
        resolve(reading.result);
      };
    };
  });
}
