/** The table of Copenhagen. */
import './board.css';
import { useEffect } from 'preact/hooks';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import type { GameFront } from '../../table/front.ts';
import { keepFocus } from '../../table/main-button.ts';
import { personAt, shownSeat } from '../../table/seat-names.ts';
import { helpWords, rulesText, sayCopenhagen } from '../../words/games/copenhagen.ts';
import { sayHouse } from '../../words/games/house.ts';
import { say } from '../../words/index.ts';
import { BoardLayout } from '../house/board-layout.tsx';
import { BuildableFacade } from '../house/facade.tsx';
import { usePointFlights } from '../house/flights.tsx';
import { HouseSign } from '../house/house-sign.tsx';
import { Opponents } from '../house/opponents.tsx';
import { useBoard } from '../house/use-board.ts';
import { OpponentDetails } from './ability-list.tsx';
import { Other } from './ability-tiles.tsx';
import { useCardFlights } from './card-flights.tsx';
import { Tray } from './card-tray.tsx';
import { Controls } from './controls.tsx';
import { housesOf } from './houses.ts';
import { type GameTable, houseOf } from './picture.ts';
import { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { Side } from './tile-supply.tsx';

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
  const words = sayCopenhagen();
  const { selection, desk, isSideOpen, houses, placing, place } = useBoard(table, GAME);
  const picture = table.picture.value;
  usePointFlights(table);
  useCardFlights(table);
  const seat = shownSeat(table);
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
            <BuildableFacade house={houses[seat]!} placing={placing} onPlace={place} />
          </>
        }
        controls={<Controls {...{ table, selection }} onPlace={place} />}
        other={<Other {...{ picture, seat }} />}
        opponents={
          <Opponents
            {...{ table, houses }}
            noteOf={(other) => words.cards(houseOf(picture, other).cards)}
            detailsOf={(other) => <OpponentDetails {...houseOf(picture, other)} />}
          />
        }
        tray={<Tray {...{ table, selection, seat, isSideOpen }} />}
      />
    </TableFrame>
  );
}
