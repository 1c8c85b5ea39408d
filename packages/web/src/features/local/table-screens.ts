/** Everything with a table, loaded together. */
export { NewTable } from './new-table-screen.tsx';
export { OpenedTable, TableScreen } from './table-screen.tsx';
