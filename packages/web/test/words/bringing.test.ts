/** Words that come while others are on their way. */
import { expect, test } from 'vitest';
import { bringWords, sayOf } from '../../src/words/index.ts';
import { speak } from '../speaking.ts';

test('parts that are loaded at the same time all have their words, whichever comes first', async () => {
  await speak();
  let calls = 0;
  const slow = Promise.withResolvers<void>();
  const bringSlow = bringWords({
    slow: async () => {
      if (calls++ === 0) await slow.promise;
      return { words: { text: 'slow' } };
    },
  });
  const bringQuick = bringWords({ quick: async () => ({ words: { text: 'quick' } }) });
  const slowPart = bringSlow(Promise.resolve());
  await bringQuick(Promise.resolve());
  slow.resolve();
  await slowPart;
  expect(sayOf('quick')).toEqual({ text: 'quick' });
  expect(sayOf('slow')).toEqual({ text: 'slow' });
});
