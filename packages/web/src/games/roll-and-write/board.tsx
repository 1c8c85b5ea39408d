/** The table of Roll & Write. */
import './board.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { IDLE } from '../../store/seats.ts';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import type { GameFront } from '../../table/front.ts';
import { keepFocus } from '../../table/main-button.ts';
import { shownSeat } from '../../table/seat-names.ts';
import { keepAwake } from '../../ui/stay-awake.ts';
import { sayHouse } from '../../words/games/house.ts';
import {
  helpWords,
  realDice,
  rulesText,
  sayRollAndWrite,
} from '../../words/games/roll-and-write.ts';
import { BoardLayout } from '../house/board-layout.tsx';
import { BuildableFacade } from '../house/facade.tsx';
import { usePointFlights } from '../house/flights.tsx';
import { Opponents } from '../house/opponents.tsx';
import { useBoard } from '../house/use-board.ts';
import { Other, TrackList } from './ability-tracks.tsx';
import { Controls } from './controls.tsx';
import { DiceEntry } from './dice-entry.ts';
import { Tray } from './dice-tray.tsx';
import { Elements } from './elements.tsx';
import { Side } from './facade-sheet.tsx';
import { housesOf } from './houses.ts';
import type { GameTable } from './material.ts';
import { Selection } from './selection.ts';
import { SheetSign } from './sheet-sign.tsx';
import { statusOf } from './status.ts';

const GAME = {
  selectionAt: (table: GameTable) => new Selection(table),
  helpAt: async (table: GameTable, selection: Selection) =>
    (await import('./help.ts')).helpAt(table, selection),
  helpWords,
  rulesText,
  housesOf,
};

/** Everything on the table, for the person who is asked or looks on. */
export function Board({ front, table }: { readonly front: GameFront; readonly table: GameTable }) {
  const words = sayRollAndWrite();
  const { selection, desk, isSideOpen, houses, placing, place } = useBoard(table, GAME);
  const pad = useMemo(() => new DiceEntry(table), [table]);
  const about = useSignal(false);
  const picture = table.picture.value;
  usePointFlights(table);
  const viewer = table.viewer.value;
  const seat = shownSeat(table);

  useEffect(() => (table.isTold ? keepAwake() : undefined), [table]);
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
      moreKeys={[...((table.isTold && realDice.say()?.keys) || []), ...sayHouse().keyList]}
    >
      <BoardLayout
        side={<Side {...{ table, selection, isSideOpen }} />}
        sideTitle={words.tiles}
        isSideOpen={isSideOpen}
        house={
          <>
            <SheetSign table={table} seat={seat} />
            <BuildableFacade house={houses[seat]!} placing={placing} onPlace={place} />
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
          table.seats.some(({ bot }) => bot === IDLE) ? (
            <Elements table={table} />
          ) : (
            <Opponents
              {...{ table, houses }}
              detailsOf={(other) => <TrackList picture={picture} seat={other} />}
            />
          )
        }
        tray={<Tray {...{ table, selection, pad, isSideOpen }} />}
      />
    </TableFrame>
  );
}
