/** What a language says, with the sentences that its functions build. */
import { readLanguage, type Said } from './said.ts';
import { Samples } from './samples.ts';

/** A text, or the different texts that a function builds. */
export interface Texts {
  readonly file: string;
  readonly key: string;
  readonly parameters: readonly string[];
  readonly texts: readonly string[];
}

const read = new Map<string, Promise<readonly Texts[]>>();

/** All that a language says, in the order of its files. */
export function textsOf(language: string): Promise<readonly Texts[]> {
  const known = read.get(language) ?? build(language);
  read.set(language, known);
  return known;
}

/** Where a text stands, in one word: its file and its key. */
export function placeOf({ file, key }: Pick<Texts, 'file' | 'key'>): string {
  return `${file}:${key}`;
}

/** All that a language says, by place. */
export async function textsByPlace(language: string): Promise<Map<string, Texts>> {
  return new Map((await textsOf(language)).map((texts) => [placeOf(texts), texts]));
}

/** The English of a place: English has the refusals of all games in one file. */
export function englishAt(english: ReadonlyMap<string, Texts>, place: string): Texts | undefined {
  return english.get(place) ?? english.get(place.replace(/^.*(?=refusals[.]ts:)/, ''));
}

async function build(language: string): Promise<readonly Texts[]> {
  const whole = await readLanguage(language);
  const samples = new Samples(language, whole);
  return whole.said.map((said) => ({
    file: said.file,
    key: said.key,
    parameters: typeof said.value === 'string' ? [] : said.value.parameters.map(({ name }) => name),
    texts: [...new Set(built(said, samples))],
  }));
}

function built({ file, key, value }: Said, samples: Samples): string[] {
  if (typeof value === 'string') return [value];
  try {
    return samples.trials(key, value.parameters).flatMap((values) => flat(value.build(...values)));
  } catch (error) {
    throw new Error(`${file}: ${key}: ${(error as Error).message}`, { cause: error });
  }
}

function flat(result: unknown): string[] {
  if (typeof result === 'string') return [result];
  if (typeof result === 'object' && result !== null) return Object.values(result).flatMap(flat);
  throw new Error(`builds ${String(result)}, which is no text`);
}
