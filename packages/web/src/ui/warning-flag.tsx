/** The sign of a warning. */
import './warning-flag.css';

/** A small sign at a spot where something may be wrong; words say what. */
export function WarningFlag() {
  return (
    <span class="warning-flag" aria-hidden="true">
      !
    </span>
  );
}
