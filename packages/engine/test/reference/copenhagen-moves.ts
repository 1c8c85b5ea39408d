import { canonical, cardsOf, countOf, waysToPick } from './copenhagen-cards.ts';
import type { Tile } from './copenhagen-data.ts';
import { ABILITIES, HAND_LIMIT, TILES, WHITE } from './copenhagen-data.ts';
import type { House } from './copenhagen-house.ts';
import type { Player } from './copenhagen-player.ts';
import type { Position } from './copenhagen-position.ts';
import type { Colour } from './roll-and-write-data.ts';
import { COLOURS } from './roll-and-write-data.ts';

/** All moves, unsorted, of the player whose turn it is. */
export function movesOf(position: Position, player: Player): string[] {
  switch (position.phase) {
    case 'turn':
      return [...takes(position, player), ...builds(position, player)];
    case 'discard':
      return discards(player);
    case 'both':
      return ['both', 'end']; // CO-3: also when nothing can be built
    case 'build':
      return [...builds(position, player), 'end'];
    case 'coat':
      return [...coatActions(position, player), 'coat skip']; // CO-6
    case 'setup':
    case 'refill':
    case 'over':
      return [];
  }
}

/** True when two of the places are neighbours; 1 and 7 are not (CO-1). */
export function haveNeighbours(places: readonly number[]): boolean {
  return places.some((place) => places.includes(place + 1));
}

function takes(position: Position, player: Player): string[] {
  const places = [...position.harbour.keys()].sort((a, b) => a - b);
  const choices: number[][] = [];
  for (const first of places) {
    for (const second of places.filter((place) => place > first)) {
      choices.push([first, second]);
      if (!player.mayUse('extra')) continue;
      for (const third of places.filter((place) => place > second)) {
        choices.push([first, second, third]);
      }
    }
  }
  return choices
    .filter((choice) => haveNeighbours(choice) || player.mayUse('any')) // CO-2
    .map((choice) => `take ${choice.join(',')}`);
}

function discards(player: Player): string[] {
  const surplus = player.hand.length - HAND_LIMIT;
  return waysToPick(player.hand, surplus).map((cards) => `discard ${cards}`);
}

/** The cost of a tile on these cells without `discount`. */
export function costWithoutDiscount(house: House, tile: Tile, cells: readonly string[]): number {
  const size = tile.cells.length;
  return house.touches(cells, tile.colour) ? size - 1 : size;
}

function builds(position: Position, player: Player): string[] {
  const moves: string[] = [];
  for (const tile of TILES) {
    if (position.supply.get(tile.name) === 0) continue;
    const size = tile.cells.length;
    const alone = payments(player, tile.colour, size);
    const beside = payments(player, tile.colour, size - 1);
    if (alone.length === 0 && beside.length === 0) continue;
    for (const { cells, brick } of player.house.placements(tile)) {
      const cost = costWithoutDiscount(player.house, tile, cells);
      for (const cards of cost === size ? alone : beside) {
        const paid = cards === '' ? '-' : cards;
        moves.push(`build ${tile.name} ${cells.join(',')} brick=${brick} cards=${paid}`);
      }
    }
  }
  return moves;
}

/** The cards with which a player may pay a cost, with `discount` and without (CO-2). */
function payments(player: Player, colour: Colour, cost: number): string[] {
  const ways = exactPayments(player, colour, cost);
  if (player.mayUse('discount') && cost > 0) ways.push(...exactPayments(player, colour, cost - 1));
  return ways;
}

/** So many cards of the colour, or with `change` mixed with cards of one other colour (CO-4). */
function exactPayments(player: Player, colour: Colour, cards: number): string[] {
  const { hand } = player;
  const ofColour = countOf(hand, colour);
  const ways: string[] = [];
  if (cards <= ofColour) ways.push(colour.repeat(cards));
  if (!player.mayUse('change')) return ways;
  for (const other of COLOURS) {
    if (other === colour) continue;
    for (let mixedIn = 1; mixedIn <= Math.min(cards, countOf(hand, other)); mixedIn += 1) {
      if (cards - mixedIn > ofColour) continue;
      const paid = cardsOf(colour.repeat(cards - mixedIn) + other.repeat(mixedIn));
      ways.push(canonical(paid).join(''));
    }
  }
  return ways;
}

/** The actions, other than skipping, that a coat of arms offers. */
export function coatActions(position: Position, player: Player): string[] {
  const moves: string[] = [];
  if (position.supply.get(WHITE) !== 0) {
    for (const cell of player.house.whitePlacements()) moves.push(`coat ${cell}`);
  }
  for (const ability of ABILITIES) {
    if (player.abilities.has(ability) || position.abilitySupply.get(ability) === 0) continue;
    moves.push(`coat take ${ability}`);
  }
  if (player.usedAbilities().length > 0) moves.push('coat turn');
  return moves;
}
