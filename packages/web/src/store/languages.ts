/** The languages of the product. */

/** The languages that everything is written in, each by its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  da: 'Dansk',
} as const;

/** One of those languages. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** All of them. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language that was chosen, or else the first that a browser speaks and we do too. */
export function languageFor(chosen: Language | 'auto', browsers: readonly string[]): Language {
  if (chosen !== 'auto') return chosen;
  const spoken = browsers.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? 'en';
}
