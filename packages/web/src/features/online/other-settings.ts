/** Settings that come from another device, as far as this version knows them. */
import { LANGUAGES, type Settings } from '../../store/settings.ts';

/** Everything that each setting can be. */
const CHOICES: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  patterns: [true, false],
  motion: ['auto', 'on', 'off'],
  sound: [true, false],
  placing: ['confirm', 'one-tap'],
  hand: ['right', 'left'],
  tips: ['first', 'always', 'off'],
  pace: ['slow', 'normal', 'fast'],
  autoEnd: [true, false],
  shortcuts: [true, false],
};

/** The settings among what was kept; what is missing or not understood is left out. */
export function settingsIn(kept: unknown): Partial<Settings> {
  const values = new Map<string, unknown>(Object.entries(kept ?? {}));
  const known = Object.entries<readonly unknown[]>(CHOICES).flatMap(([name, choices]) => {
    const value = values.get(name);
    return choices.includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Partial<Settings>;
}
