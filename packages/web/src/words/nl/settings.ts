/** Settings, in Dutch. */
import type { Words } from '../en/index.ts';

/** What the settings screen says. */
export const settings: Words['settings'] = {
  title: 'Instellingen',
  language: 'Taal',
  languageAuto: 'Zoals je browser',
  theme: 'Licht',
  themes: { auto: 'Zoals je apparaat', light: 'Daglicht', dark: 'Schemering' },
  patterns: 'Patronen en letters op kleuren',
  motion: 'Beweging',
  motions: { auto: 'Zoals je apparaat', on: 'Aan', off: 'Uit' },
  sound: 'Geluid',
  shortcuts: 'Sneltoetsen van één letter',
  placing: 'Een tegel plaatsen',
  placings: { confirm: 'Met een knop bevestigen', 'one-tap': 'Met één tik' },
  hand: 'Bediening voor',
  hands: { right: 'de rechterhand', left: 'de linkerhand' },
  tips: 'Tips voor beginners',
  tipTimes: { first: 'In de eerste partijen', always: 'Altijd', off: 'Uit' },
  saved: 'Alles wat je kiest, wordt meteen op dit apparaat bewaard.',
  follow: 'Met een vastgelegde naam gaan je instellingen mee naar je andere apparaten.',
};
