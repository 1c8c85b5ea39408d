/** Something that is so or not. */
import { useId } from 'preact/hooks';

/** A box to tick, with a sentence on what that means where it is not plain. */
export function Check(props: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly about?: string;
  /** True if a tap does not change it before its value does. */
  readonly isFirm?: boolean;
}) {
  const { label, value, onChange, about, isFirm = false } = props;
  const id = useId();
  const box = (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        aria-describedby={about === undefined ? undefined : id}
        onChange={({ currentTarget }) => {
          const { checked } = currentTarget;
          if (isFirm) currentTarget.checked = value;
          onChange(checked);
        }}
      />
      {label}
    </label>
  );
  if (about === undefined) return box;
  return (
    <div class="check-about">
      {box}
      <small id={id}>{about}</small>
    </div>
  );
}
