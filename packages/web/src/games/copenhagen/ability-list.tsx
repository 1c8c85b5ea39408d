/** The ability tiles of a player, in words and pictures. */
import './ability-list.css';
import { AbilityTile } from '../../art/ability.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { ABILITIES } from './material.ts';
import { helpOn } from './topics.ts';

/** The ability tiles that somebody owns, ready or used, with what they do. */
export function AbilityList(props: {
  readonly abilities: Readonly<Record<string, 'active' | 'used'>>;
}) {
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
