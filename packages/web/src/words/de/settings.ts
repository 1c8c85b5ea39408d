/** Settings, in German. */
import type { Words } from '../en/index.ts';

/** What the settings screen says in German. */
export const settings: Words['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  languageAuto: 'Wie der Browser',
  theme: 'Licht',
  themes: { auto: 'Wie das Gerät', light: 'Tageslicht', dark: 'Dämmerung' },
  patterns: 'Muster und Buchstaben auf den Farben',
  motion: 'Bewegung',
  motions: { auto: 'Wie das Gerät', on: 'An', off: 'Aus' },
  sound: 'Ton',
  shortcuts: 'Tastenkürzel mit einem Buchstaben',
  placing: 'Beim Setzen',
  placings: { confirm: 'Mit Knopf bestätigen', 'one-tap': 'Ein Tipp genügt' },
  hand: 'Bedienung',
  hands: { right: 'Rechtshändig', left: 'Linkshändig' },
  tips: 'Tipps für den Einstieg',
  tipTimes: { first: 'In den ersten Partien', always: 'Immer', off: 'Aus' },
  saved: 'Jede Änderung gilt sofort und bleibt auf diesem Gerät gespeichert.',
  follow: 'Mit einem gesicherten Namen folgen dir deine Einstellungen auf deine anderen Geräte.',
};
