/** Asking the server something about oneself: one thing at a time, and why not, on the spot. */
import type { Result } from '@nyhavn/engine';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { notify } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { account } from '../../../words/account.ts';
import { isStillKnown } from '../me.ts';
import { refusalInWords } from '../refusal-words.ts';
import { isMissed, type Missed } from './passkeys.ts';

type Reason = Parameters<typeof refusalInWords>[0] | Missed;

/** Sentences for some refusals that say more here than they do elsewhere. */
type Sentences = Partial<Readonly<Record<Reason, string>>>;

/** Something that can be asked, while nothing else is. */
export interface Asking {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<string | undefined>;
  /** Asks, and gives what was answered; a refusal becomes a sentence. */
  ask<Value>(
    question: () => Promise<Result<Value, Reason>>,
    sentences?: Sentences,
  ): Promise<Value | undefined>;
}

/** Questions of one form. */
export function useAsking(): Asking {
  const isBusy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  return {
    isBusy,
    trouble,
    async ask(question, sentences = {}) {
      if (isBusy.value) return undefined;
      isBusy.value = true;
      trouble.value = undefined;
      let answer = await question();
      const isUnknown = !answer.ok && answer.reason === 'not-signed-in';
      if (isUnknown && (await isStillKnown())) answer = await question();
      isBusy.value = false;
      if (answer.ok) return answer.value;
      const sentence = sentences[answer.reason] ?? sentenceOf(answer.reason);
      // The form is gone with the session, so the error is shown as a notification.
      if (answer.reason === 'not-signed-in') notify(sentence);
      else trouble.value = sentence;
      return undefined;
    },
  };
}

function sentenceOf(reason: Reason): string {
  return isMissed(reason) ? account.known().passkeys[reason] : refusalInWords(reason);
}

/** Why not, if something was refused. */
export function Trouble({ of: { trouble } }: { readonly of: Asking }) {
  return (
    <p class="account-trouble" role="alert">
      {trouble.value !== undefined && (
        <>
          <Icon name="close" />
          {trouble.value}
        </>
      )}
    </p>
  );
}
