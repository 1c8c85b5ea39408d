/** A language as a table for translators, and the way back. */
import { existsSync, readFileSync } from 'node:fs';
import { readCsv, writeCsv } from './csv.ts';
import { type Entry, entriesOf } from './entries.ts';
import { pathOf, SOURCE } from './folder.ts';
import { type Edit, edited, HOLE } from './literals.ts';
import { staleIn } from './sources.ts';
import { englishAt, placeOf, type Texts, textsByPlace, textsOf } from './texts.ts';
import { corrected, findingsIn } from './typography.ts';

/** The names of the columns, in their order. */
const COLUMNS = ['key', 'English', 'translation', 'where', 'English has changed', 'note'] as const;

/** Marks a text that can only be changed in the source file. */
const BY_CODE = 'built by code';

/** How many results of a function a cell shows. */
const MAX_SHOWN = 6;

/** What an import changes, or why it changes nothing. */
export interface Import {
  readonly errors: readonly string[];
  /** The new sources of files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The places of translations that are right although their English has changed. */
  readonly checked: ReadonlySet<string>;
}

/** A language as the columns show it. */
class Shown {
  readonly #language: string;
  readonly #english: ReadonlyMap<string, Texts>;
  readonly #files = new Map<string, Map<string, Entry>>();

  private constructor(language: string, english: ReadonlyMap<string, Texts>) {
    this.#language = language;
    this.#english = english;
  }

  static async of(language: string): Promise<Shown> {
    return new Shown(language, await textsByPlace(SOURCE));
  }

  /** A text in its source file. */
  entry(texts: Texts, language = this.#language): Entry | undefined {
    const path = pathOf(language, texts.file);
    const known = this.#files.get(path) ?? (existsSync(path) ? entriesOf(path) : new Map());
    this.#files.set(path, known);
    return known.get(texts.key);
  }

  /** As it is written, or else what its function builds. */
  text(texts: Texts, language = this.#language): string {
    return this.entry(texts, language)?.text ?? texts.texts.slice(0, MAX_SHOWN).join(' | ');
  }

  /** The English that it is the translation of; undefined for what only this language needs. */
  english(texts: Texts): string | undefined {
    const source = englishAt(this.#english, placeOf(texts));
    return source && this.text(source, SOURCE);
  }

  /** What the first comment of the file says that it is about. */
  where({ file }: Texts): string {
    const path = [SOURCE, this.#language].map((of) => pathOf(of, file)).find(existsSync)!;
    const about = /^\/\*\*\s*(.*?)\s*\*\//s.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
    return `${file.replace(/[.]ts$/, '')}: ${about}`;
  }
}

/** The table of a language. */
export async function exportTable(language: string): Promise<string> {
  const shown = await Shown.of(language);
  const stale = new Set(await staleIn(language));
  const rows = (await textsOf(language)).flatMap((texts) => {
    const english = shown.english(texts);
    if (english === undefined) return [];
    return [
      [
        placeOf(texts),
        english,
        shown.text(texts),
        shown.where(texts),
        stale.has(placeOf(texts)) ? 'yes' : '',
        shown.entry(texts)?.text === undefined ? BY_CODE : '',
      ],
    ];
  });
  return writeCsv([COLUMNS, ...rows]);
}

/** Reads a table back: what it changes, if everything in it is right. */
export async function importTable(language: string, table: string): Promise<Import> {
  const [head = [], ...rows] = readCsv(table);
  const missing = COLUMNS.slice(0, -1).filter((name) => !head.includes(name));
  const nothing = { files: new Map(), checked: new Set<string>() };
  if (missing.length > 0) {
    return { ...nothing, errors: missing.map((name) => `row 1: there is no column ${name}`) };
  }
  const shown = await Shown.of(language);
  const known = await textsByPlace(language);
  const errors: string[] = [];
  const checked = new Set<string>();
  const edits = new Map<string, Edit[]>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cell = (name: (typeof COLUMNS)[number]) => cells[head.indexOf(name)] ?? '';
    const texts = known.get(cell('key'));
    if (!texts) {
      errors.push(`row ${index + 2}: there is no key ${cell('key')}`);
      continue;
    }
    const english = shown.english(texts);
    const isOfThisEnglish = cell('English') === english;
    if (isOfThisEnglish && cell('English has changed').trim() === '') checked.add(placeOf(texts));
    if (cell('translation') === shown.text(texts)) continue;
    const entry = shown.entry(texts);
    const at = `row ${index + 2}: ${language}/${texts.file}:${entry?.line ?? 1}: ${texts.key}`;
    if (entry?.text === undefined) {
      errors.push(`${at}: ${BY_CODE}: change it in that file, or ask for it`);
      continue;
    }
    const text = typeset(cell('translation'), entry, language);
    const wrong = isOfThisEnglish
      ? problems(text, entry, language)
      : [`the English is “${english}” now; check the translation, and correct the column English`];
    errors.push(...wrong.map((problem) => `${at}: ${problem}`));
    const path = pathOf(language, texts.file);
    edits.set(path, [...(edits.get(path) ?? []), entry.edit(text)]);
  }
  if (errors.length > 0) return { ...nothing, errors };
  const files = new Map(
    [...edits].map(([path, all]) => [path, edited(readFileSync(path, 'utf8'), all)]),
  );
  return { errors, files, checked };
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A text with its placeholders as holes, and their names. */
function opened(text: string, { holes }: Entry): { sentence: string; names: string[] } {
  if (holes.length === 0) return { sentence: text, names: [] };
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  return { sentence: text.replaceAll(PLACEHOLDER, HOLE), names };
}

/** The text with the typography of the language, as far as it needs no decision. */
function typeset(text: string, entry: Entry, language: string): string {
  const { sentence, names } = opened(text, entry);
  return corrected(sentence, language).replaceAll(HOLE, () => `{${names.shift()}}`);
}

/** Why a text can't be taken. */
function problems(text: string, entry: Entry, language: string): string[] {
  if (text.trim() === '') return ['the translation is empty'];
  const { sentence, names } = opened(text, entry);
  return [
    ...entry.holes.filter((hole) => !names.includes(hole)).map((hole) => `{${hole}} is missing`),
    ...names
      .filter((name) => !entry.holes.includes(name))
      .map((name) => `nothing is called {${name}} here`),
    ...findingsIn(sentence, language).map(({ rule, excerpt }) => `${rule}: ${excerpt}`),
  ];
}
