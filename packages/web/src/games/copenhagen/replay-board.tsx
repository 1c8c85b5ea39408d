/** A table of Copenhagen to look at: houses, hands, the harbour, and the tiles that are left. */
import './replay-board.css';
import '../../art/harbour.css';
import type { Colour } from '@nyhavn/engine/house';
import { AbilityTile } from '../../art/ability.tsx';
import { Card } from '../../art/card.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import type { SeenGame } from '../../table/model/played-table.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { Stage } from '../house/stage.tsx';
import { useHouses } from '../house/use-board.ts';
import { housesOf } from './houses.ts';
import { ABILITIES, HARBOUR_PLACES, TILES } from './material.ts';
import { cardsInWords, tileInWords } from './naming.ts';
import { houseOf, type Picture } from './picture.ts';
import { endCardInWords } from './pile.tsx';

/** The table at the moment that is looked at. */
export function ReplayBoard({ replay }: { readonly replay: Replay & SeenGame<Picture> }) {
  const picture = replay.picture.value;
  return (
    <Stage
      replay={replay}
      houses={useHouses(replay, housesOf)}
      belongings={(seat) => (
        <>
          <Hand replay={replay} seat={seat} />
          <Abilities picture={picture} seat={seat} />
        </>
      )}
      middle={<HarbourRow picture={picture} />}
      supply={<Supply picture={picture} />}
    />
  );
}

function Hand({ replay, seat }: { readonly replay: SeenGame<Picture>; readonly seat: number }) {
  const { cards: count, hand: words } = sayCopenhagen();
  const { hand, cards } = houseOf(replay.picture.value, seat);
  const shown: readonly string[] =
    hand === null ? Array.from({ length: cards }, () => '') : [...hand];
  const { name, isYou } = personAt(replay.seats, seat);
  const title = isYou ? words.title : words.of(name);
  return (
    <section class="replay-hand" aria-label={title}>
      <p class="visually-hidden">{hand === null ? count(cards) : cardsInWords(hand)}</p>
      <ul>
        {shown.map((card, number) => (
          <li key={number}>
            <Card colour={card === '' ? 'back' : (card as Colour)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Abilities({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const { abilities: words } = sayCopenhagen();
  const owned = houseOf(picture, seat).abilities;
  return (
    <ul class="replay-abilities" aria-label={words.title}>
      {ABILITIES.filter((ability) => owned[ability] !== undefined).map((ability) => {
        const state = owned[ability] ?? 'used';
        const label = words.state(words.names[ability], words.states[state]);
        return (
          <li key={ability} title={label}>
            <span class="visually-hidden">{label}</span>
            <AbilityTile name={ability} isUsed={state === 'used'} />
          </li>
        );
      })}
    </ul>
  );
}

function HarbourRow({ picture }: { readonly picture: Picture }) {
  const { harbour: words, pile } = sayCopenhagen();
  return (
    <section class="replay-harbour" aria-label={words.title}>
      <ol>
        {HARBOUR_PLACES.map((place) => {
          const card = picture.harbour.charAt(place - 1);
          const label = card === '.' ? words.empty(place) : words.card(place, card as Colour);
          return (
            <li key={place} class={card === '.' ? 'is-empty' : ''}>
              <span class="visually-hidden">{label}</span>
              {card !== '.' && <Card colour={card as Colour} />}
              <span class="harbour-card-place" aria-hidden="true" data-place={place} />
            </li>
          );
        })}
      </ol>
      <p class="replay-pile" title={endCardInWords(picture)}>
        <Card colour={picture.end === 'drawn' ? 'end' : 'back'} />
        <span aria-hidden="true">{picture.pile}</span>
        <span class="visually-hidden">
          {pile.size(picture.pile)} {endCardInWords(picture)}
        </span>
      </p>
    </section>
  );
}

function Supply({ picture: { supply } }: { readonly picture: Picture }) {
  const words = sayCopenhagen();
  return (
    <section class="replay-supply panel" aria-label={words.supply.title}>
      <ul>
        {TILES.map(({ name, squares, colour, brick }) => {
          const left = supply[name] ?? 0;
          return (
            <li key={name} class={left === 0 ? 'is-gone' : ''}>
              <span class="visually-hidden">{`${tileInWords(name)}, ${words.left(left)}`}</span>
              <TileArt {...{ squares, colour, brick }} medium="cardboard" size={8} />
              <span aria-hidden="true">{left}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
