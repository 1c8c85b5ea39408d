/** The sign of a doubt. */
import './flag.css';

/** A small sign at a spot where something may be wrong; words say what. */
export function Flag() {
  return (
    <span class="score-flag" aria-hidden="true">
      !
    </span>
  );
}
