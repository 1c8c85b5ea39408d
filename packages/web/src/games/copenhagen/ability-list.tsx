/** An opponent beside the house: number of cards, and ability tiles with their effects. */
import './ability-list.css';
import { AbilityTile } from '../../art/ability.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { ABILITIES } from './material.ts';
import type { Picture } from './picture.ts';
import { helpOn } from './topics.ts';

/** An opponent's number of cards, and their ability tiles. */
export function OpponentDetails({ cards, abilities }: Picture['players'][number]) {
  const words = sayCopenhagen();
  return (
    <div class="opponent-details">
      <p>{words.opponent.hand(words.cards(cards))}</p>
      <h3>{words.opponent.abilities}</h3>
      <AbilityList abilities={abilities} />
    </div>
  );
}

function AbilityList(props: { readonly abilities: Picture['players'][number]['abilities'] }) {
  const { abilities: words } = sayCopenhagen();
  const owned = ABILITIES.filter((ability) => props.abilities[ability] !== undefined);
  if (owned.length === 0) return <p>{words.noneOwned}</p>;
  return (
    <ul class="ability-list">
      {owned.map((ability) => {
        const state = props.abilities[ability] ?? 'used';
        return (
          <li key={ability} {...helpOn('ability', ability)}>
            <AbilityTile name={ability} isUsed={state === 'used'} />
            <p>
              <strong>{words.state(words.names[ability], words.states[state])}</strong>
              <br />
              {words.abouts[ability]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
