/** Words that are fetched with the screens that need them. */
import { expect, test } from 'vitest';
import { Shelf } from '../../src/words/shelf.ts';

test('words can be relied on once they are there, and not before', async () => {
  const shelf = new Shelf(async () => ({ words: { title: 'Harbour' } }));
  expect(shelf.say()).toBeUndefined();
  expect(() => shelf.known()).toThrow('not loaded');
  await expect.poll(() => shelf.say()).toEqual({ title: 'Harbour' });
  expect(shelf.known().title).toBe('Harbour');
});
