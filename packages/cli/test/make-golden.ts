/** Makes the golden traces and reviews anew: `npm run golden`, then look at what git says has changed. */
import { writeFileSync } from 'node:fs';
import { GOLDEN, GOLDEN_REVIEWS } from './golden.ts';
import { nyhavn } from './nyhavn.ts';

for (const { file, argv } of [...GOLDEN, ...GOLDEN_REVIEWS]) {
  const { status, stdout, stderr } = nyhavn(argv);
  if (status !== 0) throw new Error(stderr);
  writeFileSync(file, stdout);
}
