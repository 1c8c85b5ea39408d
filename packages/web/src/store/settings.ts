/** The settings of a person, stored in the browser and the same in all tabs. */
import { signal } from '@preact/signals';
import { keepValue, onDatabase } from './database.ts';
import type { Language } from './languages.ts';

export { LANGUAGES, type Language } from './languages.ts';

/** Everything that can be set. */
export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: 'auto' | 'light' | 'dark';
  /** True if colours carry their pattern and letter. */
  readonly patterns: boolean;
  readonly motion: 'auto' | 'on' | 'off';
  readonly sound: boolean;
  /** `confirm`: a button places a tile; `one-tap`: a tap places it. */
  readonly placing: 'confirm' | 'one-tap';
  readonly hand: 'right' | 'left';
  /** Tips are given in the first games, always, or not. */
  readonly tips: 'first' | 'always' | 'off';
  /** The pace of bots and chance, so that people can follow. */
  readonly pace: 'slow' | 'normal' | 'fast';
  /** True if a turn ends by itself when nothing else is possible. */
  readonly autoEnd: boolean;
  /** True if single letters and signs are keys of the table. */
  readonly shortcuts: boolean;
}

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  patterns: true,
  motion: 'auto',
  sound: false,
  placing: 'confirm',
  hand: 'right',
  tips: 'first',
  pace: 'normal',
  autoEnd: false,
  shortcuts: true,
};

/** The settings now. */
export const settings = signal<Settings>(DEFAULTS);

let tabs: BroadcastChannel | undefined;

/** The other tabs, which are heard from then on. */
function otherTabs(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel('nyhavn-settings');
    tabs.onmessage = () => void loadSettings();
  }
  return tabs;
}

/** Reads what was set earlier, now and whenever another tab changes it; what can't be read has its default. */
export async function loadSettings(): Promise<void> {
  otherTabs();
  try {
    const stored = await onDatabase((db) => db.get('settings', 'settings'));
    settings.value = { ...DEFAULTS, ...stored };
  } catch {
    settings.value = DEFAULTS;
  }
}

/** Changes some of the settings, here and in the other tabs. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  settings.value = { ...settings.value, ...change };
  await keepValue('settings', settings.value, 'settings');
  otherTabs().postMessage('changed');
}
