/** All planted bugs, by name. */
import { NOTHING_PLANTED, type Planted } from './planted.ts';
import { STORE_BUGS } from './stores.ts';
import { TABLE_BUGS } from './tables.ts';

/** Every bug that can be planted. */
export const PLANTED: readonly Planted[] = [...STORE_BUGS, ...TABLE_BUGS];

/** The bug of a name; without a name there is none. */
export function plantedNamed(name: string | undefined): Planted {
  if (name === undefined) return NOTHING_PLANTED;
  const found = PLANTED.find((planted) => planted.name === name);
  if (!found) throw new Error(`no bug is called ${name}: ${PLANTED.map((one) => one.name)}`);
  return found;
}
