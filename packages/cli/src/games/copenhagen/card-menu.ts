/** Menus for cards: which to take from the harbour, which to discard. */
import type { Move } from '@nyhavn/engine';
import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import type { TurnOptions } from '../../play/turn-options.ts';
import { asSentence } from '../../play/words.ts';
import { labelled, list, say } from '../../words.ts';
import { pickMenu } from '../house/pick-menu.ts';
import { colourKey, colourName, paintOf } from '../house/words.ts';
import { abilityInWords } from './material.ts';
import { optionsOf } from './options.ts';
import { cardsAt, type Picture, usedBetween } from './picture.ts';
import { cardsInWords, coloursInWords, usingInWords } from './words.ts';

interface Take {
  readonly move: Move;
  readonly places: readonly number[];
  readonly uses: readonly string[];
}

/** The takes: neighbours one by one, and takes that need an ability in a choice of their own. */
export function takeChoices(turn: TurnOptions<Picture>): Choice[] {
  const { picture, seat } = turn;
  const takes = optionsOf(turn, 'take').map(({ move, after, spoken: { places } }): Take => {
    return { move, places, uses: usedBetween(picture, after, seat) };
  });
  const pairs = takes.filter(({ uses }) => uses.length === 0);
  const others = takes.filter(({ uses }) => uses.length > 0);
  const near = pairs.map(({ move, places }) => {
    const cards = cardsAt(picture, places);
    const label = labelled(cards, `${coloursInWords(cards)} (${places.join(', ')})`);
    return leaf(label, move, { keys: [places.join(',')] });
  });
  if (others.length === 0) return near;
  const ways = [...new Set(others.flatMap(({ uses }) => uses))];
  const label = say().copenhagenTerminal.takeWith(list(ways.map(abilityInWords)));
  return [...near, branch(label, () => otherMenu(picture, others), { keys: ways })];
}

/** Two cards that are no neighbours, or three: place by place. */
function otherMenu(picture: Picture, takes: readonly Take[]): Menu {
  const sizes = [...new Set(takes.map(({ places }) => places.length))].toSorted();
  const menus = sizes.map((size) => ({
    size,
    open: () =>
      placesMenu(
        picture,
        takes.filter(({ places }) => places.length === size),
      ),
  }));
  const [first, second] = menus;
  if (first && !second) return first.open();
  return {
    title: say().copenhagenTerminal.howMany,
    choices: menus.map(({ size, open }) => branch(say().copenhagen.cards(size), open)),
  };
}

function placesMenu(picture: Picture, takes: readonly Take[]): Menu {
  const bySet = new Map(takes.map((take) => [take.places.join(''), take]));
  const sets = new Map([...bySet].map(([set, { move }]) => [set, move]));
  return pickMenu(sets, {
    title: (picked) => {
      if (picked === '') return say().copenhagenTerminal.whichFirst;
      return say().house.soFar(list([...picked]));
    },
    add: (place, picked) => {
      const whole = [...picked, place].sort().join('');
      const card = cardsAt(picture, [Number(place)]);
      const label = labelled(card, `${colourName(card)} (${place})`);
      return usingInWords(label, bySet.get(whole)?.uses ?? []);
    },
    done: () => '',
    keys: (place) => [`space ${place}`],
  });
}

/** The menu of cards to discard, picked one by one. */
export function discardMenu(turn: TurnOptions<Picture>): Menu {
  const options = optionsOf(turn, 'discard');
  const sets = new Map(options.map(({ spoken, move }) => [spoken.cards, move]));
  const surplus = options[0]?.spoken.cards.length ?? 0;
  const { copenhagen, copenhagenTerminal, house } = say();
  const whole = `${asSentence(copenhagen.status.discard(surplus))} ${copenhagenTerminal.discardWhich}`;
  return pickMenu(sets, {
    title: (picked) => (picked === '' ? whole : house.soFar(cardsInWords(picked))),
    add: (colour) => labelled(colour, copenhagen.cardsOf(1, paintOf(colour))),
    done: () => '',
    keys: (colour) => [colourKey(colour)],
  });
}
