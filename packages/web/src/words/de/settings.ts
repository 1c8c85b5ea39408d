/** Settings, in German. */
import type { ScreenWords } from '../en/screens.ts';

/** What the settings screen says in German. */
export const settings: ScreenWords['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  languageAuto: 'Sprache des Browsers',
  theme: 'Darstellung',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  patterns: 'Muster und Buchstaben auf den Farben',
  motion: 'Animationen',
  motions: { auto: 'System', on: 'An', off: 'Aus' },
  sound: 'Ton',
  shortcuts: 'Tastenkürzel mit einem Buchstaben',
  placing: 'Beim Setzen',
  placings: { confirm: 'Mit Schaltfläche bestätigen', 'one-tap': 'Einmal tippen genügt' },
  hand: 'Bedienung',
  hands: { right: 'Rechtshändig', left: 'Linkshändig' },
  tips: 'Tipps für den Einstieg',
  tipTimes: { first: 'In den ersten Partien', always: 'Immer', off: 'Aus' },
  pace: 'Tempo der Bots',
  paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  autoEnd: 'Meinen Zug automatisch beenden, wenn sonst nichts mehr möglich ist',
  saved: 'Änderungen werden sofort auf diesem Gerät gespeichert.',
  follow:
    'Wenn du dir deinen Namen sicherst, gelten deine Einstellungen auch auf deinen anderen Geräten.',
};
