/** The words on a button for a move; one that can't be undone says so. */
import './button-words.css';
import type { ComponentChildren } from 'preact';
import { say } from '../words/index.ts';

/** The accessible name of a button, which says if the move can't be undone. */
export function moveName(name: string, isFinal: boolean): string {
  return isFinal ? `${name} (${say().table.isFinal})` : name;
}

/** The label of such a button; it takes no more height with the sign than without. */
export function ButtonWords(props: {
  readonly isFinal: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <span class="button-words" data-final={props.isFinal ? say().table.final : undefined}>
      {props.children}
    </span>
  );
}
