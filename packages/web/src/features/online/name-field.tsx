/** A field for a person's name. */

import { MAX_NAME_LENGTH } from '@nyhavn/protocol';
import type { Signal } from '@preact/signals';
import { bound } from '../../ui/bound.ts';
import { TextField } from '../../ui/field.tsx';

/** One name, and whose it is to the browser. */
export function NameField(props: {
  readonly label: string;
  readonly value: Signal<string>;
  readonly autocomplete: 'nickname' | 'username' | 'off';
}) {
  const { label, value, autocomplete } = props;
  return (
    <TextField
      label={label}
      required
      maxLength={MAX_NAME_LENGTH}
      autocomplete={autocomplete}
      {...bound(value)}
    />
  );
}
