/** Settings that come from elsewhere, as far as this version knows them. */
import * as v from 'valibot';
import { LANGUAGES, type Settings } from '../store/settings.ts';

const FIELDS = {
  language: v.picklist(['auto', ...LANGUAGES]),
  theme: v.picklist(['auto', 'light', 'dark']),
  patterns: v.boolean(),
  motion: v.picklist(['auto', 'on', 'off']),
  sound: v.boolean(),
  placing: v.picklist(['confirm', 'one-tap']),
  hand: v.picklist(['right', 'left']),
  tips: v.picklist(['first', 'always', 'off']),
} satisfies { [Name in keyof Settings]: v.GenericSchema<unknown, Settings[Name]> };

/** The settings among what was kept; what is missing or not understood is left out. */
export function settingsIn(kept: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(FIELDS).flatMap(([name, field]) => {
    const found = v.safeParse(field, kept[name]);
    return found.success ? [[name, found.output]] : [];
  });
  return Object.fromEntries(known) as Partial<Settings>;
}
