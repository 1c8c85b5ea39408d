/** The words of the page in the language that is spoken now. */
import type { RefusalCode } from '@nyhavn/engine';
import { computed, signal } from '@preact/signals';
import { languageFor } from '../store/languages.ts';
import { type Language, settings } from '../store/settings.ts';
import type { FirstWords } from './en/index.ts';
import type { ScreenWords } from './en/screens.ts';
import type { GameRefusals, GameWords } from './games/game-words.ts';
import { localeOf } from './grammar.ts';

/** Loads words in a language: by an import of that language's file. */
export type WordSource<Said extends object = object> = (
  language: Language,
) => Promise<{ readonly words: Said }>;

/** Everything that is said in a language, and what the games add to it by their names. */
interface Spoken {
  readonly language: Language;
  readonly words: FirstWords &
    ScreenWords & { readonly refusals: Readonly<Record<RefusalCode, string>> };
  readonly added: Readonly<Record<string, object>>;
}

/** The language that was chosen, or else the browser's first that we speak. */
export const language = computed<Language>(() =>
  languageFor(settings.value.language, navigator.languages),
);

/** The tag that numbers and dates are written by. */
export const locale = computed(() => localeOf(language.value, navigator.languages));

const current = signal<Spoken | undefined>(undefined);

/** The words of all screens but the first, which a page that opens there fetches with the next one. */
const FURTHER: { readonly screens: WordSource<ScreenWords> } = {
  screens: (language) => import(`./${language}/screens.ts`),
};

const sources = new Map<string, WordSource>(Object.entries(FURTHER));

/** Says no more than the first screen does, until another one is opened. */
export function beginWithFewWords(): void {
  sources.delete('screens');
}

/** Adds words that are spoken from the next language on that is loaded. */
export function addWords(name: string, source: WordSource): void {
  sources.set(name, source);
}

/** Has the words of a language brought, without speaking it yet. */
export async function fetchWords(wanted: Language): Promise<Spoken> {
  const own: Promise<{ words: FirstWords }> = import(`./${wanted}/index.ts`);
  const others = [...sources].map(async ([name, load]) => [name, (await load(wanted)).words]);
  const added: Spoken['added'] = Object.fromEntries(await Promise.all(others));
  const refusals = Object.values(added).map((more: Partial<GameRefusals>) => more.refusals);
  const words = Object.assign({}, (await own).words, added.screens as ScreenWords, {
    refusals: Object.assign({}, ...refusals),
  });
  return { language: wanted, words, added };
}

/**
 * Gives a way to wait for parts of the client and for the words that they say: where something is said already, these
 * join it, and every further language comes with them.
 */
export function bringWords(
  wanted: Readonly<Record<string, WordSource>>,
): <Part>(part: Promise<Part>) => Promise<Part> {
  const names = Object.keys(wanted);
  async function bring(): Promise<void> {
    for (const name of names) sources.set(name, wanted[name]!);
    for (;;) {
      const spoken = current.peek();
      if (!spoken || names.every((name) => Object.hasOwn(spoken.added, name))) return;
      const fetched = await fetchWords(spoken.language);
      // Meanwhile another language may have come without them, or words that these are without.
      const now = current.peek();
      if (now?.language !== spoken.language) continue;
      if (Object.keys(now.added).every((name) => Object.hasOwn(fetched.added, name)))
        current.value = fetched;
    }
  }
  return async (part) => (await Promise.all([part, bring()]))[0];
}

/** Waits for a screen other than the first and for all that it may say. */
export const withAllWords = bringWords(FURTHER);

/** Loads the words of the language and then speaks it. */
export async function loadWords(wanted: Language): Promise<void> {
  const spoken = await fetchWords(wanted);
  if (wanted !== language.value) return;
  current.value = spoken;
  document.documentElement.lang = wanted;
}

function spokenNow(): Spoken {
  if (!current.value) throw new Error('nothing is said before the words are there');
  return current.value;
}

/** The words now; a component that calls it follows the language. */
export function say(): Spoken['words'] {
  return spokenNow().words;
}

/** The words that were added under that name, as whoever added them knows them. */
export function sayOf<Said extends object>(name: string): Said {
  const words = spokenNow().added[name];
  if (!words) throw new Error(`there are no words of ${name}`);
  return words as Said;
}

/** What every screen may say of a game; undefined for one that is not known here. */
export function gameWords(game: string): GameWords | undefined {
  return spokenNow().added[game] as GameWords | undefined;
}

/** The name of a game. */
export function gameName(id: string): string {
  return gameWords(id)?.name ?? id;
}
