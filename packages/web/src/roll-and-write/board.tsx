/** The table of Roll & Write. */
import './board.css';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { HelpDesk } from '../help/desk.ts';
import { act } from '../play/acting.ts';
import { notify } from '../play/announcer.tsx';
import { BoardLayout, useDrawer } from '../play/board-layout.tsx';
import { BuildableFacade } from '../play/facade.tsx';
import type { GameFront } from '../play/front.ts';
import { onKeys, placingKeys } from '../play/keys.ts';
import { clickMain, focusDrawer, keepFocus } from '../play/main-button.ts';
import { Opponents } from '../play/opponents.tsx';
import { othersFrom } from '../play/people.ts';
import { TableFrame } from '../play/table-frame.tsx';
import type { Table } from '../store/table.ts';
import { say } from '../words/index.ts';
import { Controls } from './controls.tsx';
import { housesOf } from './houses.ts';
import type { Picture } from './material.ts';
import { Other, TrackList } from './other.tsx';
import { Selection } from './selection.ts';
import { Side } from './side.tsx';
import { statusOf } from './status.ts';
import { Tray } from './tray.tsx';

/** Everything on the table, for the person who is asked or looks on. */
export function Board({ front, table }: { readonly front: GameFront; readonly table: Table }) {
  const words = say().rollAndWrite;
  const selection = useMemo(() => new Selection(table), [table]);
  const desk = useMemo(
    () => new HelpDesk(async () => (await import('./help.ts')).helpAt(table, selection)),
    [table, selection],
  );
  const isSideOpen = useDrawer();
  const about = useSignal(false);
  const houses = useComputed(() =>
    housesOf(table.seats, table.picture.value as Picture, table.steps.value),
  );
  const picture = table.picture.value as Picture;
  const viewer = table.viewer.value;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const placing = selection.placing.value;
  const turn = table.turn.value;

  function place() {
    const prospect = selection.placing.peek()?.prospect.value;
    if (prospect?.isLegal) act(table, prospect.text);
    else if (prospect) notify(say().refusals[prospect.reason]);
  }

  useEffect(() => {
    const putBack = () => {
      isSideOpen.value = false;
      selection.putBack();
    };
    if (placing) return onKeys(placingKeys(placing, place, putBack));
    return onKeys({ Enter: clickMain, Escape: putBack });
  }, [placing]);
  const moment = table.moment.value;
  const hasBegun = placing !== undefined || table.steps.value.some(({ by }) => by === viewer);
  useEffect(() => {
    if (hasBegun) keepFocus();
  }, [moment, placing, hasBegun]);

  useEffect(() => {
    if (isSideOpen.value) focusDrawer();
  }, [isSideOpen.value]);

  return (
    <TableFrame
      front={front}
      table={table}
      desk={desk}
      status={statusOf(table, selection)}
      progress={words.round(picture.round)}
    >
      <BoardLayout
        side={<Side {...{ table, selection, isSideOpen }} />}
        sideTitle={words.facades}
        isSideOpen={isSideOpen}
        house={<BuildableFacade house={houses.value[seat]!} placing={placing} onPlace={place} />}
        controls={
          <Controls
            {...{ table, selection }}
            onPlace={place}
            onAbout={() => {
              about.value = true;
            }}
          />
        }
        other={<Other {...{ table, selection, seat, about }} />}
        opponents={
          <Opponents
            opponents={othersFrom(table.seats, seat).map((other) => ({
              house: houses.value[other]!,
              isActive: picture.active === other,
              isThinking: turn.kind === 'bot' && turn.seat === other,
              isBot: table.seats[other]?.bot !== undefined,
              note: '',
              details: <TrackList picture={picture} seat={other} />,
            }))}
          />
        }
        tray={<Tray {...{ table, selection, isSideOpen }} />}
      />
    </TableFrame>
  );
}
