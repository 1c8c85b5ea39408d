/** The words of the page in the language that is spoken now. */
import { computed, signal } from '@preact/signals';
import { languageFor } from '../store/languages.ts';
import { type Language, settings } from '../store/settings.ts';
import type { Words } from './en/index.ts';

export type { Words } from './en/index.ts';

/** The language that was chosen, or else the browser's first that we speak. */
export const language = computed<Language>(() =>
  languageFor(settings.value.language, navigator.languages),
);

const current = signal<Words | undefined>(undefined);

/** Has the words of a language brought, without speaking it yet. */
export function fetchWords(wanted: Language): Promise<{ words: Words }> {
  return import(`./${wanted}/index.ts`);
}

/** Loads the words of the language and then speaks it. */
export async function loadWords(wanted: Language): Promise<void> {
  const { words } = await fetchWords(wanted);
  if (wanted !== language.value) return;
  current.value = words;
  document.documentElement.lang = wanted;
}

/** Speaks a language where there is no page. */
export async function speakWithoutPage(wanted: Language): Promise<void> {
  const { words } = await fetchWords(wanted);
  settings.value = { ...settings.value, language: wanted };
  current.value = words;
}

/** The words now; a component that calls it follows the language. */
export function say(): Words {
  const words = current.value;
  if (!words) throw new Error('nothing is said before the words are there');
  return words;
}
