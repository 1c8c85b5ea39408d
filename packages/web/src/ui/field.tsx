/** Fields to fill in, each with what it asks for. */
import type { ComponentChildren, InputHTMLAttributes } from 'preact';

interface FieldProps<Value> {
  readonly label: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly class?: string;
}

/** The words over a field, and the field. */
export function Field(props: {
  readonly label: string | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: The field is among the children.
    <label class={props.class ?? 'field'}>
      <span>{props.label}</span>
      {props.children}
    </label>
  );
}

/** A field for a text, of several lines where they are counted. */
export function TextField(
  props: FieldProps<string> &
    Pick<InputHTMLAttributes, 'ref' | 'required' | 'maxLength' | 'placeholder' | 'autocomplete'> & {
      readonly rows?: number;
      /** True if its label is for screen readers only. */
      readonly isBare?: boolean;
    },
) {
  const { label, class: look, value, onChange, rows, isBare = false, ...rest } = props;
  const text = {
    value,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  if (isBare) return <input class={look} aria-label={label} type="text" {...rest} {...text} />;
  return (
    <Field label={label} class={look}>
      {rows === undefined ? (
        <input type="text" {...rest} {...text} />
      ) : (
        <textarea rows={rows} maxLength={rest.maxLength} {...text} />
      )}
    </Field>
  );
}

/** A field with a list to choose from. */
export function SelectField<Value extends string | number | undefined>(
  props: FieldProps<Value> & {
    readonly options: readonly (readonly [value: Value, label: string | undefined])[];
    readonly disabled?: boolean;
  },
) {
  const { label, class: look, value, onChange, options, disabled } = props;
  return (
    <Field label={label} class={look}>
      <select
        disabled={disabled}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option ?? ''}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A text to be taken away: all of it is selected where it gets the focus. */
export function CopySource({ text, label }: { readonly text: string; readonly label?: string }) {
  return (
    <input
      type="text"
      readOnly
      aria-label={label}
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
