/** What the client's style sheets use of browsers, as they are built. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import { dataAt } from './compat.ts';

const DIST = join(import.meta.dirname, '../../dist/assets');

/** Functions and units of values, wherever the data has them. */
const TYPES = namesIn(dataAt('css', 'types') ?? {}, 'css.types');

function namesIn(data: Identifier, path: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, inner] of Object.entries(data)) {
    if (name === '__compat') continue;
    for (const found of namesIn(inner as Identifier, `${path}.${name}`)) names.set(...found);
    if ('__compat' in inner) names.set(name, `${path}.${name}`);
  }
  return names;
}

/** Everything that is used, by its path in the data. */
export function usedByStyles(): Set<string> {
  const used = new Set<string>();
  const add = (...path: readonly string[]) => {
    // Prefixed names are for one engine each, beside what the others know.
    if (path.at(-1)?.startsWith('-')) return;
    if (dataAt(...path)?.__compat) used.add(path.join('.'));
  };
  for (const file of globSync('*.css', { cwd: DIST })) {
    const css = readFileSync(join(DIST, file), 'utf8').replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
    for (const [, rule = ''] of css.matchAll(/@([a-z-]+)/g)) add('css', 'at-rules', rule);
    for (const [, feature = ''] of css.matchAll(/\(([a-z-]+)[:<>=)]/g))
      add('css', 'at-rules', 'media', feature);
    for (const [, selector = ''] of css.matchAll(/:([a-z-]+)(?=[^;{}]*\{)/g))
      add('css', 'selectors', selector);
    for (const [, property = '', value = ''] of css.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
      add('css', 'properties', property);
      for (const [word] of value.matchAll(/[a-z][a-z-]*/g))
        add('css', 'properties', property, word);
    }
    for (const [, name = ''] of css.matchAll(/([a-z-]+)\(/g)) {
      const path = TYPES.get(name);
      if (path) used.add(path);
    }
  }
  return used;
}
