export { words } from '../en/print.ts';
