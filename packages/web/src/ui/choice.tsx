/** One of a few things to choose, as radio buttons that count at once. */
import './choice.css';
import type { ComponentChildren } from 'preact';

/** The choice, what it is about, and what there is to say about it below. */
export function Choice<Value extends string | number | boolean | undefined>(props: {
  readonly legend: string | undefined;
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: ComponentChildren])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <fieldset class={props.class ?? 'choice'}>
      <legend>{props.legend}</legend>
      <div class="choice-options">
        {props.options.map(([value, label]) => (
          <Radio
            key={value}
            class="choice-option"
            name={props.name}
            value={`${value ?? ''}`}
            isChosen={value === props.value}
            onChoose={() => props.onChange(value)}
          >
            {label}
          </Radio>
        ))}
      </div>
      {props.children}
    </fieldset>
  );
}

/** One radio button, for choices with a look of their own. */
export function Radio(props: {
  readonly name: string;
  /** Its value as an attribute of the page. */
  readonly value?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** True if its content shows the choice, and the radio button itself is hidden. */
  readonly isBare?: boolean;
  readonly class?: string | undefined;
  readonly title?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <label class={props.class} title={props.title}>
      <input
        type="radio"
        class={props.isBare ? 'visually-hidden' : undefined}
        name={props.name}
        value={props.value}
        checked={props.isChosen}
        onChange={props.onChoose}
      />
      {props.children}
    </label>
  );
}
