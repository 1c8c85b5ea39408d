/** Settings, in Danish. */
import type { ScreenWords } from '../en/screens.ts';

/** What the settings screen says, in Danish. */
export const settings: ScreenWords['settings'] = {
  title: 'Indstillinger',
  language: 'Sprog',
  languageAuto: 'Browserens sprog',
  theme: 'Tema',
  themes: { auto: 'Følg systemet', light: 'Lyst', dark: 'Mørkt' },
  patterns: 'Mønstre og bogstaver på farver',
  motion: 'Animationer',
  motions: { auto: 'Følg systemet', on: 'Til', off: 'Fra' },
  sound: 'Lyd',
  shortcuts: 'Genveje med ét bogstav',
  placing: 'Placering af brikker',
  placings: { confirm: 'Bekræft med en knap', 'one-tap': 'Placer med ét tryk' },
  hand: 'Betjening',
  hands: { right: 'Højrehåndet', left: 'Venstrehåndet' },
  tips: 'Tip til begyndere',
  tipTimes: { first: 'I dine første spil', always: 'Altid', off: 'Fra' },
  pace: 'Botternes tempo',
  paces: { slow: 'Roligt', normal: 'Normalt', fast: 'Hurtigt' },
  autoEnd: 'Afslut min tur automatisk når intet andet er muligt',
  saved: 'Ændringer gemmes straks på denne enhed.',
  follow: 'Hvis du sikrer dig dit navn, følger indstillingerne også med til dine andre enheder.',
};
