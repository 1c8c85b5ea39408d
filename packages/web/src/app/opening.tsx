/** The moment before a table is there. */
import { say } from '../words/index.ts';

/** Says that something is coming. */
export function Opening() {
  return (
    <main class="opening">
      <h1 class="opening-name">{say().common.productName}</h1>
      <p class="visually-hidden">{say().common.loading}</p>
    </main>
  );
}
