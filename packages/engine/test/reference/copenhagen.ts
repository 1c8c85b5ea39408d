/**
 * A plain reference implementation of the rules of Copenhagen, for comparison with the engine.
 * It follows the rule text word by word; CO-n are the rulings of that text.
 */

import { canonical, cardsOf, countOf, without } from './copenhagen-cards.ts';
import { outcomesOf } from './copenhagen-chances.ts';
import { ABILITIES, HAND_LIMIT, PLACES, POINTS, TILES, WHITE } from './copenhagen-data.ts';
import { coatActions, costWithoutDiscount, haveNeighbours, movesOf } from './copenhagen-moves.ts';
import type { Player } from './copenhagen-player.ts';
import type { CopenhagenSetup, CopenhagenState } from './copenhagen-position.ts';
import { Position } from './copenhagen-position.ts';
import type { Colour } from './roll-and-write-data.ts';

export type { CopenhagenSetup, CopenhagenState } from './copenhagen-position.ts';

/** One game of Copenhagen: its state, its legal moves, and what each move does. */
export class CopenhagenReference {
  private readonly position: Position;

  constructor(setup: CopenhagenSetup) {
    this.position = new Position(setup);
  }

  /** The state picture, with all hands visible. */
  state(): CopenhagenState {
    return this.position.picture();
  }

  /** All legal moves of this seat, sorted by code point; none if the seat may not move now. */
  legal(seat: number): string[] {
    const { position } = this;
    const player = position.players[seat];
    if (player === undefined || !position.movers().includes(seat)) return [];
    return movesOf(position, player).sort();
  }

  /** All distinct chance outcomes with their probabilities, sorted; none if none is awaited. */
  chances(): { move: string; probability: number }[] {
    return outcomesOf(this.position).sort((a, b) => (a.move < b.move ? -1 : 1));
  }

  /** Applies a legal move or an awaited chance event; a trusted seat's move is not checked. */
  apply(by: number | 'chance', move: string, trusted = false): void {
    if (by === 'chance') {
      this.applyChance(move);
      return;
    }
    const player = this.position.players[by];
    if (player === undefined) throw new Error(`there is no seat ${by}`);
    if (!trusted) {
      const moves = this.legal(by);
      if (moves.length === 0) throw new Error(`seat ${by} may not move now: ${move}`);
      if (!moves.includes(move)) throw new Error(`not a legal move of seat ${by}: ${move}`);
    }
    this.applyMove(player, move);
  }

  private applyChance(move: string): void {
    const awaited = this.position.awaited();
    if (awaited === null) throw new Error(`no chance event is awaited: ${move}`);
    switch (awaited.event) {
      case 'harbour':
        this.layHarbour(move);
        break;
      case 'hand':
        this.dealHand(awaited.seat, awaited.size, move);
        break;
      case 'card':
        this.refill(awaited.place, move);
        break;
    }
  }

  private layHarbour(move: string): void {
    const { position } = this;
    const cards = cardsOf(afterPrefix(move, 'harbour '));
    if (cards.length !== PLACES.length) throw new Error(`a harbour has 7 cards: ${move}`);
    position.drawFromPile(cards);
    for (const [index, card] of cards.entries()) position.harbour.set(index + 1, card);
  }

  private dealHand(seat: number, size: number, move: string): void {
    const { position } = this;
    const player = position.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    const cards = cardsOf(afterPrefix(move, `hand ${seat} `));
    if (cards.length !== size) throw new Error(`a hand of ${size} cards is awaited: ${move}`);
    if (cards.join('') !== canonical(cards).join('')) {
      throw new Error(`the cards are not in canonical order: ${move}`);
    }
    position.drawFromPile(cards);
    player.hand = cards;
    position.handsToDeal = position.handsToDeal.slice(1);
    if (position.handsToDeal.length === 0) position.phase = 'turn';
  }

  private refill(place: number, move: string): void {
    const { position } = this;
    const what = afterPrefix(move, 'card ');
    if (what === 'end') {
      if (!position.endMayCome) throw new Error('the End card cannot come now');
      position.endCard = 'drawn';
      this.finishGame(position.leaders()); // CO-11; places not yet filled stay empty
      return;
    }
    const [card, ...more] = cardsOf(what);
    if (card === undefined || more.length > 0) throw new Error(`one card is awaited: ${move}`);
    position.drawFromPile([card]);
    position.harbour.set(place, card);
    if (position.cardsInPile === 0) position.renewPile(); // CO-7: at once
    if (position.emptyPlaces().length === 0) this.beginNextTurn();
  }

  private applyMove(player: Player, move: string): void {
    const [verb = '', ...words] = move.split(' ');
    switch (verb) {
      case 'take':
        this.take(player, words);
        break;
      case 'discard':
        this.discard(player, words);
        break;
      case 'both':
        this.useBoth(player);
        break;
      case 'build':
        this.build(player, words);
        break;
      case 'coat':
        this.coat(player, words);
        break;
      case 'end':
        this.endTurn();
        break;
      default:
        throw new Error(`not a move: ${move}`);
    }
  }

