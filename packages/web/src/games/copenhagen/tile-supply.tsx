/** The supply of tiles. */
import { offers } from '../../table/main-button.ts';
import './tile-supply.css';
import type { Signal } from '@preact/signals';
import { TileArt } from '../../art/house/tile.tsx';
import { notify } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { carrying } from '../house/carrying.ts';
import { extentOf } from '../house/geometry.ts';
import { type SupplyTile, TILES } from './material.ts';
import { tileInWords } from './naming.ts';
import { costRange } from './possible.ts';
import type { Selection, TableParts } from './selection.ts';
import { helpOn } from './topics.ts';
import { whyNotBuild } from './why-not.ts';

const WHITE = { name: 'W', squares: [[0, 0]], colour: 'W', brick: undefined } as const;

/** All tiles by colour and size, with how many are left; those that can be built now stand out. */
export function Side(props: TableParts & { readonly isSideOpen: Signal<boolean> }) {
  const { table, selection, isSideOpen } = props;
  const { supply } = table.picture.value;
  const pick = (tile: string) => {
    if (selection.tile.value === tile) selection.putBack();
    else if (!selection.pickTile(tile)) return notify(whyNotBuild(table, tile));
    isSideOpen.value = false;
  };
  return (
    <ul class="supply">
      {[...TILES, WHITE].map((tile) => (
        <li key={tile.name} class={`supply-${tile.name}`}>
          <TileButton
            tile={tile}
            left={supply[tile.name] ?? 0}
            selection={selection}
            onPick={() => pick(tile.name)}
            onDrag={carrying({
              pick: () => {
                if (!selection.pickTile(tile.name)) return undefined;
                isSideOpen.value = false;
                return selection.placing.peek();
              },
              putBack: () => selection.putBack(),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function TileButton(props: {
  readonly tile: SupplyTile | typeof WHITE;
  readonly left: number;
  readonly selection: Selection;
  readonly onPick: () => void;
  readonly onDrag: (event: PointerEvent) => void;
}) {
  const { tile, left, selection, onPick, onDrag } = props;
  const { squares, colour, brick } = tile;
  const words = sayCopenhagen();
  const { builds, whites } = selection.choices.value;
  const places = builds.get(tile.name) ?? [];
  const isPossible = tile.name === 'W' ? whites.length > 0 : places.length > 0;
  const count =
    tile.name === 'W' ? whites.length : new Set(places.map(({ cells }) => cells.join())).size;
  const { least, most } = places.length > 0 ? costRange(places) : { least: 0, most: 0 };
  const rest = [
    words.left(left),
    ...(isPossible ? [words.places(count)] : [words.notNow]),
    ...(isPossible && tile.name !== 'W' ? [words.costs(least, most)] : []),
  ];
  const name = words.supply.tile(
    tileInWords(tile.name),
    words.shapes[tile.name] ?? '',
    rest.join(', '),
  );
  return (
    <button
      type="button"
      ref={offers.pick}
      class={`supply-tile${left === 0 ? ' is-gone' : ''}`}
      aria-pressed={selection.tile.value === tile.name}
      aria-disabled={!isPossible}
      style={{ '--columns': extentOf(squares)[0] }}
      title={name}
      onClick={onPick}
      onPointerDown={onDrag}
      {...helpOn('tile', tile.name)}
    >
      <TileArt {...{ squares, colour, brick }} medium="cardboard" size={14} />
      <span class="visually-hidden">{name}</span>
      <span class="supply-left" aria-hidden="true">
        ×{left}
      </span>
      {isPossible && tile.name !== 'W' && (
        <span class="supply-cost" aria-hidden="true">
          <Icon name="cards" />
          {least === most ? most : `${least}–${most}`}
        </span>
      )}
    </button>
  );
}
