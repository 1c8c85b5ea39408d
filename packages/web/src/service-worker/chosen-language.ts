/** The language of this device, as the page keeps it. */
import { LANGUAGES, type Language, languageFor } from '../store/languages.ts';

/** The language that was chosen on the page, or else the browser's. */
export async function chosenLanguage(): Promise<Language> {
  const kept = await settings().catch(() => undefined);
  const chosen = LANGUAGES.find((language) => language === kept?.language) ?? 'auto';
  return languageFor(chosen, navigator.languages);
}

/** The settings in the page's database, if there is one: it is for the page to make it. */
function settings(): Promise<{ readonly language?: string } | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      try {
        const getting = db.transaction('settings').objectStore('settings').get('settings');
        getting.onsuccess = () => resolve(getting.result);
        getting.onerror = () => reject(getting.error);
      } catch (error) {
        reject(error);
      } finally {
        db.close();
      }
    };
  });
}
