/** Something that is so or not. */
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

/** A box to tick, with a sentence on what that means where it is not plain. */
export function Check(props: {
  readonly label: string;
  readonly value: Signal<boolean>;
  readonly about?: string;
}) {
  const { label, value, about } = props;
  const id = useId();
  return (
    <div class="check-about">
      <label class="check">
        <input
          type="checkbox"
          checked={value.value}
          {...(about === undefined ? {} : { 'aria-describedby': id })}
          onChange={({ currentTarget }) => {
            value.value = currentTarget.checked;
          }}
        />
        {label}
      </label>
      {about !== undefined && <small id={id}>{about}</small>}
    </div>
  );
}
