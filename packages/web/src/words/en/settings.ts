/** Settings. */

/** What the settings screen says. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageAuto: 'Browser language',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  patterns: 'Patterns and letters on colours',
  motion: 'Animations',
  motions: { auto: 'System', on: 'On', off: 'Off' },
  sound: 'Sound',
  shortcuts: 'Single-letter shortcuts',
  placing: 'Placing a tile',
  placings: { confirm: 'Confirm with a button', 'one-tap': 'Place with one tap' },
  hand: 'Controls',
  hands: { right: 'Right-handed', left: 'Left-handed' },
  tips: 'Tips for beginners',
  tipTimes: { first: 'In your first games', always: 'Always', off: 'Off' },
  pace: 'Speed of bots',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  autoEnd: 'End my turn automatically when nothing else is possible',
  saved: 'Changes are saved on this device straight away.',
  follow: 'If you claim your name, your settings also follow you to your other devices.',
};
