/** `npm run load -- cluster`: our servers in numbers, on Postgres and Redis. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../argv.ts';
import { flushTime } from '../disk.ts';
import type { ClusterFigures } from './found.ts';
import { withBlocks } from './markdown.ts';
import { blocksOf } from './report.ts';
import { measureBots, measureSearches } from './served.ts';
import { measureLength, measureProcesses, measureSpectators, measureTables } from './steps.ts';
import { lengths, thinking } from './thinking.ts';

const DOCS = join(import.meta.dirname, '../../../../docs/scale.md');

/** Numbers of processes. */
const PROCESSES = [1, 2, 3];

/** How each part is measured. */
const MEASURES: {
  readonly [Name in Part]: (node: readonly string[]) => Promise<ClusterFigures[Name]>;
} = {
  async processes(node) {
    const rows = [];
    for (const count of PROCESSES) rows.push(...(await measureProcesses(count, node)));
    return rows;
  },
  tables: measureTables,
  spectators: measureSpectators,
  length: measureLength,
  async bots(node) {
    return {
      served: await measureBots(node),
      searches: await measureSearches(node),
      thinking: thinking(),
      lengths: lengths(),
    };
  },
};

/** Measures parts, prints what was found, and puts it into the docs if that is wanted. */
export async function measureCluster(
  parts: readonly Part[],
  node: readonly string[],
  isWritten: boolean,
): Promise<void> {
  const found: { [Name in Part]?: ClusterFigures[Name] } = {};
  const measure = async <Name extends Part>(part: Name) => {
    const began = performance.now();
    found[part] = await MEASURES[part](node);
    console.error(`${part}: ${Math.round((performance.now() - began) / 1000)} s`);
  };
  for (const part of parts) await measure(part);
  const blocks = blocksOf(found);
  for (const [name, block] of blocks) console.log(`\n### ${name}\n\n${block}`);
  console.log(`\nA flush takes ${flushTime().toFixed(1)} ms.`);
  if (isWritten) writeFileSync(DOCS, withBlocks(readFileSync(DOCS, 'utf8'), blocks));
}
