/** Houses, hands and the harbour drawn in text. */
import type { Seat } from '@nyhavn/engine';
import { COLOURS } from '@nyhavn/engine/house';
import { type Paint, padded } from '../../play/paint.ts';
import { playerAt, turnOf } from '../../play/player.ts';
import { capital, wrap } from '../../play/words.ts';
import { labelled, say } from '../../words.ts';
import {
  type BuildingStyle,
  COAT,
  drawingOf,
  EMPTY,
  largeArt,
  smallArt,
} from '../house/building-art.ts';
import type { Drawing, Scene } from '../terminal-game.ts';
import { ABILITIES, COAT_CELLS, COAT_ROWS, TILES } from './material.ts';
import { abilitiesOf, houseOf, type Picture } from './picture.ts';
import { endCardInWords } from './words.ts';

/** Columns beside a large house, and those that the tiles take of them. */
const BESIDE_COLUMNS = 33;
const TILE_COLUMNS = 22;

/** Draws Copenhagen. */
export function drawing(paint: Paint): Drawing<Picture> {
  const style: BuildingStyle = {
    paint,
    coatRows: COAT_ROWS,
    coatColumns: '',
    cell(letter, name) {
      if (letter === '.') return COAT_CELLS.includes(name) ? COAT : paint.faint(EMPTY);
      return paint.face(letter.toUpperCase(), letter);
    },
  };
  const large = (scene: Scene<Picture>, seat: Seat, beside: readonly string[] = []) =>
    withoutEmptyEnd(largeArt(scene, seat, [...handLines(scene, seat, paint), ...beside], style));
  return drawingOf<Picture>(
    paint,
    {
      table: (scene, seat) => large(scene, seat, supplyLines(scene.picture, paint)),
      sheet: (scene, seat) => large(scene, seat),
      small: (scene, seat) => smallLines(scene, seat, style),
    },
    {
      now: ({ players, picture }, seat) =>
        [
          `${say().copenhagen.progress(picture.turn)}. ${turnOf(playerAt(players, seat))}. ${discardArt(picture, paint)}`,
          harbourArt(picture, paint),
        ].join('\n'),
      stand: ({ picture }, seat) => JSON.stringify([seat, picture.players]),
    },
  );
}

function withoutEmptyEnd(lines: string[]): string[] {
  return lines.at(-1)?.trim() === '' ? lines.slice(0, -1) : lines;
}

function handLines({ picture }: Scene<Picture>, seat: Seat, paint: Paint): string[] {
  const house = houseOf(picture, seat);
  const { hand, cards } = house;
  const { terminal, copenhagen, copenhagenTerminal } = say();
  const { abilities } = copenhagen;
  const hidden = () => copenhagenTerminal.hidden(copenhagen.cards(cards));
  const shown = hand === null ? hidden() : cardsArt(hand, paint);
  const ready = abilitiesOf(house, 'active').join(', ') || terminal.none;
  const used = abilitiesOf(house, 'used').join(', ');
  return [
    copenhagen.opponent.hand(shown || copenhagen.noCards),
    ...wrap(labelled(abilities.title, ready), BESIDE_COLUMNS).split('\n'),
    ...(used === ''
      ? []
      : wrap(labelled(capital(abilities.states.used), used), BESIDE_COLUMNS)
          .split('\n')
          .map(paint.faint)),
  ];
}

function cardsArt(cards: string, paint: Paint): string {
  return [...cards].map((card) => paint.face(card, card)).join(' ');
}

function supplyLines({ supply, abilities }: Picture, paint: Paint): string[] {
  const rows = TILES.map((tiles, index) => {
    const names = tiles.map((tile) => {
      const left = supply[tile] ?? 0;
      return left === 0 ? paint.faint('--  ') : `${paint.face(tile.charAt(0), tile)}×${left}`;
    });
    const ability = ABILITIES[index] ?? '';
    const kind = `${ability}×${abilities[ability] ?? 0}`;
    return padded(names.join(' '), TILE_COLUMNS) + (abilities[ability] ? kind : paint.faint(kind));
  });
  return [
    say().copenhagenTerminal.supply,
    ...rows,
    `${paint.face('W', 'W')}×${supply.W ?? 0} ${paint.faint(say().copenhagenTerminal.signs)}`,
  ];
}

function smallLines(scene: Scene<Picture>, seat: Seat, style: BuildingStyle): string[] {
  const house = houseOf(scene.picture, seat);
  const used = abilitiesOf(house, 'used').map((ability) => `(${shortened(ability)})`);
  return [
    ...withoutEmptyEnd(smallArt(scene, seat, style)),
    say().copenhagenTerminal.handShort(house.cards),
    ...abilitiesOf(house, 'active'),
    ...used.map(style.paint.faint),
  ];
}

/** A name that fits under a small house in brackets. */
function shortened(ability: string): string {
  return ability.length > 6 ? `${ability.slice(0, 4)}.` : ability;
}

function harbourArt(picture: Picture, paint: Paint): string {
  const { harbour, pile } = picture;
  const places = [...harbour].map((card, index) => {
    return `${index + 1} ${card === '.' ? EMPTY : paint.face(card, card)}`;
  });
  const { copenhagen, copenhagenTerminal } = say();
  const cards = labelled(copenhagen.harbour.title, places.join('  '));
  return `${cards}  ${copenhagenTerminal.pile(pile)}, ${endCardInWords(picture)}`;
}

function discardArt({ discard }: Picture, paint: Paint): string {
  const counts = COLOURS.map(
    (colour) => `${paint.face(colour, colour)}${discard.split(colour).length - 1}`,
  );
  return labelled(say().copenhagen.pile.discarded, counts.join(' '));
}
