/** The sign of a class of moves: its shape says as much as its colour. */
import './sign.css';
import type { MoveClass } from '@nyhavn/bots';

const SIGNS: Readonly<Record<MoveClass, string>> = {
  best: '★',
  fine: '✓',
  inaccuracy: '?!',
  mistake: '?',
};

/** The sign alone; what it means stands beside it in words. */
export function Sign({ of }: { readonly of: MoveClass }) {
  return (
    <span class={`review-sign is-${of}`} aria-hidden="true">
      {SIGNS[of]}
    </span>
  );
}
