/** Settings, in Dutch. */
import type { ScreenWords } from '../en/screens.ts';

/** What the settings screen says. */
export const settings: ScreenWords['settings'] = {
  title: 'Instellingen',
  language: 'Taal',
  languageAuto: 'Taal van de browser',
  theme: 'Thema',
  themes: { auto: 'Systeem', light: 'Licht', dark: 'Donker' },
  patterns: 'Patronen en letters op kleuren',
  motion: 'Animaties',
  motions: { auto: 'Systeem', on: 'Aan', off: 'Uit' },
  sound: 'Geluid',
  shortcuts: 'Sneltoetsen van één letter',
  placing: 'Tegel plaatsen',
  placings: { confirm: 'Bevestigen met een knop', 'one-tap': 'Plaatsen met één tik' },
  hand: 'Bediening',
  hands: { right: 'Rechtshandig', left: 'Linkshandig' },
  tips: 'Tips voor beginners',
  tipTimes: { first: 'In je eerste partijen', always: 'Altijd', off: 'Uit' },
  pace: 'Tempo van de bots',
  paces: { slow: 'Rustig', normal: 'Normaal', fast: 'Snel' },
  autoEnd: 'Mijn beurt automatisch beëindigen als er niets anders meer kan',
  saved: 'Wijzigingen worden meteen op dit apparaat opgeslagen.',
  follow: 'Als je je naam vastlegt, gaan je instellingen ook mee naar je andere apparaten.',
};
