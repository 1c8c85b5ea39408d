/** Everything that a language says: the values of its files, with the types that the compiler knows for them. */
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { filesOf, pathOf, WORDS } from './folder.ts';

/** A text of a language, or a function that builds one. */
export interface Said {
  readonly file: string;
  readonly key: string;
  readonly value: string | Sentence;
}

/** A function that builds a text from its parameters. */
interface Sentence {
  readonly parameters: readonly Parameter[];
  build(...values: readonly unknown[]): unknown;
}

/** A parameter by its name and its type. */
export interface Parameter {
  readonly name: string;
  readonly type: ts.Type;
}

/** All that a language says, in the order of its files. */
export interface Language {
  readonly checker: ts.TypeChecker;
  readonly said: readonly Said[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** Reads a language: its files are compiled for their types, and imported for their values. */
export async function readLanguage(language: string): Promise<Language> {
  // What an index gathers belongs to the files that it gathers.
  const files = filesOf(language).sort((one, other) => rank(one) - rank(other));
  const program = ts.createProgram(
    files.map((file) => pathOf(language, file)),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const walker = new Walker(checker);
  for (const file of files) {
    const path = pathOf(language, file);
    const values: Record<string, unknown> = await import(
      /* @vite-ignore */ pathToFileURL(path).href
    );
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const value = values[symbol.name];
      // Exported functions are grammar: sentences are parts of objects.
      if (value === undefined || typeof value === 'function') continue;
      walker.walk(
        file,
        symbol.name === 'words' ? '' : symbol.name,
        value,
        checker.getTypeOfSymbol(symbol),
      );
    }
  }
  return { checker, said: walker.all() };
}

function rank(file: string): number {
  return ['index.ts', 'screens.ts'].includes(file) ? 1 : 0;
}

class Walker {
  readonly #checker: ts.TypeChecker;
  readonly #own: Said[] = [];
  /** What another file says as well, unless that says something else here. */
  readonly #repeated: Said[] = [];
  readonly #seen = new Set<object>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  all(): Said[] {
    const known = new Set(this.#own.map(({ value }) => identity(value)));
    const more = this.#repeated.filter(({ value }) => !known.has(identity(value)));
    return [...this.#own, ...more].sort((one, other) =>
      one.file < other.file ? -1 : one.file > other.file ? 1 : 0,
    );
  }

  walk(
    file: string,
    key: string,
    value: unknown,
    type: ts.Type | undefined,
    isRepeated = false,
  ): void {
    const list = isRepeated ? this.#repeated : this.#own;
    if (typeof value === 'string') {
      list.push({ file, key, value });
    } else if (typeof value === 'function') {
      if (!isRepeated && this.#isSeen(value)) return;
      const build = value as Sentence['build'];
      list.push({ file, key, value: { build, parameters: this.#parameters(file, key, type) } });
    } else if (typeof value === 'object' && value !== null) {
      if (this.#isSeen(value)) return;
      for (const [name, part] of Object.entries(value)) {
        const symbol = type?.getProperty(name);
        const partType = symbol
          ? this.#checker.getTypeOfSymbol(symbol)
          : (type?.getNumberIndexType() ?? type?.getStringIndexType());
        const here = key === '' ? name : `${key}.${name}`;
        this.walk(file, here, part, partType, isRepeated || isElsewhere(symbol, file));
      }
    }
  }

  #isSeen(value: object): boolean {
    const isSeen = this.#seen.has(value);
    this.#seen.add(value);
    return isSeen;
  }

  #parameters(file: string, key: string, type: ts.Type | undefined): Parameter[] {
    const signature = type && this.#checker.getNonNullableType(type).getCallSignatures()[0];
    if (!signature) throw new Error(`${file}: ${key}: the compiler does not know its parameters`);
    return signature.getParameters().map((parameter) => {
      const parameterType = this.#checker.getTypeOfSymbol(parameter);
      // What is taken apart at once has no name of its own.
      const isTakenApart = parameter.name.startsWith('__');
      const name = isTakenApart ? this.#checker.typeToString(parameterType) : parameter.name;
      return { name, type: parameterType };
    });
  }
}

function identity(value: Said['value']): unknown {
  return typeof value === 'string' ? value : value.build;
}

/** Returns true if a property came from another file of words, by a spread. */
function isElsewhere(symbol: ts.Symbol | undefined, file: string): boolean {
  const declared = symbol?.declarations?.[0]?.getSourceFile().fileName;
  if (!declared?.startsWith(WORDS)) return false;
  const place = declared.slice(WORDS.length + 1);
  const isOfLanguage = place.includes('/') && !place.startsWith('games/');
  return isOfLanguage && place.slice(place.indexOf('/') + 1) !== file;
}
