/** The people at a table: who is there, what they say, what is decided together. */
import './people-sheet.css';
import { isAloneAtRated, type Seating } from '@nyhavn/client';
import { nameAt } from '../../../table/seat-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { together } from '../../../words/together.ts';
import { NotificationSwitch } from '../notification-switch.tsx';
import { botId, ProfileLink } from '../player-name.tsx';
import { timeText } from '../time-to-think.ts';
import { besideInWords } from './beside.tsx';
import { Chat } from './chat.tsx';
import { leftAt, useTicking } from './clock.ts';
import { Invite } from './invite.tsx';
import { isMuted, mute } from './muted.ts';
import type { OnlineTable } from './online-table.ts';
import { ReportButton } from './report.tsx';
import type { Room } from './room.ts';

interface TableProps {
  readonly room: Room;
  readonly table: OnlineTable;
  readonly seating: Seating;
}

/** Everything about the company at a table that has begun. */
export function People({ room, table, seating }: TableProps) {
  const words = together.known();
  const own = room.seat.value === undefined ? undefined : seating.places[room.seat.value];
  const isPlaying = seating.phase === 'playing' && own?.kind === 'person' && !own.hasLeft;
  const isAlone = isAloneAtRated(seating, room.person);
  const spectators = room.presence.value?.spectators;
  return (
    <div class="people">
      <ul class="place-list">
        {seating.places.map((_, seat) => (
          <li key={seat}>
            <PersonLine {...{ room, table, seating, seat }} />
          </li>
        ))}
      </ul>
      {spectators !== undefined && <p>{words.people.spectators(spectators)}</p>}
      <Chat room={room} seating={seating} />
      <details>
        <summary>{words.people.link}</summary>
        <Invite id={room.table} game={seating.plan.game} />
      </details>
      {seating.host === room.person && <HostSwitches room={room} seating={seating} />}
      {isPlaying && <NotificationSwitch table={room.table} />}
      <div class="actions">
        {isPlaying && (
          <Button
            look="quiet"
            icon="close"
            onClick={() => {
              if (isAlone && !confirm(words.votes.giveUpSure)) return;
              void room.ask({ do: 'ask', matter: 'end' });
            }}
          >
            {isAlone ? words.votes.giveUp : words.votes.askEnd}
          </Button>
        )}
        {isPlaying && !isAlone && (
          <Button
            look="quiet"
            icon="home"
            onClick={() => {
              if (confirm(words.people.leaveSure)) void room.ask({ do: 'leave' });
            }}
          >
            {words.people.leave}
          </Button>
        )}
      </div>
    </div>
  );
}

function PersonLine({ room, table, seating, seat }: TableProps & { readonly seat: number }) {
  const words = together.known();
  const place = seating.places[seat];
  const presence = room.presence.value;
  /** Milliseconds until the others may hand the seat to a bot. */
  const keptFor = leftAt(presence?.handover, seat) ?? 0;
  useTicking(keptFor > 0);
  if (!place) return null;
  const name = nameAt(table.seats, seat);
  const isPerson = place.kind === 'person';
  const isOwn = room.seats.value.includes(seat);
  const isCompanion = isPerson && place.isCompanion === true;
  const isBot = place.kind !== 'open' && place.bot !== undefined;
  const left = leftAt(room.clocks.value, seat);
  const isAway = presence !== undefined && !presence.seats.includes(seat);
  const remarks = [
    ...(isCompanion ? [besideInWords(seating, place.person, room.person)] : []),
    ...(isPerson && isBot ? [words.people.botFor(name)] : []),
    ...(isPerson && place.hasLeft ? [words.people.gone] : []),
    ...(isPerson && !place.hasLeft && presence
      ? [isAway ? words.people.away : words.people.here]
      : []),
    ...(left === undefined ? [] : [words.people.left(timeText(left))]),
  ];
  // A bot is offered only for players who are away.
  const isMissed = isPerson && !isBot && (isAway || place.hasLeft === true);
  const mayVote = isMissed && room.seat.value !== undefined;
  const isUnwanted = isPerson && isMuted(place.person);
  return (
    <>
      <Icon name={isPerson ? 'person' : 'bot'} />
      <strong>
        {place.kind === 'open' || isCompanion ? (
          name
        ) : (
          <ProfileLink
            id={isPerson ? place.person : botId(place.bot)}
            name={name}
            label={name}
            isBesideGame={seating.phase === 'playing'}
          />
        )}
      </strong>
      <small>{remarks.join(' · ')}</small>
      {isPerson && !isOwn && (
        <span class="people-actions">
          {!isCompanion && (
            <Button
              look="quiet"
              icon={isUnwanted ? 'mute' : 'sound'}
              onClick={() => void mute(place.person, !isUnwanted)}
            >
              {isUnwanted ? words.chat.unmute(name) : words.chat.mute(name)}
            </Button>
          )}
          {mayVote && seating.phase === 'playing' && (
            <Button
              look="quiet"
              icon="bot"
              disabled={keptFor > 0}
              onClick={() => void room.ask({ do: 'ask', matter: 'bot', seat })}
            >
              {keptFor > 0 ? words.votes.botIn(name, timeText(keptFor)) : words.votes.askBot(name)}
            </Button>
          )}
          {!isCompanion && <ReportButton room={room} person={place.person} name={name} />}
        </span>
      )}
    </>
  );
}

/** The switches of the host. */
function HostSwitches({ room, seating }: Pick<TableProps, 'room' | 'seating'>) {
  const words = together.known();
  const { hasFreeChat, isOpenToSpectators } = seating;
  return (
    <details>
      <summary>{words.people.hostMay}</summary>
      <Check
        label={words.open.freeChat}
        value={hasFreeChat}
        onChange={() => void room.ask({ do: 'set', hasFreeChat: !hasFreeChat })}
      />
      <Check
        label={words.open.spectators}
        value={isOpenToSpectators}
        onChange={() => void room.ask({ do: 'set', isOpenToSpectators: !isOpenToSpectators })}
      />
    </details>
  );
}
