/** Sheets for Roll & Write, to print when the pad has run out. */
import { Page } from '../app/page.tsx';
import { say } from '../words/index.ts';

/** Sheets for Roll & Write, to print when the pad has run out. */
export function PrintScreen() {
  const { home } = say();
  return <Page title={home.realTable.print}>{null}</Page>;
}
