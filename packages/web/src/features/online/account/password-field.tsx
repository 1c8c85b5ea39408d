/** A field for a password, which can be looked at. */
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { setting } from '../../../ui/bound.ts';
import { IconButton } from '../../../ui/button.tsx';
import { account } from '../../../words/account.ts';

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;

/** One password: the one that is, or one that will be. */
export function PasswordField(props: {
  readonly label: string;
  readonly value: Signal<string>;
  readonly isNew: boolean;
}) {
  const { label, value, isNew } = props;
  const words = account.known().password;
  const isShown = useSignal(false);
  const id = useId();
  const field = {
    id,
    value: value.value,
    required: true,
    maxLength: MAX_PASSWORD_LENGTH,
    autocapitalize: 'none',
    spellcheck: false,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      value.value = currentTarget.value;
    },
    ...(isNew
      ? {
          minLength: MIN_PASSWORD_LENGTH,
          autocomplete: 'new-password',
          'aria-describedby': `${id}-rule`,
        }
      : { autocomplete: 'current-password' }),
  } as const;
  return (
    <div class="field">
      <label class="account-label" for={id}>
        {label}
      </label>
      <div class="password-field">
        {isShown.value ? <input type="text" {...field} /> : <input type="password" {...field} />}
        <IconButton
          look="quiet"
          icon="eye"
          label={words.show}
          aria-pressed={isShown.value}
          onClick={setting(isShown, !isShown.value)}
        />
      </div>
      {isNew && <small id={`${id}-rule`}>{words.rule}</small>}
    </div>
  );
}

/** Tells whatever keeps passwords for the browser whose password it is. */
export function UserName({ name }: { readonly name: string }) {
  return <input type="text" autocomplete="username" value={name} readOnly hidden />;
}
