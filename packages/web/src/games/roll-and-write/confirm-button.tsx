/** The main button of the pad for real dice. */

import type { ComponentChildren } from 'preact';
import { offers } from '../../table/main-button.ts';
import { Button } from '../../ui/button.tsx';

/** Confirms what was told; what Enter does. */
export function ConfirmButton(props: {
  readonly isPossible: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <Button
      look={props.isPossible ? 'primary' : undefined}
      icon="check"
      class="action"
      aria-disabled={!props.isPossible}
      ref={offers.main}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  );
}
