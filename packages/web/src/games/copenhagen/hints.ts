/** Strategy tips for beginners in Copenhagen; each says only what the engine confirms. */
import { endCardIn } from '@nyhavn/engine/copenhagen';
import { letterAt } from '@nyhavn/engine/house';
import type { Hint } from '../../table/help/answer.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import {
  brickRow,
  cleanColumn,
  completion,
  hintsFrom,
  type Tips,
} from '../house/help/hint-lines.ts';
import { hasCoat, nameOf } from '../house/help/house-answers.ts';
import { COATS, sizeOf } from './material.ts';
import { byColour, tileInWords } from './naming.ts';
import { abilitiesOf, cardsAt, type GameTable, houseOf, type Picture } from './picture.ts';
import type { BuildPlace, Choices } from './possible.ts';
import type { Selection } from './selection.ts';

/** With this many cards in the hand, taking two more would be too many. */
const FULL_HAND_CARDS = 6;

interface Moment {
  readonly words: CopenhagenHelpWords['tips'];
  readonly picture: Picture;
  readonly choices: Choices;
  readonly selection: Selection;
  readonly house: Picture['players'][number];
}

/** The tips that fit this moment, the best first. */
export function hintsOf(
  words: CopenhagenHelpWords,
  table: GameTable,
  selection: Selection,
): Hint[] {
  const turn = table.turn.value;
  const picture = table.picture.value;
  const tips = selection.placing.value ? PLACING : BY_PHASE[picture.phase];
  if (turn.kind !== 'person' || !tips) return [];
  const moment = {
    words: words.tips,
    picture,
    choices: selection.choices.value,
    selection,
    house: houseOf(picture, turn.seat),
  };
  return hintsFrom(tips, moment);
}

/** While a tile can be chosen. */
const BUILDING: Tips<Moment> = {
  coatRow({ words, choices, house }) {
    const found = completion(house.building, placesIn(choices), (line) => hasCoat(COATS, line));
    return found && words.coatRow(tileInWords(found.tile), nameOf(found.line));
  },
  coatCell({ words, choices, house }) {
    const free = COATS.cells.filter((cell) => letterAt(house.building, cell) === '.');
    const isFree = (cell: string) => free.includes(cell);
    const found = placesIn(choices).find(({ cells }) => cells.some(isFree));
    const cell = found?.cells.find(isFree);
    return found && cell && words.coatCell(tileInWords(found.tile), cell);
  },
  line({ words, choices, house }) {
    const found = completion(house.building, placesIn(choices), (line) => !hasCoat(COATS, line));
    return found && words.line(tileInWords(found.tile), nameOf(found.line));
  },
  beside({ words, choices, house }) {
    // Without the ability a lower price can only come from a neighbour of the same colour.
    if (house.abilities.discount === 'active') return undefined;
    const found = placesIn(choices).find(({ tile, payments }) =>
      payments.some((cards) => cards.length < sizeOf(tile)),
    );
    return found && words.beside(tileInWords(found.tile));
  },
  limit({ words, choices, house }) {
    return house.cards >= FULL_HAND_CARDS && choices.builds.size > 0 ? words.limit : undefined;
  },
};

/** While cards can be taken as well. */
const TURN: Tips<Moment> = {
  ...BUILDING,
  end({ words, picture }) {
    return endCardIn(picture) === 'last' ? words.end : undefined;
  },
  pair({ words, picture, choices }) {
    const { common } = say();
    const copenhagen = sayCopenhagen();
    const pair = choices.takes.find((take) => {
      const [first = 0, second = 0] = take;
      const [one = '', other = ''] = cardsAt(picture, take);
      return take.length === 2 && second === first + 1 && one === other;
    });
    const colour = pair && byColour(cardsAt(picture, pair))[0]?.colour;
    return (
      pair && colour && words.pair(common.list(pair.map(String)), copenhagen.cardsOf(2, colour))
    );
  },
  collect({ words, picture, choices, house }) {
    const copenhagen = sayCopenhagen();
    const held = byColour(house.hand ?? '').filter(({ count }) => count > 1);
    const wanted = held.find(({ colour }) =>
      choices.takes.some((take) => cardsAt(picture, take).includes(colour)),
    );
    return wanted && words.collect(copenhagen.cardsOf(wanted.count, wanted.colour));
  },
  column({ words, house }) {
    const column = cleanColumn(house.building);
    return column && words.column(nameOf(column));
  },
};

/** While a coat of arms is owed. */
const COAT: Tips<Moment> = {
  turnBack({ words, choices, house }) {
    const canTurn = choices.words.some(({ verb }) => verb === 'coatTurn');
    const isWorth = canTurn && abilitiesOf(house, 'used').length > 1;
    return isWorth ? words.turnBack : undefined;
  },
  ability({ words, choices }) {
    return choices.abilities.length > 0 ? words.ability : undefined;
  },
};

/** While a tile is in the hand. */
const PLACING: Tips<Moment> = {
  brickRow({ words, choices, selection, house }) {
    const places = choices.builds.get(selection.tile.value ?? '') ?? [];
    const rows = places.map(({ brick }) => brickRow(house.building, brick));
    const row = rows.find((one) => one !== undefined);
    return row && words.brickRow(nameOf(row));
  },
};

const BY_PHASE: Readonly<Partial<Record<Picture['phase'], Tips<Moment>>>> = {
  turn: TURN,
  build: BUILDING,
  coat: COAT,
};

function placesIn({ builds }: Choices): (BuildPlace & { readonly tile: string })[] {
  return [...builds].flatMap(([tile, places]) => places.map((place) => ({ tile, ...place })));
}
