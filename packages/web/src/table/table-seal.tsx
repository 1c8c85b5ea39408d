/** The place for the seal of verifiable chance. */
import { useContext } from 'preact/hooks';
import { TableAdditionsContext } from './additions.ts';

/** The seal in the grid area `seal`, where the table has one. */
export function TableSeal() {
  const Seal = useContext(TableAdditionsContext)?.Seal;
  return Seal ? <Seal /> : null;
}
