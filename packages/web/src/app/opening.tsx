/** The moment before a table is there. */
import './opening.css';
import { Icon } from '../art/icon.tsx';
import { say } from '../words/index.ts';

/** Says that something is coming. */
export function Opening() {
  return (
    <main class="opening">
      <Icon name="dice" />
      <p>{say().common.loading}</p>
    </main>
  );
}
