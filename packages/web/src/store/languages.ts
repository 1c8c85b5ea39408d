/** What is spoken here. */

/** The languages that everything is written in. */
export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;

/** One of those languages. */
export type Language = (typeof LANGUAGES)[number];
