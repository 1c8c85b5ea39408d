/** The table of Roll & Write. */
import './board.css';
import { ownSheet } from '@nyhavn/engine';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keepAwake } from '../app/stay-awake.ts';
import { HelpDesk } from '../help/desk.ts';
import { act } from '../play/acting.ts';
import { notify } from '../play/announcer.tsx';
import { BoardLayout, useDrawer } from '../play/board-layout.tsx';
import { BuildableFacade } from '../play/facade.tsx';
import type { GameFront } from '../play/front.ts';
import { useHands } from '../play/hands.ts';
import { keepFocus } from '../play/main-button.ts';
import { Opponents } from '../play/opponents.tsx';
import { othersFrom } from '../play/people.ts';
import { TableFrame } from '../play/table-frame.tsx';
import { IDLE } from '../store/others.ts';
import type { PlayedTable } from '../store/played-table.ts';
import { say } from '../words/index.ts';
import { realDice } from '../words/real-dice.ts';
import { Controls } from './controls.tsx';
import { Elements } from './elements.tsx';
import { housesOf } from './houses.ts';
import type { Picture } from './material.ts';
import { Neighbours } from './neighbours.tsx';
import { Other, TrackList } from './other.tsx';
import { Pad } from './pad.ts';
import { Selection } from './selection.ts';
import { SheetSign } from './sheet-sign.tsx';
import { Side } from './side.tsx';
import { statusOf } from './status.ts';
import { Tray } from './tray.tsx';

/** Everything on the table, for the person who is asked or looks on. */
export function Board({
  front,
  table,
}: {
  readonly front: GameFront;
  readonly table: PlayedTable;
}) {
  const words = say().rollAndWrite;
  const selection = useMemo(() => new Selection(table), [table]);
  const desk = useMemo(
    () => new HelpDesk(async () => (await import('./help.ts')).helpAt(table, selection)),
    [table, selection],
  );
  const pad = useMemo(() => new Pad(table), [table]);
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
  const isOwnSheet = table.game.id === ownSheet.id;

  function place() {
    const prospect = selection.placing.peek()?.prospect.value;
    if (prospect?.isLegal) act(table, prospect.text);
    else if (prospect) notify(say().refusals[prospect.reason]);
  }

  useEffect(() => (table.isTold ? keepAwake() : undefined), [table]);
  useHands({ placing, isSideOpen, place, putBack: () => selection.putBack() });
  const moment = table.moment.value;
  const hasBegun = placing !== undefined || table.steps.value.some(({ by }) => by === viewer);
  useEffect(() => {
    if (hasBegun) keepFocus();
  }, [moment, placing, hasBegun]);

  return (
    <TableFrame
      front={front}
      table={table}
      desk={desk}
      show={(text) => selection.show(text)}
      status={statusOf(table, selection)}
      progress={words.round(picture.round)}
      {...(table.isTold ? { moreKeys: realDice.say()?.keys } : {})}
    >
      <BoardLayout
        side={<Side {...{ table, selection, pad, isSideOpen }} />}
        sideTitle={words.facades}
        isSideOpen={isSideOpen}
        house={
          <>
            <SheetSign table={table} seat={seat} />
            <BuildableFacade house={houses.value[seat]!} placing={placing} onPlace={place} />
          </>
        }
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
          isOwnSheet ? (
            <Neighbours table={table} />
          ) : table.seats.some(({ bot }) => bot === IDLE) ? (
            <Elements table={table} />
          ) : (
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
          )
        }
        tray={<Tray {...{ table, selection, pad, isSideOpen }} />}
      />
    </TableFrame>
  );
}
