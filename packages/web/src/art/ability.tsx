import './ability.css';
import { type AbilityName, SIGNS } from './signs.ts';

/** The sign of an ability in the colour of the text around it. */
export function AbilityIcon({ name }: { readonly name: AbilityName }) {
  return (
    <svg class="ability" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

/** An ability tile of the board game, face up, or turned when used. */
export function AbilityTile(props: {
  readonly name: AbilityName;
  readonly isUsed?: boolean | undefined;
}) {
  return (
    <svg
      class={`ability-tile${props.isUsed ? ' ability-used' : ''}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path class="ability-edge" d="M20 5h24l17 17v24L44 63H20L3 46V22z" />
      <path class="ability-face" d="M20 3h24l17 17v24L44 61H20L3 44V20z" />
      <path class="ability-rim" d="M21.5 7h21L57 21.5v21L42.5 57h-21L7 42.5v-21z" />
      {props.isUsed && (
        <path
          class="ability-net"
          d="M9 33 33 9M9 41 41 9M14 47 47 14M20 52 52 20M25 55 55 25M33 55 55 33"
        />
      )}
      <path
        class="ability-sign"
        transform="translate(12.8 12.8) scale(1.2)"
        d={SIGNS[props.name]}
      />
    </svg>
  );
}
