/** People beside one another at the same device, each with a seat of their own. */
import './beside.css';
import { type Seating, seatOf } from '@nyhavn/client';
import { MAX_NAME_LENGTH } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { bound, setting } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { together } from '../../../words/together.ts';
import type { Room } from './room.ts';

/** A sentence about the person whose device a companion plays at. */
export function besideInWords(seating: Seating, person: string, me: string): string {
  const words = together.known().waiting;
  if (person === me) return words.besideYou;
  const place = seating.places[seatOf(seating, person) ?? -1];
  return place?.kind === 'person' ? words.besideOf(place.name) : '';
}

/** A free seat for a companion at this device: asks for their name, and seats them. */
export function BesideForm(props: {
  readonly room: Room;
  readonly seat: number;
  /** The name that they had in the last game. */
  readonly name: string;
}) {
  const { room, seat } = props;
  const words = together.known();
  const isOpen = useSignal(false);
  const name = useSignal(props.name);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isOpen.value) field.current?.focus();
  }, [isOpen.value]);
  function submit(event: Event) {
    event.preventDefault();
    const given = name.value.trim();
    if (given !== '') void room.sitBeside(given, seat);
  }
  if (!isOpen.value) {
    return (
      <>
        <span>{words.waiting.free}</span>
        <Button look="quiet" icon="people" class="beside-open" onClick={setting(isOpen, true)}>
          <span class="visually-hidden">{words.open.seat(seat + 1)}: </span>
          {words.waiting.beside}
        </Button>
      </>
    );
  }
  return (
    <form class="beside-form" onSubmit={submit}>
      <TextField
        ref={field}
        isBare
        label={words.waiting.besideName}
        placeholder={words.waiting.besideName}
        maxLength={MAX_NAME_LENGTH}
        required
        autocomplete="off"
        {...bound(name)}
      />
      <Button icon="check" type="submit">
        {words.waiting.besideOk}
      </Button>
    </form>
  );
}
