/** The table of Copenhagen. */
import './board.css';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import type { GameFront } from '../../table/front.ts';
import { HelpDesk } from '../../table/help/desk.ts';
import { keepFocus } from '../../table/main-button.ts';
import { othersFrom, personAt, shownSeat } from '../../table/seat-names.ts';
import { helpWords, rulesText, sayCopenhagen } from '../../words/games/copenhagen.ts';
import { sayHouse } from '../../words/games/house.ts';
import { say } from '../../words/index.ts';
import { BoardLayout, useDrawer } from '../house/board-layout.tsx';
import { BuildableFacade } from '../house/facade.tsx';
import { placeHeld, useHands } from '../house/hands.ts';
import { refineTopic } from '../house/help/point.ts';
import { HouseSign } from '../house/house-sign.tsx';
import { Opponents } from '../house/opponents.tsx';
import { Other } from './ability-tiles.tsx';
import { Tray } from './card-tray.tsx';
import { Controls } from './controls.tsx';
import { housesOf } from './houses.ts';
import { opponentOf } from './opponent.tsx';
import type { GameTable } from './picture.ts';
import { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { Side } from './tile-supply.tsx';

/** Everything on the table, for the person who is asked or looks on. */
export function Board({ front, table }: { readonly front: GameFront; readonly table: GameTable }) {
  const words = sayCopenhagen();
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
  const isSideOpen = useDrawer();
  const houses = useComputed(() => housesOf(table.seats, table.picture.value, table.steps.value));
  const picture = table.picture.value;
  const seat = shownSeat(table);
  const placing = selection.placing.value;
  const place = () => placeHeld(table, selection.placing.peek());

  useHands({ placing, isSideOpen, place, putBack: () => selection.putBack() });
  const moment = table.moment.value;
  useEffect(keepFocus, [moment, placing, isSideOpen.value]);
  return (
    <TableFrame
      front={front}
      table={table}
      desk={desk}
      show={(text) => selection.show(text)}
      status={statusOf(table, selection)}
      progress={words.progress(picture.turn)}
      moreKeys={sayHouse().keyList}
    >
      <BoardLayout
        side={<Side {...{ table, selection, isSideOpen }} />}
        sideTitle={words.supply.title}
        isSideOpen={isSideOpen}
        house={
          <>
            {table.viewer.value === 'spectator' && (
              <HouseSign text={say().table.sheetOf(personAt(table.seats, seat))} />
            )}
            <BuildableFacade house={houses.value[seat]!} placing={placing} onPlace={place} />
          </>
        }
        controls={<Controls {...{ table, selection }} onPlace={place} />}
        other={<Other {...{ picture, seat }} />}
        opponents={
          <Opponents
            opponents={othersFrom(table.seats, seat).map((other) =>
              opponentOf(table, picture, houses.value[other]!),
            )}
          />
        }
        tray={<Tray {...{ table, selection, seat, isSideOpen }} />}
      />
    </TableFrame>
  );
}
