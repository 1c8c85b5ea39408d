/** Random ids have the same form with and without `crypto.randomUUID`. */
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '../src/ids.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it.each(['https', 'plain http'])('ids over %s are different and have the form of a UUID', (how) => {
  if (how === 'plain http') {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
  }
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);
});
