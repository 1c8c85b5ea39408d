/** Settings. */

/** What the settings screen says. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageAuto: 'As the browser',
  theme: 'Light',
  themes: { auto: 'As the device', light: 'Daylight', dark: 'Dusk' },
  patterns: 'Patterns and letters on colours',
  motion: 'Motion',
  motions: { auto: 'As the device', on: 'On', off: 'Off' },
  sound: 'Sound',
  shortcuts: 'Single-letter shortcuts',
  placing: 'Placing a tile',
  placings: { confirm: 'Confirm with a button', 'one-tap': 'One tap places it' },
  hand: 'Controls for',
  hands: { right: 'the right hand', left: 'the left hand' },
  tips: 'Tips for beginners',
  tipTimes: { first: 'In the first games', always: 'Always', off: 'Off' },
  saved: 'Everything you choose is kept on this device at once.',
  follow: 'With a claimed name, your settings follow you to your other devices.',
};
