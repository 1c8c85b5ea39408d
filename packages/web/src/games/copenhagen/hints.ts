/** Strategy tips for beginners in Copenhagen; each says only what the engine confirms. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import type { Hint } from '../../table/help/answer.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { brickRow, cleanColumn, isWithin, openLines } from '../house/help/hint-lines.ts';
import { hasCoat, nameOf } from '../house/help/house-answers.ts';
import { type Line, letterAt } from '../house/help/lines.ts';
import { COAT_CELLS, COAT_ROWS, sizeOf } from './material.ts';
import { byColour, tileInWords } from './naming.ts';
import { abilitiesOf, cardsAt, type GameTable, houseOf, type Picture } from './picture.ts';
import type { BuildPlace, Choices } from './possible.ts';
import type { Selection } from './selection.ts';

const COATS = { coats: { rows: COAT_ROWS, columns: '', cells: COAT_CELLS } };

/** A hand so large that taking two more cards would be too many. */
const FULL = 6;

interface Moment {
  readonly words: CopenhagenHelpWords['tips'];
  readonly picture: Picture;
  readonly choices: Choices;
  readonly selection: Selection;
  readonly house: Picture['players'][number];
}

type Tip = (moment: Moment) => string | undefined;

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
  return Object.entries(tips).flatMap(([id, tip]) => {
    const text = tip(moment);
    return text === undefined ? [] : [{ id, text }];
  });
}

/** While a tile can be chosen. */
const BUILDING: Readonly<Record<string, Tip>> = {
  coatRow({ words, choices, house }) {
    const found = completion(choices, house.building, (line) => hasCoat(COATS, line));
    return found && words.coatRow(tileInWords(found.tile), nameOf(found.line));
  },
  coatCell({ words, choices, house }) {
    const cells = COAT_CELLS.filter((cell) => letterAt(house.building, cell) === '.');
    const found = placesIn(choices).find(({ place }) =>
      place.cells.some((cell) => cells.includes(cell)),
    );
    const cell = found?.place.cells.find((one) => cells.includes(one));
    return found && cell && words.coatCell(tileInWords(found.tile), cell);
  },
  line({ words, choices, house }) {
    const found = completion(choices, house.building, (line) => !hasCoat(COATS, line));
    return found && words.line(tileInWords(found.tile), nameOf(found.line));
  },
  beside({ words, choices, house }) {
    // Without the ability a lower price can only come from a neighbour of the same colour.
    if (house.abilities.discount === 'active') return undefined;
    const found = placesIn(choices).find(({ tile, place }) =>
      place.payments.some((cards) => cards.length < sizeOf(tile)),
    );
    return found && words.beside(tileInWords(found.tile));
  },
  limit({ words, choices, house }) {
    return house.cards >= FULL && choices.builds.size > 0 ? words.limit : undefined;
  },
};

/** While cards can be taken as well. */
const TURN: Readonly<Record<string, Tip>> = {
  ...BUILDING,
  end({ words, picture }) {
    const isNear = picture.end === 'pile' && picture.pile <= COPENHAGEN_MATERIAL.endBottom;
    return isNear ? words.end : undefined;
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
      pair && colour && words.pair(common.list(pair.map(String)), copenhagen.colourOf(2, colour))
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
const COAT: Readonly<Record<string, Tip>> = {
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
const PLACING: Readonly<Record<string, Tip>> = {
  brickRow({ words, choices, selection, house }) {
    const places = choices.builds.get(selection.tile.value ?? '') ?? [];
    const rows = places.map(({ brick }) => brickRow(house.building, brick));
    const row = rows.find((one) => one !== undefined);
    return row && words.brickRow(nameOf(row));
  },
};

const BY_PHASE: Readonly<Partial<Record<Picture['phase'], Readonly<Record<string, Tip>>>>> = {
  turn: TURN,
  build: BUILDING,
  coat: COAT,
};

function placesIn({ builds }: Choices): { readonly tile: string; readonly place: BuildPlace }[] {
  return [...builds].flatMap(([tile, places]) => places.map((place) => ({ tile, place })));
}

/** A line that a tile completes. */
function completion(
  choices: Choices,
  building: readonly string[],
  isMeant: (line: Line) => boolean,
): { readonly line: Line; readonly tile: string } | undefined {
  const all = placesIn(choices);
  for (const { line, missing } of openLines(building)) {
    if (!isMeant(line)) continue;
    const found = all.find(({ place }) => isWithin(missing, place.cells));
    if (found) return { line, tile: found.tile };
  }
  return undefined;
}
