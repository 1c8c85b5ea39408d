/** Everything with a table, loaded together. */
export { NewTable } from './new-table.tsx';
export { OpenedTable, TableScreen } from './table.tsx';
