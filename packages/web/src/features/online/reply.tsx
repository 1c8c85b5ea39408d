/** Replies of the server to requests that a screen sends when it opens. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.tsx';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { say } from '../../words/index.ts';
import { together } from '../../words/together.ts';
import { type ApiResult, ask, type Reply } from './api.ts';
import { refusalInWords } from './refusal-words.ts';

type Name = Parameters<typeof ask>[0];

/** A question, and how it is asked again. */
interface Asking<Key extends Name> {
  /** Undefined until it is answered. */
  readonly answer: ApiResult<Reply<Key>> | undefined;
  again(): void;
}

/** Asks the server, and again whenever the question changes; late answers to earlier ones are dropped. */
export function useReply<Key extends Name>(
  name: Key,
  asked: Parameters<typeof ask<Key>>[1] = {},
): Asking<Key> {
  const question = JSON.stringify([name, asked]);
  const times = useSignal(0);
  const loaded = useLoaded(
    async () => ({ to: question, answer: await ask(name, asked) }),
    [question, times.value],
  );
  const found = loadedValue(loaded);
  return {
    answer: found?.to === question ? found.answer : undefined,
    again: () => times.value++,
  };
}

/** Shows a reply, that it is awaited, or why there is none. */
export function Replied<Key extends Name>(props: {
  readonly asking: Asking<Key>;
  readonly children: (reply: Reply<Key>) => ComponentChildren;
}) {
  const { answer, again } = props.asking;
  if (!answer) return <p class="panel">{say().common.loading}</p>;
  if (answer.ok) return <>{props.children(answer.value)}</>;
  return (
    <p class="panel together-trouble" role="status">
      {refusalInWords(answer.reason)}
      {answer.reason === 'unreachable' && (
        <Button icon="again" onClick={again}>
          {together.say()?.lobby.again}
        </Button>
      )}
    </p>
  );
}
