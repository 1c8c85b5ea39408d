/** What is known of the others: their houses, how many cards they hold, their ability tiles. */

import type { Opponent } from '../../table/frame/opponents.tsx';
import type { HouseView } from '../../table/house-view.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
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
