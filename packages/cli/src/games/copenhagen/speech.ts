/** Houses, hands and the harbour in sentences. */
import type { Seat } from '@nyhavn/engine';
import { playerAt, possession, turnOf } from '../../play/player.ts';
import { count } from '../../play/words.ts';
import {
  buildingInWords,
  type CellWords,
  rowChanges,
  scoreChanges,
  standInWords,
} from '../house/building-words.ts';
import { colourName } from '../house/words.ts';
import type { Speech } from '../terminal-game.ts';
import { ABILITIES, abilityInWords, COAT_CELLS, TILES } from './material.ts';
import { abilitiesOf, houseOf, type Picture } from './picture.ts';
import { cardCount, cardsInWords, endCardInWords } from './words.ts';

const CELLS: CellWords = {
  between: ', ',
  cell(letter, name) {
    if (letter === '.') return COAT_CELLS.includes(name) ? 'empty with a coat of arms' : 'empty';
    const isBrick = letter !== letter.toUpperCase();
    return `${colourName(letter.toUpperCase())}${isBrick ? ' brick' : ''}`;
  },
};

/** Copenhagen in sentences. */
export const speech: Speech<Picture> = {
  table: ({ picture }) => [
    harbourInWords(picture),
    pileInWords(picture),
    ...supplyInWords(picture),
  ],
  sheet({ players, picture }, seat) {
    const house = houseOf(picture, seat);
    const name = possession(playerAt(players, seat), 'house');
    return [
      `${name}: ${standInWords(house)}.`,
      ...buildingInWords(house.building, CELLS),
      handInWords(picture, seat),
      abilitiesInWords(picture, seat),
    ];
  },
  now({ players, picture }, seat) {
    return [
      `Turn ${picture.turn}, ${turnOf(playerAt(players, seat))}.`,
      harbourInWords(picture),
      handInWords(picture, seat),
      `Pile: ${count(picture.pile, 'card')}, ${endCardInWords(picture)}.`,
    ];
  },
  news(before, { picture }, seat) {
    const abilities = abilitiesInWords(picture, seat);
    return [
      ...rowChanges(houseOf(before, seat).building, houseOf(picture, seat).building, CELLS),
      ...(abilities === abilitiesInWords(before, seat) ? [] : [abilities]),
      ...scoreChanges(before.players, picture.players, seat),
    ];
  },
};

function harbourInWords({ harbour }: Picture): string {
  const places = [...harbour].map((card, index) => {
    return `${index + 1} ${card === '.' ? 'empty' : colourName(card)}`;
  });
  return `Harbour: ${places.join(', ')}.`;
}

function handInWords(picture: Picture, seat: Seat): string {
  const { hand, cards } = houseOf(picture, seat);
  return `Hand: ${hand === null ? `${cardCount(cards)}, hidden` : cardsInWords(hand)}.`;
}

function abilitiesInWords(picture: Picture, seat: Seat): string {
  const house = houseOf(picture, seat);
  const ready = abilitiesOf(house, 'active').map(abilityInWords).join(', ') || 'none';
  const used = abilitiesOf(house, 'used').join(', ');
  return `Abilities ready: ${ready}${used === '' ? '' : `; used: ${used}`}.`;
}

function pileInWords(picture: Picture): string {
  const { pile, discard } = picture;
  const discarded = discard === '' ? 'nothing' : cardsInWords(discard);
  return `Pile: ${count(pile, 'card')}, ${endCardInWords(picture)}. Discarded: ${discarded}.`;
}

function supplyInWords({ supply, abilities }: Picture): string[] {
  const tiles = TILES.flat().flatMap((tile) => {
    const left = supply[tile] ?? 0;
    return left === 0 ? [] : [`${tile} ${left}`];
  });
  const kinds = ABILITIES.flatMap((ability) => {
    const left = abilities[ability] ?? 0;
    return left === 0 ? [] : [`${ability} ${left}`];
  });
  return [
    `Tiles left: ${[...tiles, `white ${supply.W ?? 0}`].join(', ')}.`,
    `Ability tiles left: ${kinds.join(', ') || 'none'}.`,
  ];
}
