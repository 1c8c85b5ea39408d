/** The moment before a table is there. */
import type { ComponentChildren } from 'preact';
import { say } from '../words/index.ts';

/** Says that something is coming, and what keeps it from coming. */
export function Opening({ children }: { readonly children?: ComponentChildren }) {
  return (
    <main class="opening">
      <h1 class="opening-name">{say().common.productName}</h1>
      <p class="opening-wait">{say().common.loading}</p>
      {children}
    </main>
  );
}
