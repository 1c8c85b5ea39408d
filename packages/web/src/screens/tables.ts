/** Everything with a table, loaded together. */
export { NewTable } from './new-table.tsx';
export { TableScreen } from './table.tsx';
