/** Which English each translation was made from: `sources.json` beside the files of a language. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathOf, SOURCE } from './folder.ts';
import { englishAt, textsByPlace } from './texts.ts';

/** By place: a hash of the English, and one of the translation that was made from it. */
type Sources = Readonly<Record<string, string>>;

function sourcesPath(language: string): string {
  return pathOf(language, 'sources.json');
}

function readSources(language: string): Sources {
  const path = sourcesPath(language);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}

/** The English and the translation as they are now. */
async function sourcesNow(language: string): Promise<[place: string, source: string][]> {
  const english = await textsByPlace(SOURCE);
  return [...(await textsByPlace(language))].flatMap(([place, { texts }]) => {
    const source = englishAt(english, place);
    return source ? [[place, `${hash(source.texts)} ${hash(texts)}`]] : [];
  });
}

/** Returns true if the English has changed since, and the translation has not. */
export function isStale(kept: string | undefined, now: string): boolean {
  return kept !== undefined && kept !== now && kept.split(' ')[1] === now.split(' ')[1];
}

/** The places of translations whose English has changed since they were made. */
export async function staleIn(language: string): Promise<string[]> {
  if (language === SOURCE) return [];
  const kept = readSources(language);
  const now = await sourcesNow(language);
  return now.filter(([place, source]) => isStale(kept[place], source)).map(([place]) => place);
}

/** Notes what was translated since. What is stale stays so, unless a person has found it right. */
export async function noteSources(
  language: string,
  checked: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (language === SOURCE) return;
  const kept = readSources(language);
  const next = (await sourcesNow(language)).map(([place, source]) => [
    place,
    isStale(kept[place], source) && !checked.has(place) ? kept[place] : source,
  ]);
  next.sort(([one], [other]) => (one! < other! ? -1 : 1));
  writeFileSync(sourcesPath(language), `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
}
