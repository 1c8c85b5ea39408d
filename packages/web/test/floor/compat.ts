/** What browsers support, as MDN's data says it, compared with the oldest versions that are meant to work. */

import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from '../../src/app/oldest-browsers.ts';

/** The data below a path of names, such as `css.properties.color`; undefined where it knows nothing. */
export function dataAt(...path: readonly string[]): Identifier | undefined {
  let at = bcd as unknown as Identifier | undefined;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** Returns true if the oldest versions of all browsers have a feature without asking for it. */
export function isAtFloor({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST_BROWSERS).every(([browser, oldest]) =>
    [support[browser as keyof typeof support] ?? []].flat().some((entry) => has(entry, oldest)),
  );
}

function has(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: since, version_removed: until, flags } = statement;
  if (flags || typeof since !== 'string') return false;
  return (
    numberOf(since) <= numberOf(oldest) && !(until && numberOf(String(until)) <= numberOf(oldest))
  );
}

/** No browser has ten small versions of a large one. */
function numberOf(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}
