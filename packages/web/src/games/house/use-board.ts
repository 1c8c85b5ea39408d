/** The hook of a board: tile in the hand, keys and help, the same in all games of houses. */
import type { GamePicture, SeenStep } from '@nyhavn/engine';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { SeatPlan } from '../../store/seats.ts';
import { act } from '../../table/acting.ts';
import type { TableHelp } from '../../table/help/answer.ts';
import { HelpDesk } from '../../table/help/desk.ts';
import { type KeyMap, onKeys } from '../../table/keys.ts';
import { clickMain } from '../../table/main-button.ts';
import type { PlayedTable, SeenGame } from '../../table/model/played-table.ts';
import { notify } from '../../ui/announcer.tsx';
import type { HelpWords } from '../../words/en/help.ts';
import { say } from '../../words/index.ts';
import type { GameText } from '../../words/rules-text.ts';
import type { Shelf } from '../../words/shelf.ts';
import { refineTopic } from './help/point.ts';
import type { HouseView } from './house-view.ts';
import type { Placing } from './placing.ts';

/** The picks at a table, as far as all games of houses know them. */
interface HouseSelection {
  /** The tile that is held, if one is. */
  readonly placing: ReadonlySignal<Placing | undefined>;
  putBack(): void;
}

/** The part of a board that is its game's own; the same object at every call. */
interface BoardGame<Picture extends GamePicture, Selection> {
  selectionAt(table: PlayedTable<Picture>): Selection;
  helpAt(table: PlayedTable<Picture>, selection: Selection): Promise<TableHelp>;
  readonly helpWords: Shelf<HelpWords>;
  readonly rulesText: Shelf<GameText>;
  readonly housesOf: HousesOf<Picture>;
}

type HousesOf<Picture extends GamePicture> = (
  seats: readonly SeatPlan[],
  picture: Picture,
  steps: readonly SeenStep<Picture>[],
) => readonly HouseView[];

/** Every player's house at a table or in a replay, as a signal of what has happened. */
export function useHouses<Picture extends GamePicture>(
  { seats, picture, steps }: SeenGame<Picture>,
  housesOf: HousesOf<Picture>,
): readonly HouseView[] {
  return useComputed(() => housesOf(seats, picture.value, steps.value)).value;
}

/** The state of a board, its keys and its help, and the focus in the drawer when that opens. */
export function useBoard<Picture extends GamePicture, Selection extends HouseSelection>(
  table: PlayedTable<Picture>,
  game: BoardGame<Picture, Selection>,
) {
  const selection = useMemo(() => game.selectionAt(table), [table]);
  const { helpWords: words, rulesText: rules } = game;
  const desk = useMemo(
    () => new HelpDesk(() => game.helpAt(table, selection), { words, rules, refine: refineTopic }),
    [table, selection],
  );
  const isSideOpen = useSignal(false);
  const houses = useHouses(table, game.housesOf);
  const placing = selection.placing.value;
  const place = () => placeHeld(table, selection.placing.peek());
  useLayoutEffect(() => {
    const letGo = () => {
      isSideOpen.value = false;
      selection.putBack();
    };
    if (placing) return onKeys(placingKeys(placing, place, letGo));
    return onKeys({ Enter: clickMain, Escape: letGo });
  }, [placing]);
  return { selection, desk, isSideOpen, houses, placing, place };
}

/** The keys with which a held tile is moved, turned and placed. */
function placingKeys(placing: Placing, place: () => void, putBack: () => void): KeyMap {
  return {
    ArrowLeft: () => placing.nudge(-1, 0),
    ArrowRight: () => placing.nudge(1, 0),
    ArrowUp: () => placing.nudge(0, 1),
    ArrowDown: () => placing.nudge(0, -1),
    r: (event) => placing.rotate(event.shiftKey ? 'left' : 'right'),
    f: () => {
      if (placing.canFlip) placing.flip();
    },
    x: () => placing.nextBrick(),
    n: () => placing.nextPlace(),
    Enter: place,
    Escape: putBack,
  };
}

/** Places what is held, or says why it may not lie there. */
function placeHeld(table: PlayedTable, placing: Placing | undefined): void {
  const prospect = placing?.prospect.peek();
  if (prospect?.isLegal) act(table, prospect.text);
  else if (prospect) notify(say().refusals[prospect.reason]);
}
