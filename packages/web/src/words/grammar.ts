/** Plurals, lists and numbers in sentences, by the rules that browsers know for each language. */
import type { Language } from '../store/languages.ts';

/**
 * The tag that dates, numbers and lists are written by: of the region where a browser speaks the language, as far as
 * that is known. Otherwise English is British, with days before months.
 */
export function localeOf(language: Language, browsers: readonly string[] = []): string {
  const regional = new RegExp(`^${language}-([a-z]{2}|\\d{3})$`, 'i');
  return browsers.find((tag) => regional.test(tag)) ?? (language === 'en' ? 'en-GB' : language);
}

/** A player in a sentence, who may be the reader: *your house*, *Anna’s house*. */
export interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** What sentences of a language are built with. */
export interface Grammar {
  /** The form that a number asks for. */
  plural(count: number, one: string, other: string): string;
  /** A number with its noun, as in `1 point` and `2 points`. */
  counted(count: number, one: string, other: string): string;
  /** Things one after the other, as in `a, b and c`. */
  list(things: readonly string[]): string;
}

/** The grammar of a language. Rules are loaded by the first sentence that needs them: that takes a while. */
export function grammarOf(language: Language): Grammar {
  const locale = localeOf(language);
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  let lists: Intl.ListFormat | undefined;
  const plural = (count: number, one: string, other: string) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count) === 'one' ? one : other;
  };
  return {
    plural,
    counted(count, one, other) {
      numbers ??= new Intl.NumberFormat(locale);
      return `${numbers.format(count)} ${plural(count, one, other)}`;
    },
    list(things) {
      lists ??= new Intl.ListFormat(locale);
      return lists.format(things);
    },
  };
}

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
