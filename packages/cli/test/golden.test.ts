import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GOLDEN, GOLDEN_REVIEWS } from './golden.ts';
import { nyhavn } from './nyhavn.ts';

for (const { file, argv } of GOLDEN) {
  describe(basename(file), () => {
    const kept = readFileSync(file, 'utf8');

    test('is what its command makes', () => {
      expect(nyhavn(argv).stdout === kept, 'npm run golden, and review the diff').toBe(true);
    });

    test('replays to itself', () => {
      expect(nyhavn(['replay', file]).stdout === kept).toBe(true);
    });
  });
}

test.each(GOLDEN_REVIEWS)('$file has the same figures as always', ({ file, argv }) => {
  expect(nyhavn(argv).stdout).toBe(readFileSync(file, 'utf8'));
});
