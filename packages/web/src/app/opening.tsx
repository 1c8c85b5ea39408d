/** The moment before a table is there. */
import './opening.css';
import { say } from '../words/index.ts';

/** Says that something is coming. */
export function Opening() {
  return (
    <main class="opening">
      <p class="visually-hidden">{say().common.loading}</p>
      <p class="opening-name" aria-hidden="true">
        {say().common.productName}
      </p>
    </main>
  );
}
