/** How each language writes quotes, apostrophes, dots, dashes, percentages and the spaces beside them. */
import { HOLE } from './literals.ts';

/** Something that must not stand in a text, and what stands there instead, unless a person has to decide. */
interface Rule {
  readonly name: string;
  readonly find: RegExp;
  readonly instead?: string;
}

/** What was found in a text. */
export interface Finding {
  readonly rule: string;
  readonly excerpt: string;
}

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';
const SPACE = '[ \u00a0\u202f]';
const NUMBER = `[\\d${HOLE}]`;

/** Stands for a part of a text that is no word: an example of code, or where a link leads to. */
const CODE = '\ue001';
const WORD = `[\\p{L}\\p{N}${HOLE}${CODE}»“”’…)*]`;
const NOT_WORDS = /\{"[^}]*\}|\]\([^)]*\)|https?:\S+/g;

const find = (pattern: string) => new RegExp(pattern, 'gu');

const EVERYWHERE: readonly Rule[] = [
  { name: 'three dots are one character', find: /\.\.\./g, instead: '…' },
  { name: 'an apostrophe is ’', find: find(`(?<=[\\p{L}${HOLE}])['\`´](?!\`)`), instead: '’' },
  { name: 'no straight single quotes', find: /'/g },
  { name: 'one space is enough', find: find(`(${SPACE})${SPACE}+`), instead: '$1' },
  { name: 'no spaces before commas and full stops', find: / +(?=[,.](?!\d))/g, instead: '' },
  { name: 'a dash between words is –', find: / (?:-|—) /g, instead: ' – ' },
  { name: 'a range has –', find: /(?<![\d-])(\d+)-(\d+)(?![\d-])/g, instead: '$1–$2' },
];

/** Quotes: a pair of straight ones becomes the language's own; strange ones are found. */
function quotes(open: string, close: string, strange: string): Rule[] {
  return [
    { name: `quotes are ${open} ${close}`, find: /"([^"]*)"/g, instead: `${open}$1${close}` },
    { name: 'no straight double quotes', find: /"/g },
    { name: `quotes are ${open} ${close}, not ${strange}`, find: find(`[${strange}]`) },
  ];
}

function percent(space: string): Rule {
  // A narrow space is what browsers write in French.
  const wrong = space === '' ? `${SPACE}+` : '(?![\u00a0\u202f]%) *';
  const name = space === '' ? 'no space before %' : 'a no-break space before %';
  return { name, find: find(`(?<=${NUMBER})${wrong}(?=%)`), instead: space };
}

const DOTS_TOUCH: Rule = { name: 'no space before …', find: find(`${SPACE}+(?=…)`), instead: '' };

const DOTS_APART: Rule = {
  name: 'a no-break space before …',
  find: find(`[ ${NARROW}](?=…)|(?<=[\\p{L}\\p{N}${HOLE}])(?=…)`),
  instead: NO_BREAK,
};

const COLON: Rule = { name: 'no space before punctuation', find: / +(?=[;:!?])/g, instead: '' };

const GERMAN_QUOTES: Rule = {
  name: 'quotes are „ “',
  find: /„([^“”]*)”/g,
  instead: '„$1“',
};

const FRENCH_SPACES: readonly Rule[] = [
  {
    name: 'a narrow no-break space before ; ! ?',
    find: find(`(?:(?<=${WORD})[ ${NO_BREAK}]?|^ )(?=[;!?])`),
    instead: NARROW,
  },
  {
    name: 'a no-break space before :',
    find: find(`(?:(?<=${WORD})[ ${NARROW}]?|^[ ${NARROW}])(?=:(?:${SPACE}|${HOLE}|$))`),
    instead: NO_BREAK,
  },
  {
    name: 'a no-break space behind «',
    find: find(`«(?!${NO_BREAK})${SPACE}?`),
    instead: `«${NO_BREAK}`,
  },
  {
    name: 'a no-break space before »',
    find: find(`(?:(?<!${SPACE})|[ ${NARROW}])(?=»)`),
    instead: NO_BREAK,
  },
];

/** In German “ closes, and nothing opens with it. */
const GERMAN_OPENING: Rule = { name: '“ closes a quote', find: /(?<=^|[\s(])“/g };

/** The rules of each language beside those for all; without any, a language is held to those. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [...quotes('“', '”', '„«»‘'), percent(''), DOTS_TOUCH, COLON],
  nl: [...quotes('‘', '’', '“”„«»'), percent(''), DOTS_APART, COLON],
  de: [
    GERMAN_QUOTES,
    ...quotes('„', '“', '”«»‹›'),
    GERMAN_OPENING,
    percent(NO_BREAK),
    DOTS_APART,
    COLON,
  ],
  fr: [
    ...quotes(`«${NO_BREAK}`, `${NO_BREAK}»`, '“”„'),
    percent(NO_BREAK),
    DOTS_TOUCH,
    ...FRENCH_SPACES,
  ],
  da: [...quotes('”', '”', '“„'), percent(NO_BREAK), DOTS_APART, COLON],
};

function rulesOf(language: string): readonly Rule[] {
  return [...EVERYWHERE, ...(RULES[language] ?? [])];
}

/** Covers what is no word, and uncovers it again. */
function withoutCode(text: string, change: (text: string) => string): string {
  const parts = text.match(NOT_WORDS) ?? [];
  return change(text.replace(NOT_WORDS, CODE)).replaceAll(CODE, () => parts.shift() ?? '');
}

/** What is wrong with a text. */
export function findingsIn(text: string, language: string): Finding[] {
  const found: Finding[] = [];
  withoutCode(text, (words) => {
    for (const { name, find: pattern } of rulesOf(language)) {
      for (const { index } of words.matchAll(pattern)) {
        const excerpt = words
          .slice(Math.max(0, index - 20), index + 20)
          .replaceAll(/[\ue000\ue001]/g, '{}');
        found.push({ rule: name, excerpt });
      }
    }
    return words;
  });
  return found;
}

/** The text with everything put right that needs no decision. */
export function corrected(text: string, language: string): string {
  return withoutCode(text, (words) =>
    rulesOf(language).reduce(
      (so, { find: pattern, instead }) =>
        instead === undefined ? so : so.replaceAll(pattern, instead),
      words,
    ),
  );
}
