/** One's bots, and the tokens by which they say who they are. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy.ts';
import { CopySource, Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { account } from '../../../words/account.ts';
import { ask, type Reply } from '../api.ts';
import { NameField } from '../name-field.tsx';
import { type Asking, Trouble, useAsking } from './asking.tsx';
import { dayOf } from './dates.ts';

type Bot = Reply<'bots'>[number];

/** Every bot that one runs, and a new one. */
export function Bots() {
  const words = account.known().bots;
  const asking = useAsking();
  const bots = useSignal<readonly Bot[]>([]);
  const made = useSignal<Reply<'createBot'> | undefined>(undefined);
  async function look() {
    bots.value = (await asking.ask(() => ask('bots'))) ?? bots.value;
  }
  useEffect(() => void look(), []);
  async function revoke({ name, token }: Bot) {
    if (token === null || !confirm(words.sure(name))) return;
    if (!(await asking.ask(() => ask('revokeToken', { params: { token } })))) return;
    if (made.value?.token === token) made.value = undefined;
    await look();
  }
  return (
    <details class="panel account-fold">
      <summary>{words.title}</summary>
      <p>
        {words.about}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {words.api}
        </a>
        .
      </p>
      {bots.value.length > 0 && (
        <ul class="account-list">
          {bots.value.map((bot) => (
            <BotLine key={bot.bot} {...{ bot }} onRevoke={() => void revoke(bot)} />
          ))}
        </ul>
      )}
      {made.value && <Token name={made.value.name} secret={made.value.secret} />}
      <NewBot
        {...{ asking }}
        onMade={(bot) => {
          made.value = bot;
          void look();
        }}
      />
    </details>
  );
}

function BotLine({ bot, onRevoke }: { readonly bot: Bot; readonly onRevoke: () => void }) {
  const words = account.known().bots;
  const { name, created, token } = bot;
  return (
    <li>
      <Icon name="bot" />
      <span>
        <strong>{name}</strong>{' '}
        <small>{token === null ? words.revoked : words.since(dayOf(created))}</small>
      </span>
      {token !== null && (
        <Button look="quiet" aria-label={words.revokeOf(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
}

/** The token of a new bot, this once. */
function Token({ name, secret }: { readonly name: string; readonly secret: string }) {
  const words = account.known().bots;
  return (
    <div class="account-token" role="status">
      <Field label={words.token(name)}>
        <CopySource text={secret} />
      </Field>
      <p>{words.once}</p>
      <Button look="primary" icon="sheet" onClick={() => void copyText(secret, words.copied)}>
        {words.copy}
      </Button>
    </div>
  );
}

function NewBot(props: {
  readonly asking: Asking;
  readonly onMade: (bot: Reply<'createBot'>) => void;
}) {
  const { asking, onMade } = props;
  const words = account.known().bots;
  const name = useSignal('');
  async function submit(event: Event) {
    event.preventDefault();
    const body = { name: name.value };
    const bot = await asking.ask(() => ask('createBot', { body }));
    if (!bot) return;
    name.value = '';
    onMade(bot);
  }
  return (
    <form class="account-form" aria-label={words.make} onSubmit={submit}>
      <NameField label={words.name} value={name} autocomplete="off" />
      <Trouble of={asking} />
      <Button icon="plus" type="submit" aria-disabled={asking.isBusy.value}>
        {words.make}
      </Button>
    </form>
  );
}
