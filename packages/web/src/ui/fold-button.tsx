/** The button that folds the words of a panel away, so that a phone shows the house below them. */
import type { Signal } from '@preact/signals';
import { IconButton } from './button.tsx';

/** Shows and hides the words, whatever they are called. */
export function FoldButton(props: {
  readonly isUnfolded: Signal<boolean>;
  readonly label: string;
}) {
  const { isUnfolded, label } = props;
  return (
    <IconButton
      look="quiet"
      icon={isUnfolded.value ? 'up' : 'down'}
      class="lesson-fold"
      aria-expanded={isUnfolded.value}
      label={label}
      onClick={() => {
        isUnfolded.value = !isUnfolded.value;
      }}
    />
  );
}
