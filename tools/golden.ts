/** Makes the golden traces anew: `npm run golden`, then look at what git says has changed. */
import { writeFileSync } from 'node:fs';
import { GOLDEN } from '../packages/cli/test/golden.ts';
import { nyhavn } from '../packages/cli/test/nyhavn.ts';

for (const { file, words } of GOLDEN) {
  const { status, stdout, stderr } = nyhavn(words);
  if (status !== 0) throw new Error(stderr);
  writeFileSync(file, stdout);
}
