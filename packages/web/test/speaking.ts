/** Speaking a language where there is no page, with everything that the games say. */
import { GAME_IDS, moduleOf } from '../src/games/registry.ts';
import { type Language, settings } from '../src/store/settings.ts';
import type { Teller } from '../src/table/front.ts';
import { loadWords } from '../src/words/index.ts';

/** What all games tell. */
export async function tellers(): Promise<Teller[]> {
  return Promise.all(GAME_IDS.flatMap((id) => moduleOf(id)?.teller?.() ?? []));
}

/** Speaks a language. */
export async function speak(language: Language = 'en'): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } });
  settings.value = { ...settings.value, language };
  await loadWords(language);
  await tellers();
}
