/** A field for somebody's name. */
import { MAX_NAME_LENGTH } from '@nyhavn/protocol';
import type { Signal } from '@preact/signals';

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
        maxLength={MAX_NAME_LENGTH}
        autocomplete={autocomplete}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  );
}
