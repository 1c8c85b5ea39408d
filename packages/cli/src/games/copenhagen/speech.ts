/** Houses, hands and the harbour in sentences. */
import type { Seat } from '@nyhavn/engine';
import { playerAt, turnOf } from '../../play/player.ts';
import { asSentence } from '../../play/words.ts';
import { labelled, say } from '../../words.ts';
import { type CellWords, sheetSpeech } from '../house/building-words.ts';
import { colourName, paintOf } from '../house/words.ts';
import type { Speech } from '../terminal-game.ts';
import { ABILITIES, abilityInWords, COAT_CELLS, TILES } from './material.ts';
import { abilitiesOf, houseOf, type Picture } from './picture.ts';
import { cardsInWords, endCardInWords } from './words.ts';

const CELLS: CellWords = {
  between: ', ',
  cell(letter, name) {
    const { house, copenhagen } = say();
    const { facade } = copenhagen;
    if (letter === '.') return COAT_CELLS.includes(name) ? facade.emptyCoat : house.facade.empty;
    const colour = paintOf(letter.toUpperCase());
    return letter === letter.toUpperCase() ? colourName(letter) : facade.brick(colour);
  },
};

/** Copenhagen in sentences. */
export const speech: Speech<Picture> = {
  table: ({ picture }) => [
    harbourInWords(picture),
    pileInWords(picture),
    discardInWords(picture),
    ...supplyInWords(picture),
  ],
  ...sheetSpeech<Picture>(CELLS, {
    all: (picture, seat) => [handInWords(picture, seat), abilitiesInWords(picture, seat)],
    news: (picture, seat) => [abilitiesInWords(picture, seat)],
  }),
  now({ players, picture }, seat) {
    return [
      `${say().copenhagen.progress(picture.turn)}. ${turnOf(playerAt(players, seat))}.`,
      harbourInWords(picture),
      handInWords(picture, seat),
      pileInWords(picture),
    ];
  },
};

function harbourInWords({ harbour }: Picture): string {
  const places = [...harbour].map((card, index) => {
    return `${index + 1} ${card === '.' ? say().house.facade.empty : colourName(card)}`;
  });
  return `${labelled(say().copenhagen.harbour.title, places.join(', '))}.`;
}

function handInWords(picture: Picture, seat: Seat): string {
  const { hand, cards } = houseOf(picture, seat);
  const { copenhagen, copenhagenTerminal } = say();
  const hidden = () => copenhagenTerminal.hidden(copenhagen.cards(cards));
  return `${copenhagen.opponent.hand(hand === null ? hidden() : cardsInWords(hand))}.`;
}

function abilitiesInWords(picture: Picture, seat: Seat): string {
  const house = houseOf(picture, seat);
  const ready = abilitiesOf(house, 'active').map(abilityInWords).join(', ') || say().terminal.none;
  const used = abilitiesOf(house, 'used').join(', ');
  const { title, states } = say().copenhagen.abilities;
  const all = `${labelled(title, ready)}.`;
  return used === '' ? all : `${all} ${asSentence(labelled(states.used, used))}`;
}

function pileInWords(picture: Picture): string {
  return `${say().copenhagen.pile.button(picture.pile)}, ${endCardInWords(picture)}.`;
}

function discardInWords({ discard }: Picture): string {
  const { discarded, nothing } = say().copenhagen.pile;
  return discard === '' ? nothing : `${labelled(discarded, cardsInWords(discard))}.`;
}

function supplyInWords({ supply, abilities }: Picture): string[] {
  const { terminal, copenhagenTerminal: words } = say();
  const tiles = TILES.flat().flatMap((tile) => {
    const left = supply[tile] ?? 0;
    return left === 0 ? [] : [`${tile} ${left}`];
  });
  const kinds = ABILITIES.flatMap((ability) => {
    const left = abilities[ability] ?? 0;
    return left === 0 ? [] : [`${ability} ${left}`];
  });
  return [
    `${labelled(words.tilesLeft, [...tiles, words.white(supply.W ?? 0)].join(', '))}.`,
    `${labelled(words.abilitiesLeft, kinds.join(', ') || terminal.none)}.`,
  ];
}
