/** The main button of the pad for real dice. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icon.tsx';

/** Confirms what was told; what Enter does. */
export function ConfirmButton(props: {
  readonly isPossible: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`button action${props.isPossible ? ' primary' : ''}`}
      aria-disabled={!props.isPossible}
      data-main=""
      onClick={props.onClick}
    >
      <Icon name="check" />
      {props.children}
    </button>
  );
}
