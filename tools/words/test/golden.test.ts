/** Everything that is said, as people have read it, and its typography. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/folder.ts';
import { golden, goldenNow } from '../src/golden.ts';
import { lint } from '../src/lint.ts';
import { textsOf } from '../src/texts.ts';
import { findingsIn } from '../src/typography.ts';

describe.each(LANGUAGES)('%s', (language) => {
  it('has texts for numbers, for the player and for other names', async () => {
    const texts = await textsOf(language);
    const points = texts.find(({ file, key }) => file === 'common.ts' && key === 'common.points');
    expect(points?.texts).toHaveLength(5);
    expect(texts.filter(({ parameters }) => parameters.includes('name')).length).toBeGreaterThan(
      20,
    );
    for (const name of ['Anders', 'Lucas', 'Maximiliane-Charlotte']) {
      expect(texts.some((one) => one.texts.some((text) => text.includes(name)))).toBe(true);
    }
  });

  // A language is held to its golden file from the day that it has one.
  if (goldenNow(language) === '') return;

  it('says what its golden.txt has; `npm run words -- golden` writes it again', async () => {
    expect((await golden(language)).split('\n')).toEqual(goldenNow(language).split('\n'));
  });

  it('is written as the language is; `npm run words -- lint --fix` helps', () => {
    expect(lint(language)).toEqual([]);
  });

  it('builds sentences with the typography of the language', async () => {
    const wrong = (await textsOf(language)).flatMap(({ file, key, texts }) =>
      texts.flatMap((text) =>
        findingsIn(text, language).map(
          ({ rule, excerpt }) => `${file}: ${key}: ${rule}: ${excerpt}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
