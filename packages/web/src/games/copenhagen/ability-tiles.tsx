/** The ability tiles of the person who plays, and what all of them do. */
import './ability-tiles.css';
import { useSignal } from '@preact/signals';
import { AbilityTile } from '../../art/ability.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { ABILITIES, type Ability } from './material.ts';
import { houseOf, type Picture } from './picture.ts';
import { helpOn } from './topics.ts';

/** All five abilities: one's own ready or used, the others as they lie in the supply. */
export function Other({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const { abilities: words } = sayCopenhagen();
  const isOpen = useSignal(false);
  const owned = houseOf(picture, seat).abilities;
  return (
    <section class="abilities" aria-label={words.title} {...helpOn('abilities')}>
      <ul class="abilities-row">
        {ABILITIES.map((ability) => {
          const state = owned[ability] ?? 'none';
          return (
            <li key={ability}>
              <button
                type="button"
                class={`ability-button is-${state}`}
                aria-haspopup="dialog"
                {...helpOn('ability', ability)}
                aria-label={words.state(words.names[ability], words.states[state])}
                title={`${words.state(words.names[ability], words.states[state])}. ${words.abouts[ability]}`}
                onClick={() => {
                  isOpen.value = true;
                }}
              >
                <AbilityTile name={ability} isUsed={state === 'used'} />
                <span>{words.names[ability]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Dialog title={words.title} isOpen={isOpen}>
        {() => (
          <ul class="ability-list">
            {ABILITIES.map((ability) => (
              <Explained
                key={ability}
                ability={ability}
                state={owned[ability] ?? 'none'}
                left={picture.abilities[ability] ?? 0}
              />
            ))}
          </ul>
        )}
      </Dialog>
    </section>
  );
}

function Explained(props: {
  readonly ability: Ability;
  readonly state: 'active' | 'used' | 'none';
  readonly left: number;
}) {
  const { ability, state, left } = props;
  const { abilities: words } = sayCopenhagen();
  return (
    <li class={`is-${state}`} {...helpOn('ability', ability)}>
      <AbilityTile name={ability} isUsed={state === 'used'} />
      <p>
        <strong>{words.state(words.names[ability], words.states[state])}</strong>
        <span class="ability-left">{words.supply(left)}</span>
        <br />
        {words.abouts[ability]} {state === 'used' ? words.usedAbout : words.whens[ability]}
      </p>
    </li>
  );
}
