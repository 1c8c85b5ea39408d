/** The harbour with its seven places for cards. */
import './harbour-cards.css';
import type { Colour } from '@nyhavn/engine/house';
import { Card } from '../../art/card.tsx';
import { Harbour, PLACES } from '../../art/harbour.tsx';
import { notify } from '../../ui/announcer.tsx';
import { isWide } from '../../ui/media.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { HARBOUR_PLACES } from './material.ts';
import type { TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** The cards that lie in the harbour; a tap picks one or puts it back. */
export function HarbourCards({ table, selection }: TableParts) {
  const { harbour } = table.picture.value;
  const { harbour: words } = sayCopenhagen();
  const picked = selection.places.value;
  function toggle(place: number) {
    if (harbour.charAt(place - 1) === '.') return notify(words.isEmpty);
    const refusal = selection.togglePlace(place);
    if (refusal) notify(say().refusals[refusal]);
  }
  return (
    <section class="harbour-box" aria-label={words.title} {...helpOn('harbour')}>
      {isWide.value && <Harbour />}
      <ol class="harbour-cards">
        {HARBOUR_PLACES.map((place) => {
          const { x = 0, y = 0, angle = 0 } = PLACES[place - 1] ?? {};
          const card = harbour.charAt(place - 1);
          const isPicked = picked.includes(place);
          const isPossible =
            card !== '.' &&
            (isPicked || selection.placesRefusal([...picked, place].toSorted()) === undefined);
          return (
            <li
              key={place}
              style={{ '--x': `${x * 100}%`, '--y': `${y * 100}%`, '--turn': `${angle}deg` }}
            >
              <button
                type="button"
                class={`harbour-card${card === '.' ? ' is-empty' : ''}`}
                aria-pressed={isPicked}
                aria-disabled={!isPossible}
                aria-label={card === '.' ? words.empty(place) : words.card(place, card as Colour)}
                onClick={() => toggle(place)}
                {...helpOn('harbour-card', place)}
              >
                {card !== '.' && <Card key={card} colour={card as Colour} isPicked={isPicked} />}
                <span class="harbour-card-place" aria-hidden="true" data-place={place} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
