/** A field for somebody's name. */
import type { Signal } from '@preact/signals';

/** A name has so many letters at most. */
export const LONGEST_NAME = 24;

/** One name, and whose it is to the browser. */
export function NameField(props: {
  readonly label: string;
  readonly value: Signal<string>;
  readonly autocomplete: 'nickname' | 'username' | 'off';
}) {
  const { label, value, autocomplete } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        value={value.value}
        required
        maxLength={LONGEST_NAME}
        autocomplete={autocomplete}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  );
}
