/** The words of score pads, as far as the compiler does not read them. */
import { GAMES } from '@nyhavn/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/store/languages.ts';
import { words as en, type ScoreWords } from '../../src/words/en/games/house/score.ts';

describe.each(LANGUAGES)('score pads in %s', async (language) => {
  const file: { words: ScoreWords } = await import(
    `../../src/words/${language}/games/house/score.ts`
  );
  const { words } = file;

  it('speak of both games, and of every doubt in short', async () => {
    for (const { id } of GAMES) {
      const { words: said } = await import(`../../src/words/${language}/games/${id}/index.ts`);
      expect(said.score.about).toBeTruthy();
      expect(said.score.reached('Anna', 12)).toContain('Anna');
    }
    expect(Object.keys(words.warnings.short)).toEqual(Object.keys(en.warnings.short));
    for (const text of Object.values(words.warnings.short)) expect(text).not.toBe('');
  });

  it('tell one thing from several', () => {
    const { inTheAir, outOfOrder, fewBricks } = words.warnings;
    expect(inTheAir(['b5'])).toContain('b5');
    expect(inTheAir(['b5', 'c5'])).not.toBe(inTheAir(['b5']).replace('b5', 'b5 and c5'));
    expect(outOfOrder('X', ['3', '4'])).toMatch(/3 \p{L}+ 4/u);
    expect(fewBricks(2)).not.toBe(fewBricks(1).replace('1', '2'));
  });

  if (language === 'en') return;

  it('are not English', () => {
    const same = Object.entries(words).filter(
      ([key, text]) => typeof text === 'string' && text === en[key as keyof typeof en],
    );
    expect(same).toEqual([]);
  });
});
