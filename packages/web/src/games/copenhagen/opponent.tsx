/** What is known of the others: their houses, how many cards they hold, their ability tiles. */

import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import type { HouseView } from '../house/house-view.ts';
import type { Opponent } from '../house/opponents.tsx';
import { AbilityList } from './ability-list.tsx';
import { type GameTable, houseOf, type Picture } from './picture.ts';

/** Somebody else at the table. */
export function opponentOf(table: GameTable, picture: Picture, house: HouseView): Opponent {
  const copenhagen = sayCopenhagen();
  const { seat } = house;
  const turn = table.turn.value;
  const { cards } = houseOf(picture, seat);
  return {
    house,
    isActive: picture.active === seat,
    isThinking: turn.kind === 'bot' && turn.seat === seat,
    isBot: table.seats[seat]?.bot !== undefined,
    note: copenhagen.cards(cards),
    details: (
      <div class="opponent-details">
        <p>{copenhagen.opponent.hand(copenhagen.cards(cards))}</p>
        <h3>{copenhagen.opponent.abilities}</h3>
        <AbilityList abilities={houseOf(picture, seat).abilities} />
      </div>
    ),
  };
}
