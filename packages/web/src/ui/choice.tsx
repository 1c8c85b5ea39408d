/** One of a few things to choose, as radio buttons that count at once. */
import './choice.css';

/** The choice, and what it is about. */
export function Choice<Value extends string | number>(props: {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div class="choice-options">
        {props.options.map(([value, label]) => (
          <label key={value} class="choice-option">
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
