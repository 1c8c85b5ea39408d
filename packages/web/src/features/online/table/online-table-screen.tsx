/** A table over the network, at the address that an invitation leads to. */

import type { Place, Seating } from '@nyhavn/client';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { loadFront } from '../../../games/registry.ts';
import { TableAdditionsContext } from '../../../table/additions.ts';
import { pause } from '../../../table/model/pause.ts';
import { notify } from '../../../ui/announcer.tsx';
import { setting } from '../../../ui/bound.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { Page, useTitle } from '../../../ui/page.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { together } from '../../../words/together.ts';
import { takeCompanions } from '../companions.ts';
import { connection } from '../link.ts';
import { me } from '../me.ts';
import { NameForm, SignInLink } from '../name-form.tsx';
import { refusalInWords } from '../refusal-words.ts';
import { callBack, titleOf } from './attention.ts';
import { saidInWords, speakerOf } from './chat.tsx';
import { lateInWords } from './late.ts';
import { LinkNote } from './link-note.tsx';
import { isUnheard, loadMuted } from './muted.ts';
import type { OnlineTable } from './online-table.ts';
import { openRoom, type Room } from './room.ts';
import { additionsOf } from './table-additions.tsx';
import { transcripts } from './transcripts.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** The table that the address names: first one's name, then the room. */
export function OnlineTableScreen() {
  const { id = '' } = useRoute().params;
  const { query } = useLocation();
  const hasJoined = useSignal(false);
  const wantsSeat = 'sit' in query || hasJoined.value;
  const words = together.say();
  const person = me.value;
  if (!words) return <Loading />;
  if (!person) {
    return (
      <Page title={words.invite.joinTitle}>
        <NameForm label={words.invite.join} onDone={setting(hasJoined, true)} />
        <SignInLink to={`/table/${id}`} />
      </Page>
    );
  }
  return (
    <RoomScreen key={`${id} ${person.id}`} {...{ id }} person={person.id} wantsSeat={wantsSeat} />
  );
}

function RoomScreen(props: {
  readonly id: string;
  readonly person: string;
  /** True if a free seat is taken at once. */
  readonly wantsSeat: boolean;
}) {
  const { id, person, wantsSeat } = props;
  const loaded = useLoaded(
    async () => {
      // The mute list comes first, so that no line of a muted person is shown.
      await loadMuted();
      return openRoom({
        id,
        person,
        connection: connection(),
        transcripts,
        delay: pause,
        refused: (code) => notify(refusalInWords(code)),
      });
    },
    [id, person],
    (left) => left.close(),
  );
  const room = loadedValue(loaded);
  const seating = room?.seating.value;
  useSitting(room, wantsSeat);
  if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
  if (room?.trouble.value) return <Missing text={refusalInWords(room.trouble.value)} />;
  if (!room || !seating) {
    return (
      <Loading>
        <LinkNote />
      </Loading>
    );
  }
  const table = room.game.value;
  const { closedBy } = seating;
  // It was closed before it had begun.
  if (!table && closedBy) return <Missing text={together.known().over.closedBy[closedBy]} />;
  return table ? <PlayedRoom {...{ room, table }} /> : <WaitingRoom {...{ room, seating }} />;
}

/** Takes a free seat as soon as the table is known, if that is wanted. */
function useSitting(room: Room | undefined, isWanted: boolean): void {
  const seating = room?.seating.value;
  const isKnown = seating !== undefined;
  useEffect(() => {
    if (!room || !seating || !isWanted || seating.phase !== 'gathering') return;
    const isFree = (place: Place) =>
      place.kind === 'open' && (place.keptFor ?? room.person) === room.person;
    if (room.seat.peek() === undefined && seating.places.some(isFree)) {
      void sitWithCompanions(room, seating);
      // Reloading the page after standing up must not seat the person again.
      history.replaceState(null, '', location.pathname);
    }
  }, [room, isKnown, isWanted]);
}

/** Takes a seat, and seats for those who come along or were beside us in the last game. */
async function sitWithCompanions(room: Room, { places }: Seating): Promise<void> {
  const again = places.flatMap((place, seat) =>
    place.kind === 'open' && place.keptFor === room.person && place.companion !== undefined
      ? [{ seat, name: place.companion }]
      : [],
  );
  const companions = [...takeCompanions(room.table), ...again];
  if (!(await room.sit(me.peek()?.name ?? ''))) return;
  for (const { seat, name } of companions) await room.sitBeside(name, seat);
}

function PlayedRoom({ room, table }: { readonly room: Room; readonly table: OnlineTable }) {
  const front = useLoaded(() => loadFront(table.game.id), [table]);
  const additions = useMemo(() => additionsOf(room, table), [room, table]);
  useEffect(() => callBack(table), [table]);
  useHearing(room);
  useLateness(table);
  if (front.kind === 'failed') return <Trouble failed={front} />;
  const Board = loadedValue(front)?.Board;
  if (!Board) return <Loading />;
  return (
    <TableAdditionsContext.Provider value={additions}>
      <TurnTitle table={table} />
      <Board table={table} />
    </TableAdditionsContext.Provider>
  );
}

/** Says in the browser's tab whose turn it is; apart, so that nothing else is drawn for it. */
function TurnTitle({ table }: { readonly table: OnlineTable }) {
  useTitle(titleOf(table));
  return null;
}

/** Shows for a moment, and announces, that a player's time was up. */
function useLateness(table: OnlineTable): void {
  const count = table.late.value.length;
  const known = useRef(table.late.peek().length);
  useEffect(() => {
    const last = table.late.peek().at(-1);
    if (count > known.current && last) notify(lateInWords(table, last));
    known.current = count;
  }, [table, count]);
}

/** Shows every new chat line for a moment. */
function useHearing(room: Room): void {
  const last = useComputed(() => room.seating.value?.said.at(-1)).value;
  const first = useMemo(() => room.seating.peek()?.said.at(-1)?.number ?? -1, [room]);
  useEffect(() => {
    const seating = room.seating.peek();
    if (!last || !seating || last.number <= first) return;
    if (last.by === room.seat.peek() || isUnheard(seating, last)) return;
    notify(together.known().chat.said(speakerOf(seating, last), saidInWords(last)));
  }, [last?.number]);
}
