/** Writes the golden traces and reviews again: `npm run golden`, then review the diff. */
import { writeFileSync } from 'node:fs';
import { GOLDEN, GOLDEN_REVIEWS } from './golden.ts';
import { nyhavn } from './nyhavn.ts';

for (const { file, argv } of [...GOLDEN, ...GOLDEN_REVIEWS]) {
  const { status, stdout, stderr } = nyhavn(argv);
  if (status !== 0) throw new Error(stderr);
  writeFileSync(file, stdout);
}
