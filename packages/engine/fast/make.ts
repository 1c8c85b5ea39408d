/** Builds the fast path: `npm run fast`, after a change to it or to the engine's tables. */
import { writeFileSync } from 'node:fs';
import { makeModule, makeTables } from './compile.ts';

for (const make of [makeTables, makeModule]) {
  const { path, text } = make();
  writeFileSync(path, text);
}
