/** Before the game: who is there already, the link for the others, and the beginning. */
import './waiting-room.css';
import type { Place, Seating } from '@nyhavn/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { gameName } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { me } from '../me.ts';
import { NotificationSwitch } from '../notification-switch.tsx';
import { botId, ProfileLink } from '../player-name.tsx';
import { useQuickSearch } from '../quick-search.ts';
import { clockInWords } from '../time-to-think.ts';
import { BesideForm, besideInWords } from './beside.tsx';
import { Chat } from './chat.tsx';
import { Invite } from './invite.tsx';
import { LinkNote } from './link-note.tsx';
import type { Room } from './room.ts';

/** The table while it waits for people. */
export function WaitingRoom(props: { readonly room: Room; readonly seating: Seating }) {
  const { room, seating } = props;
  const words = together.known();
  useQuickSearch(room, seating);
  const { plan, host, places } = seating;
  const isSeated = room.seat.value !== undefined;
  const isHost = host === room.person;
  const terms = [clockInWords(plan.clock), ...(plan.isRated ? [words.open.rated] : [])];
  // Whoever has opened the table needs the link first.
  const invite = (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{words.invite.title}</h2>
      <Invite id={room.table} game={plan.game} />
    </section>
  );
  return (
    <Page title={words.waiting.title(gameName(plan.game))}>
      <div class="waiting">
        <LinkNote />
        {isHost && invite}
        <section class="panel waiting-seats" aria-label={words.open.seats}>
          <ol class="place-list">
            {places.map((place, seat) => (
              <li key={seat}>
                <PlaceLine {...{ room, seating, place, seat }} isSeated={isSeated} />
              </li>
            ))}
          </ol>
          <p>
            <strong>{terms.join(' · ')}</strong>
          </p>
          <p>{isSeated ? words.waiting.about : words.waiting.spectating}</p>
          {isSeated && <NotificationSwitch table={room.table} />}
          <div class="actions">
            {isSeated && isHost && (
              <Button icon="right" onClick={() => void room.ask({ do: 'begin' })}>
                {words.waiting.begin}
              </Button>
            )}
            {isSeated && (
              <Button look="quiet" onClick={() => void room.ask({ do: 'leave' })}>
                {words.waiting.leave}
              </Button>
            )}
            {isHost && (
              <Button
                look="quiet"
                onClick={() => {
                  if (confirm(words.waiting.reallyClose)) void room.ask({ do: 'close' });
                }}
              >
                {words.waiting.close}
              </Button>
            )}
          </div>
        </section>
        {!isHost && invite}
        <section class="panel" aria-label={words.chat.title}>
          <h2>{words.chat.title}</h2>
          <Chat room={room} seating={seating} />
        </section>
      </div>
    </Page>
  );
}

function PlaceLine(props: {
  readonly room: Room;
  readonly place: Place;
  readonly seating: Seating;
  readonly seat: number;
  readonly isSeated: boolean;
}) {
  const { room, place, seating, seat, isSeated } = props;
  const { host } = seating;
  const words = together.known();
  if (place.kind === 'bot') {
    return (
      <>
        <Icon name="bot" />
        <ProfileLink id={botId(place.bot)} name={place.bot} isBesideGame />
      </>
    );
  }
  if (place.kind === 'person' && place.isCompanion) {
    return <CompanionLine {...{ room, seating, seat, place }} />;
  }
  if (place.kind === 'person') {
    const remarks = [
      ...(place.person === room.person ? [words.waiting.you] : []),
      ...(place.person === host ? [words.waiting.host] : []),
    ];
    return (
      <>
        <Icon name="person" />
        <strong>
          <ProfileLink id={place.person} name={place.name} isBesideGame />
        </strong>
        {remarks.length > 0 && <small>{remarks.join(' · ')}</small>}
        {room.person === host && place.person !== host && (
          <RemoveButton {...{ room, seat }} label={words.waiting.remove(place.name)} />
        )}
      </>
    );
  }
  if (place.keptFor !== undefined && place.keptFor !== room.person) {
    return (
      <>
        <Icon name="lock" />
        <KeptFor person={place.keptFor} />
        {room.person === host && (
          <RemoveButton {...{ room, seat }} label={words.waiting.removeKept(seat + 1)} />
        )}
      </>
    );
  }
  return (
    <>
      <Icon name="plus" />
      {isSeated ? (
        <FreeSeat {...{ room, seating, seat }} name={place.companion ?? ''} />
      ) : (
        <Button look="primary" onClick={() => void room.sit(me.value?.name ?? '', seat)}>
          {words.waiting.sit(seat + 1)}
        </Button>
      )}
    </>
  );
}

/** For whom a seat is kept, as soon as the name is known. */
function KeptFor({ person }: { readonly person: string }) {
  const words = together.known().waiting;
  const name = useSignal<string | undefined>(undefined);
  useEffect(() => {
    // Expected: without an answer the seat is kept all the same.
    void ask('profile', { params: { id: person } }).then((answer) => {
      if (answer.ok) name.value = answer.value.name;
    });
  }, [person]);
  return <span>{name.value === undefined ? words.kept : words.keptFor(name.value)}</span>;
}

/** A free seat: open for everyone, or for a companion where the table allows it. */
function FreeSeat(props: {
  readonly room: Room;
  readonly seating: Seating;
  readonly seat: number;
  readonly name: string;
}) {
  const { room, seating, seat, name } = props;
  if (seating.plan.isRated) return <span>{together.known().waiting.free}</span>;
  return <BesideForm {...{ room, seat, name }} />;
}

/** A companion's line; the person who brought them and the host may send them away. */
function CompanionLine(props: {
  readonly room: Room;
  readonly seating: Seating;
  readonly seat: number;
  readonly place: Extract<Place, { kind: 'person' }>;
}) {
  const { room, seating, seat, place } = props;
  const words = together.known();
  const isOwn = place.person === room.person;
  return (
    <>
      <Icon name="person" />
      <strong>{place.name}</strong>
      <small>{besideInWords(seating, place.person, room.person)}</small>
      {(isOwn || room.person === seating.host) && (
        <RemoveButton {...{ room, seat, isOwn }} label={words.waiting.remove(place.name)} />
      )}
    </>
  );
}

function RemoveButton(props: {
  readonly room: Room;
  readonly seat: number;
  readonly label: string;
  /** True if it is a companion at this device. */
  readonly isOwn?: boolean;
}) {
  const { room, seat, label, isOwn } = props;
  return (
    <IconButton
      look="quiet"
      icon="close"
      class="place-remove"
      label={label}
      onClick={() => void room.ask({ do: isOwn ? 'leave' : 'remove', seat })}
    />
  );
}