  private take(player: Player, [text = '']: readonly string[]): void {
    const { position } = this;
    const places = text.split(',').map(Number);
    if (places.length === 3) player.use('extra');
    if (!haveNeighbours(places)) player.use('any'); // CO-2: only if needed
    for (const place of places) {
      const card = position.harbour.get(place);
      if (card === undefined) throw new Error(`there is no card in place ${place}`);
      position.harbour.delete(place);
      player.hand.push(card);
    }
    if (player.hand.length > HAND_LIMIT) position.phase = 'discard';
    else this.offerBoth(player);
  }

  private discard(player: Player, [cards = '']: readonly string[]): void {
    this.discardFromHand(player, cardsOf(cards));
    this.offerBoth(player);
  }

  /** CO-3: `both` is declared after taking, and discarding, and before the refill. */
  private offerBoth(player: Player): void {
    if (player.mayUse('both')) this.position.phase = 'both';
    else this.endTurn();
  }

  private useBoth(player: Player): void {
    player.use('both'); // CO-3: at once, also if nothing is built then
    this.position.phase = 'build';
  }

  private build(player: Player, words: readonly string[]): void {
    const [name = '', cellsText = '', brickText = '', cardsText = ''] = words;
    const { supply } = this.position;
    const tile = TILES.find((candidate) => candidate.name === name);
    if (tile === undefined) throw new Error(`there is no such tile: ${name}`);
    const cells = cellsText.split(',');
    const brick = brickText.replace('brick=', '');
    const cards = cardsOf(cardsText.replace('cards=', '').replace('-', ''));
    const cost = costWithoutDiscount(player.house, tile, cells);
    if (cards.length === cost - 1) player.use('discount'); // CO-2: only if needed
    if (countOf(cards, tile.colour) < cards.length) player.use('change'); // CO-4
    this.discardFromHand(player, cards);
    supply.set(name, (supply.get(name) ?? 0) - 1);
    this.placed(player, player.house.place(cells, tile.colour, brick));
  }

  private coat(player: Player, [what = '', kind = '']: readonly string[]): void {
    const { position } = this;
    position.coats -= 1;
    switch (what) {
      case 'skip':
        break; // CO-6
      case 'turn':
        for (const ability of player.usedAbilities()) player.abilities.set(ability, 'active');
        break;
      case 'take':
        this.takeAbility(player, kind);
        break;
      default:
        position.supply.set(WHITE, (position.supply.get(WHITE) ?? 0) - 1);
        this.placed(player, player.house.place([what], WHITE, null));
        return;
    }
    this.settleCoats(player);
  }

  private takeAbility(player: Player, kind: string): void {
    const { abilitySupply } = this.position;
    const ability = ABILITIES.find((candidate) => candidate === kind);
    if (ability === undefined) throw new Error(`there is no such ability: ${kind}`);
    abilitySupply.set(ability, (abilitySupply.get(ability) ?? 0) - 1);
    player.abilities.set(ability, 'active');
  }

  private discardFromHand(player: Player, cards: readonly Colour[]): void {
    player.hand = without(player.hand, cards);
    this.position.discardPile.push(...cards); // CO-4: in their real colour
  }

  /** After every placed tile, white ones too: the points, then the end, then the coats (CO-5). */
  private placed(player: Player, { points, coats }: { points: number; coats: number }): void {
    const { position } = this;
    player.score += points;
    position.coats += coats;
    if (player.score >= POINTS.goal) this.finishGame([position.turnOf]);
    else this.settleCoats(player);
  }

  /** All coat actions still owed lapse when nothing but skipping is possible. */
  private settleCoats(player: Player): void {
    const { position } = this;
    if (coatActions(position, player).length === 0) position.coats = 0;
    if (position.coats > 0) position.phase = 'coat';
    else this.endTurn();
  }

  /** Fills the harbour first, if cards were taken in this turn. */
  private endTurn(): void {
    if (this.position.emptyPlaces().length > 0) this.position.phase = 'refill';
    else this.beginNextTurn();
  }

  private beginNextTurn(): void {
    const { position } = this;
    position.phase = 'turn';
    position.turn += 1;
    position.turnOf = (position.turnOf + 1) % position.players.length;
  }

  private finishGame(winners: number[]): void {
    this.position.phase = 'over';
    this.position.coats = 0; // CO-5: what is pending lapses
    this.position.winners = winners;
  }
}

function afterPrefix(move: string, prefix: string): string {
  if (!move.startsWith(prefix)) throw new Error(`awaited is "${prefix}…": ${move}`);
  return move.slice(prefix.length);
}
