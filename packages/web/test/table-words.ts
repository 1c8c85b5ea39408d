/** How players of tests know what the table asks for, and the buttons that answer, by the table's own words. */
import { ANY, begins, en, ends, has, MANY, MORE, person, whole } from './words.ts';

const { common, copenhagen, house, realDice, rollAndWrite, table } = en;

/** A colour of tiles, or white. */
export type Paint = keyof typeof common.colours;

/** All of them. */
export const PAINTS = Object.keys(common.colours) as readonly Paint[];

/** A sentence in every colour. */
function painted(say: (colour: Paint) => string): string[] {
  return PAINTS.map(say);
}

/** Boxes that a track's button marks, one or two, with something under them or nothing. */
const MARKS = [[MANY], [MANY, MORE]].flatMap((boxes) => [
  rollAndWrite.marksBoxes(boxes, ''),
  rollAndWrite.marksBoxes(boxes, ANY),
]);

/** What the line asks for. */
export const ASKS = {
  startTrack: has(rollAndWrite.status.start, rollAndWrite.status.startOf(ANY)),
  coat: has(
    rollAndWrite.status.coat(1),
    rollAndWrite.status.coat(MANY),
    copenhagen.status.coat(1),
    copenhagen.status.coat(MANY),
  ),
  die: has(rollAndWrite.status.mark(ANY), rollAndWrite.status.markTwo(ANY)),
  tile: has(rollAndWrite.status.tile(ANY)),
  /** A tile is drawn, and the turn may be ended. */
  end: has(rollAndWrite.status.drawn(ANY), rollAndWrite.status.drawnMore(ANY)),
  discard: has(copenhagen.status.discard(1), copenhagen.status.discard(MANY)),
  both: has(copenhagen.status.both),
  build: has(copenhagen.status.takeOrBuild, copenhagen.status.build),
  buildOrEnd: has(copenhagen.status.build),
  cards: has(
    copenhagen.status.take,
    copenhagen.status.takeOrBuild,
    copenhagen.status.takeMore,
    copenhagen.status.takeNow,
  ),
  crossing: has(realDice.crossing),
  dice: ends(
    realDice.rollFive,
    realDice.rollFiveOf(ANY),
    realDice.rollFiveFor(ANY),
    realDice.rollAgain(1),
    realDice.rollAgain(MANY),
  ),
} as const;

/** Names of buttons. */
export const NAMES = {
  /** Places what is held. */
  place: whole(table.place, `${table.place} (${table.isFinal})`),
  undo: begins(table.undo),
  ready: whole(table.handover.ready(ANY)),
  die: has(...painted((colour) => rollAndWrite.die(colour, MANY, MORE))),
  /** A tile that can be drawn. */
  drawable: has(rollAndWrite.needs(ANY)),
  mark: has(...MARKS),
  begin: begins(rollAndWrite.beginWith('')),
  take: begins(rollAndWrite.takeTracks('')),
  takeNone: begins(rollAndWrite.takeNone),
  tiles: whole(rollAndWrite.tiles),
  /** A tile that can be built. */
  buildable: has(
    copenhagen.costs(0, 0),
    copenhagen.costs(1, 1),
    copenhagen.costs(MANY, MANY),
    copenhagen.costs(MANY, MORE),
  ),
  supply: whole(copenhagen.supply.button),
  harbourCard: whole(...painted((colour) => copenhagen.harbour.card(MANY, colour))),
  /** Takes cards of the harbour that are picked. */
  takeCards: begins(
    ...painted((colour) => copenhagen.harbour.take(copenhagen.colourOf(1, colour))),
    ...painted((colour) => copenhagen.harbour.take(copenhagen.colourOf(MANY, colour))),
  ),
  handCard: whole(
    ...painted((colour) => copenhagen.hand.card(colour, 1, 1)),
    ...painted((colour) => copenhagen.hand.card(colour, MANY, MORE)),
  ),
  discard: begins(copenhagen.hand.discard(MANY)),
  both: begins(copenhagen.both.use),
  /** Ends a turn, in either game. */
  end: begins(
    rollAndWrite.end,
    rollAndWrite.endWithout,
    copenhagen.both.end,
    copenhagen.both.endUnbuilt,
  ),
  whiteTile: whole(copenhagen.coat.white),
  /** What a coat of arms gives beside a white tile. */
  coatGift: begins(
    ...Object.values(copenhagen.abilities.names).map((name) => copenhagen.coat.take(name)),
    copenhagen.coat.turn,
    copenhagen.coat.skip,
  ),
  diceTold: begins(realDice.confirm),
  lots: whole(realDice.lots),
} as const;

/** The region of the house of whoever sits at the device. */
export const OWN_FACADE = house.facade.label(person());

/** What a die shows, as its button says it. */
export function faceOf(colour: Paint): string {
  return rollAndWrite.face(common.colours[colour]);
}

/** The button of a tile of Roll & Write. */
export function tileToDraw(colour: Paint, squares: number): RegExp {
  return begins(rollAndWrite.tile(colour, squares, ANY));
}

/** The button of a tile of Copenhagen. */
export function tileToBuild(colour: Paint, squares: number): RegExp {
  return whole(copenhagen.supply.tile(copenhagen.tile(colour, squares), ANY, ANY));
}

/** The button of a card in the harbour. */
export function harbourPlace(place: number): RegExp {
  return whole(...painted((colour) => copenhagen.harbour.card(place, colour)));
}
