/** The chat: phrases in the reader's language, and free text where it is allowed. */
import './chat.css';
import type { Said, Seating } from '@nyhavn/client';
import { PHRASES } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { bound } from '../../../ui/bound.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { together } from '../../../words/together.ts';
import { isUnheard } from './muted.ts';
import type { Room } from './room.ts';

const MAX_CHAT_LENGTH = 280;

/** The speaker of a line: the name at the seat, or a spectator. */
export function speakerOf({ places }: Seating, { by }: Said): string {
  const place = typeof by === 'number' ? places[by] : undefined;
  return place?.kind === 'person' ? place.name : together.known().people.spectator;
}

/** The text of a line; a phrase is in the reader's language. */
export function saidInWords({ phrase, text = '' }: Said): string {
  return phrase === undefined ? text : together.known().phrases[phrase];
}

/** The talk at a table. */
export function Chat({ room, seating }: { readonly room: Room; readonly seating: Seating }) {
  const words = together.known();
  const text = useSignal('');
  const list = useRef<HTMLUListElement>(null);
  const { said } = seating;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  const heard = said.filter((one) => !isUnheard(seating, one));
  async function write(event: Event) {
    event.preventDefault();
    const written = text.value.trim();
    if (written === '') return;
    text.value = '';
    if (!(await room.ask({ do: 'write', text: written }))) text.value = written;
  }
  return (
    <div class="chat">
      {heard.length === 0 ? (
        <p>{said.length > 0 ? words.chat.hidden : words.chat.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        <ul class="chat-list" ref={list} tabIndex={0} aria-label={words.chat.title}>
          {heard.map((one) => (
            <li key={one.number}>
              <strong>{speakerOf(seating, one)}</strong> {saidInWords(one)}
            </li>
          ))}
        </ul>
      )}
      {seating.hasFreeChat && room.seat.value !== undefined && (
        <form class="chat-form" onSubmit={write}>
          <TextField
            isBare
            label={words.chat.write}
            placeholder={words.chat.write}
            maxLength={MAX_CHAT_LENGTH}
            autocomplete="off"
            {...bound(text)}
          />
          <IconButton icon="right" type="submit" label={words.chat.send} />
        </form>
      )}
      {!seating.hasFreeChat && (
        <p>
          <small>{words.chat.off}</small>
        </p>
      )}
      <fieldset class="chat-phrases">
        <legend class="visually-hidden">{words.chat.phrases}</legend>
        {PHRASES.map((phrase) => (
          <Button class="chat-phrase" key={phrase} onClick={() => void room.say(phrase)}>
            {words.phrases[phrase]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
