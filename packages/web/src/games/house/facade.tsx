/** The building of the person who plays, with the tile in their hand over it. */
import './facade.css';
import { House } from '../../art/house.tsx';
import { sayHouse } from '../../words/games/house.ts';
import { say } from '../../words/index.ts';
import { useHand } from './hand.ts';
import type { HouseView } from './house-view.ts';
import type { Placing } from './placing.ts';
import { helpOn } from './topics.ts';

/** A building that can be built on: tap or drag to hold the tile somewhere, tap a square for the brick. */
export function BuildableFacade(props: {
  readonly house: HouseView;
  readonly placing: Placing | undefined;
  /** Places what is held, where it is held. */
  readonly onPlace: () => void;
}) {
  const { house, placing, onPlace } = props;
  const hand = useHand(placing, onPlace);
  const held = placing?.held.value;
  const ghost = placing &&
    held && {
      cells: held.cells,
      ...(held.brick === undefined ? {} : { brick: held.brick }),
      ...(placing.plan.colour === undefined ? {} : { colour: placing.plan.colour }),
      isLegal: placing.prospect.value.isLegal,
    };

  return (
    <section
      class="facade"
      aria-label={sayHouse().facade.label(house)}
      {...helpOn('house', house.seat)}
    >
      <HouseWords house={house} />
      <House {...house} ghost={ghost} />
      {placing && <div class="facade-hand" {...hand} />}
    </section>
  );
}

/** A building in sentences, for those who don't see it. */
export function HouseWords({ house }: { readonly house: HouseView }) {
  return (
    <div class="visually-hidden">
      <p>{say().table.pointsOf(house.name, say().common.points(house.score))}</p>
      {house.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
