/** Everything that is said, and what stands in sentences that functions build. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/folder.ts';
import { textsOf } from '../src/texts.ts';

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
});
