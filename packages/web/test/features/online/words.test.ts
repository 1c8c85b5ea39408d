/** What the compiler can't see of the words for playing together, oneself, ratings, chance and administrators. */
import { GAMES } from '@nyhavn/engine';
import { expect, it } from 'vitest';
import '../../../src/games/registry.ts';
import { noticeOf } from '../../../src/service-worker/notice.ts';
import { LANGUAGES } from '../../../src/store/languages.ts';
import { fetchWords } from '../../../src/words/index.ts';

/** Every sentence by its place; those with parameters are tried with digits, which are texts and lists too. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function')
      return ['0', '1', '2'].map((n) => [`${here} ${n}`, value(n, n, n)]);
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

const FILES = ['together', 'account', 'ratings', 'notifications', 'admin'];

/** What those files say in a language, by their names. */
async function said(language: string): Promise<object> {
  const files = FILES.map(async (file) => [
    file,
    (await import(`../../../src/words/${language}/${file}.ts`)).words,
  ]);
  return Object.fromEntries(await Promise.all(files));
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const ENGLISH = new Map(sentences(await said('en')));

/** Words that are the same in both languages, or nothing but names. */
const SAME =
  /^(Account|Administration|Bot|bot|Chat|Find|Hallo!|host|Log|Name|offline|online|Open|Ratings?|Send|Tables|Roll & Write|Copenhagen|1 week|\d: \d|\d’s token|Passkeys)$/;

it.each(OTHERS)('%s says everything in its own words', async (language) => {
  const spoken = sentences(await said(language));
  expect(spoken.map(([place]) => place).sort()).toEqual([...ENGLISH.keys()].sort());
  for (const [place, text] of spoken) {
    expect(text.trim(), place).not.toBe('');
    if (!SAME.test(text)) expect(text, place).not.toBe(ENGLISH.get(place));
  }
});

it('French keeps its signs beside their words', async () => {
  const spoken = sentences(await said('fr'));
  for (const [place, text] of spoken) expect(text, place).not.toMatch(/ [:;?!]/);
});

it.each(LANGUAGES)(
  'notices of the system call games what the page calls them in %s',
  async (language) => {
    const { added } = await fetchWords(language);
    for (const { id } of GAMES) {
      const { name } = await import(`../../../src/words/${language}/games/${id}/name.ts`);
      expect(added[id]).toMatchObject({ name });
      const message = JSON.stringify({ turn: { table: 'one', game: id } });
      expect(noticeOf(message, language).body).toContain(name);
    }
  },
);
