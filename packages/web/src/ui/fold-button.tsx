/** The button that folds the words of a panel away, so that a phone shows the house below them. */
import type { Signal } from '@preact/signals';
import { Icon } from './icon.tsx';

/** Shows and hides the words, whatever they are called. */
export function FoldButton(props: {
  readonly isUnfolded: Signal<boolean>;
  readonly label: string;
}) {
  const { isUnfolded, label } = props;
  return (
    <button
      type="button"
      class="button quiet icon lesson-fold"
      aria-expanded={isUnfolded.value}
      aria-label={label}
      onClick={() => {
        isUnfolded.value = !isUnfolded.value;
      }}
    >
      <Icon name={isUnfolded.value ? 'up' : 'down'} />
    </button>
  );
}
