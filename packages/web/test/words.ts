/** What the page says, for tests: they name words by their keys, so that a better sentence breaks none of them. */
import type { Language } from '../src/store/languages.ts';
import { words as account } from '../src/words/en/account.ts';
import { words as admin } from '../src/words/en/admin.ts';
import { words as advice } from '../src/words/en/advice.ts';
import { words as daily } from '../src/words/en/daily.ts';
import { words as copenhagenGame } from '../src/words/en/games/copenhagen/index.ts';
import { words as copenhagenLesson } from '../src/words/en/games/copenhagen/learn.ts';
import { words as copenhagenRules } from '../src/words/en/games/copenhagen/rules.ts';
import { words as copenhagen } from '../src/words/en/games/copenhagen/table.ts';
import { words as score } from '../src/words/en/games/house/score.ts';
import { words as house } from '../src/words/en/games/house/table.ts';
import { words as help } from '../src/words/en/games/roll-and-write/help.ts';
import { words as rollAndWriteGame } from '../src/words/en/games/roll-and-write/index.ts';
import { words as rollAndWriteLesson } from '../src/words/en/games/roll-and-write/learn.ts';
import { words as print } from '../src/words/en/games/roll-and-write/print.ts';
import { words as realDice } from '../src/words/en/games/roll-and-write/real-dice.ts';
import { words as rollAndWriteRules } from '../src/words/en/games/roll-and-write/rules.ts';
import { words as rollAndWrite } from '../src/words/en/games/roll-and-write/table.ts';
import { words as first } from '../src/words/en/index.ts';
import { words as lesson } from '../src/words/en/learn/panel.ts';
import { words as notifications } from '../src/words/en/notifications.ts';
import { words as ownStatistics } from '../src/words/en/own-statistics.ts';
import { words as puzzles } from '../src/words/en/puzzles.ts';
import { words as ratings } from '../src/words/en/ratings.ts';
import { words as replay } from '../src/words/en/replay.ts';
import { words as review } from '../src/words/en/review.ts';
import { words as book } from '../src/words/en/rules/index.ts';
import { words as screens } from '../src/words/en/screens.ts';
import { words as share } from '../src/words/en/share.ts';
import { words as simulator } from '../src/words/en/simulator.ts';
import { words as together } from '../src/words/en/together.ts';
import type { Person } from '../src/words/grammar.ts';

/** Words that have a file of their own, by the names that tests give them. */
const shelves = {
  account,
  admin,
  advice,
  book,
  notifications,
  copenhagen,
  copenhagenGame,
  copenhagenLesson,
  copenhagenRules,
  daily,
  help,
  house,
  lesson,
  ownStatistics,
  print,
  puzzles,
  ratings,
  realDice,
  replay,
  review,
  rollAndWrite,
  rollAndWriteGame,
  rollAndWriteLesson,
  rollAndWriteRules,
  score,
  share,
  simulator,
  together,
};

/** Where a shelf lies that is not called what tests call it. */
const FILES: { readonly [Name in keyof typeof shelves]?: string } = {
  book: 'rules/index',
  copenhagen: 'games/copenhagen/table',
  copenhagenGame: 'games/copenhagen/index',
  copenhagenLesson: 'games/copenhagen/learn',
  copenhagenRules: 'games/copenhagen/rules',
  help: 'games/roll-and-write/help',
  house: 'games/house/table',
  lesson: 'learn/panel',
  ownStatistics: 'own-statistics',
  print: 'games/roll-and-write/print',
  realDice: 'games/roll-and-write/real-dice',
  rollAndWrite: 'games/roll-and-write/table',
  rollAndWriteGame: 'games/roll-and-write/index',
  rollAndWriteLesson: 'games/roll-and-write/learn',
  rollAndWriteRules: 'games/roll-and-write/rules',
  score: 'games/house/score',
};

/** Everything together, with the words of each game under its id as well. */
function gathered(main: typeof first & typeof screens, others: typeof shelves) {
  const { rollAndWriteGame, copenhagenGame, rollAndWriteRules, copenhagenRules } = others;
  const games = { 'roll-and-write': rollAndWriteGame, copenhagen: copenhagenGame };
  const rules = { 'roll-and-write': rollAndWriteRules, copenhagen: copenhagenRules };
  return { ...main, ...others, games, book: { ...others.book, ...rules } };
}

/** Everything that the page says in English. */
export const en = gathered({ ...first, ...screens }, shelves);

/** Everything that the page says in some language. */
export async function wordsIn(language: Language): Promise<typeof en> {
  const load = async (file: string) => (await import(`../src/words/${language}/${file}.ts`)).words;
  const loaded = Object.keys(shelves).map(async (name) => {
    return [name, await load(FILES[name as keyof typeof shelves] ?? name)] as const;
  });
  const others = Object.fromEntries(await Promise.all(loaded)) as typeof shelves;
  return gathered({ ...(await load('index')), ...(await load('screens')) }, others);
}

/** What the page calls a game. */
export function titleOf(game: keyof typeof en.games): string {
  return en.games[game].name;
}

/** What the page calls a level of bots. */
export function botName(level: string): string {
  return en.common.bots[level]?.name ?? level;
}

/** The same with a capital first letter, as titles have it. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A player in a sentence; without a name it is the reader. */
export function person(name?: string): Person {
  return { name: name ?? en.home.you, isYou: name === undefined };
}

/** Stands in a sentence for any text. */
export const ANY = '\u{E000}';

/** Stands in a sentence for any number that is more than one. */
export const MANY = 97;

/** Another one, for sentences with two. */
export const MORE = 98;

/** What a sentence looks like, whatever its parameters are. */
function patternOf(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replaceAll(ANY, '.*').replaceAll(/\b(97|98)\b/g, '\\d+');
}

function oneOf(texts: readonly string[]): string {
  return `(?:${texts.map(patternOf).join('|')})`;
}

/** Matches one of these sentences and nothing else. */
export function whole(...texts: readonly string[]): RegExp {
  return new RegExp(`^${oneOf(texts)}$`);
}

/** Matches what begins with one of these. */
export function begins(...texts: readonly string[]): RegExp {
  return new RegExp(`^${oneOf(texts)}`);
}

/** Matches what has one of these in it. */
export function has(...texts: readonly string[]): RegExp {
  return new RegExp(oneOf(texts));
}

/** Matches what ends with one of these. */
export function ends(...texts: readonly string[]): RegExp {
  return new RegExp(`${oneOf(texts)}$`);
}
