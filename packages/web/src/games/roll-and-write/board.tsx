/** The table of Roll & Write. */
import './board.css';
import { ownSheet } from '@nyhavn/engine/roll-and-write';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import type { GameFront } from '../../table/front.ts';
import { HelpDesk } from '../../table/help/desk.ts';
import { keepFocus } from '../../table/main-button.ts';
import { IDLE } from '../../table/model/others.ts';
import { othersFrom, shownSeat } from '../../table/seat-names.ts';
import { keepAwake } from '../../ui/stay-awake.ts';
import { sayHouse } from '../../words/games/house.ts';
import {
  helpWords,
  realDice,
  rulesText,
  sayRollAndWrite,
} from '../../words/games/roll-and-write.ts';
import { BoardLayout, useDrawer } from '../house/board-layout.tsx';
import { BuildableFacade } from '../house/facade.tsx';
import { placeHeld, useHands } from '../house/hands.ts';
import { refineTopic } from '../house/help/point.ts';
import { Opponents } from '../house/opponents.tsx';
import { Other, TrackList } from './ability-tracks.tsx';
import { Controls } from './controls.tsx';
import { DiceEntry } from './dice-entry.ts';
import { Tray } from './dice-tray.tsx';
import { Elements } from './elements.tsx';
import { Side } from './facade-sheet.tsx';
import { housesOf } from './houses.ts';
import type { GameTable } from './material.ts';
import { Neighbours } from './neighbours.tsx';
import { Selection } from './selection.ts';
import { SheetSign } from './sheet-sign.tsx';
import { statusOf } from './status.ts';

/** Everything on the table, for the person who is asked or looks on. */
export function Board({ front, table }: { readonly front: GameFront; readonly table: GameTable }) {
  const words = sayRollAndWrite();
  const selection = useMemo(() => new Selection(table), [table]);
  const desk = useMemo(
    () =>
      new HelpDesk(async () => (await import('./help.ts')).helpAt(table, selection), {
        words: helpWords,
        rules: rulesText,
        refine: refineTopic,
      }),
    [table, selection],
  );
  const pad = useMemo(() => new DiceEntry(table), [table]);
  const isSideOpen = useDrawer();
  const about = useSignal(false);
  const houses = useComputed(() => housesOf(table.seats, table.picture.value, table.steps.value));
  const picture = table.picture.value;
  const viewer = table.viewer.value;
  const seat = shownSeat(table);
  const placing = selection.placing.value;
  const place = () => placeHeld(table, selection.placing.peek());
  const turn = table.turn.value;
  const isOwnSheet = table.game.id === ownSheet.id;

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
      moreKeys={[...((table.isTold && realDice.say()?.keys) || []), ...sayHouse().keyList]}
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
