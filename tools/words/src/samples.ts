/** Values that sentences are tried with, by the types and the names of their parameters. */
import ts from 'typescript';
import { PRINT_FACTS } from './house.ts';
import type { Language, Parameter } from './said.ts';

/** Values for the parameters of a function, once for each time that it is tried. */
export type Trials = readonly (readonly unknown[])[];

const NUMBERS = [0, 1, 2, 5, 21];

/** Numbers of the games that are always the same, by the name of the parameter. */
const FIXED: Readonly<Record<string, number>> = { goal: 12, total: 9 };

/** A name that begins with a vowel, one that ends in s, and a long one. */
const NAMES = ['Anders', 'Lucas', 'Maximiliane-Charlotte'];

/** How many trials may come from all combinations; above it, each value comes once. */
const MAX_COMBINATIONS = 10;

/** What stands in a text parameter, by its name; any other is shown as its name in braces. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  row: ['3'],
  column: ['b'],
  cell: ['c5'],
  cells: ['c5', 'd5'],
  boxes: ['3', '4', '5'],
  things: ['A', 'B', 'C'],
};

/** Parameters that are a name which a person has chosen. Who may be the reader is a `Person` instead. */
const PEOPLE = new Set(['name', 'whose', 'who', 'player', 'reporter', 'reported', 'by', 'of']);

/** Functions whose parameters are called like people and are none. */
const NOT_PEOPLE: Readonly<Record<string, string>> = {
  'common.row': 'row',
  'common.column': 'column',
};

/** Whole values for types that are more than the sum of their parts, by the name of the type. */
const OBJECTS: Readonly<Record<string, (you: string) => readonly unknown[]>> = {
  Person: (you) => [{ name: you, isYou: true }, ...NAMES.map((name) => ({ name, isYou: false }))],
  PrintFacts: () => [PRINT_FACTS],
};

/** What a language calls the player and its colours, and how it writes a part of a whole. */
interface Own {
  readonly you: string;
  /** Several people in one text, with the reader and without. */
  readonly names: readonly string[];
  readonly percent: string;
  readonly colours: Readonly<Record<string, string>>;
}

/** Makes trials for the functions of a language. */
export class Samples {
  readonly #checker: ts.TypeChecker;
  readonly #own: Own;

  constructor(language: string, { checker, said }: Language) {
    this.#checker = checker;
    const text = (file: string, key: string) => {
      const found = said.find((one) => one.file === file && one.key === key)?.value;
      if (typeof found !== 'string') throw new Error(`${file} has no ${key}`);
      return found;
    };
    const colours = [...'RBPGYW'].map((c) => [c, text('common.ts', `common.colours.${c}`)]);
    const you = text('home.ts', 'home.you');
    const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
    this.#own = {
      you,
      names: [lists.format([you, 'Anders']), lists.format(NAMES)],
      percent: (0.6).toLocaleString(language, { style: 'percent' }),
      colours: Object.fromEntries(colours),
    };
  }

  /** All combinations if they are few; otherwise every value of every parameter at least once. */
  trials(key: string, parameters: readonly Parameter[]): Trials {
    const values = parameters.map(({ name, type }) =>
      this.#valuesOf(NOT_PEOPLE[key] ?? name, type),
    );
    const combinations = values.reduce((product, { length }) => product * length, 1);
    if (combinations <= MAX_COMBINATIONS) {
      return values.reduce<unknown[][]>(
        (so, these) => so.flatMap((before) => these.map((value) => [...before, value])),
        [[]],
      );
    }
    const most = Math.max(...values.map(({ length }) => length));
    return Array.from({ length: most }, (_, trial) =>
      values.map((these, at) => these[(trial + at) % these.length]),
    );
  }

  #valuesOf(name: string, type: ts.Type): readonly unknown[] {
    const { TypeFlags } = ts;
    const own = OBJECTS[(type.aliasSymbol ?? type.symbol)?.name ?? ''];
    if (own) return own(this.#own.you);
    if (type.isUnion()) return type.types.flatMap((one) => this.#valuesOf(name, one));
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (type.flags & TypeFlags.BooleanLiteral) return [this.#checker.typeToString(type) === 'true'];
    if (type.flags & TypeFlags.Undefined) return [undefined];
    if (type.flags & TypeFlags.Number) return name in FIXED ? [FIXED[name]] : NUMBERS;
    if (type.flags & TypeFlags.String) return this.#texts(name);
    if (this.#checker.isArrayLikeType(type)) return this.#lists(name, type);
    if (type.getStringIndexType()) return [this.#own.colours];
    const shown = this.#checker.typeToString(type);
    throw new Error(`no samples for ${name}: ${shown}; tools/words/src/samples.ts needs some`);
  }

  #texts(name: string): readonly string[] {
    if (name === 'percent') return [this.#own.percent];
    if (name === 'names') return this.#own.names;
    return PEOPLE.has(name) ? NAMES : [TEXTS[name]?.[0] ?? `{${name}}`];
  }

  #lists(name: string, type: ts.Type): readonly unknown[] {
    const element = type.getNumberIndexType()!;
    const isText = Boolean(element.flags & ts.TypeFlags.String);
    const items = isText ? (TEXTS[name] ?? NAMES) : this.#valuesOf(name, element).slice(1);
    return [1, 2, 3]
      .filter((length) => length <= items.length)
      .map((length) => items.slice(0, length));
  }
}
