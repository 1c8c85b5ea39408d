/** The facade sheet: all tiles, with those that the dice allow now. */
import { offers } from '../../table/main-button.ts';
import './facade-sheet.css';
import { COLOURS } from '@nyhavn/engine/house';
import type { Signal } from '@preact/signals';
import { TileArt } from '../../art/house/tile.tsx';
import { notify } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { carrying } from '../house/carrying.ts';
import { extentOf } from '../house/geometry.ts';
import { type PrintedTile, TILES } from './material.ts';
import { colourName, costInWords, tileInWords } from './naming.ts';
import { type LegalDraw, type Payment, paymentsOf } from './possible.ts';
import type { TableParts } from './selection.ts';
import { helpOn } from './topics.ts';
import { whyNot } from './why-not.ts';

/** Every tile of the five colours, as on the sheet. */
export function Side(props: TableParts & { readonly isSideOpen: Signal<boolean> }) {
  const { table, selection, isSideOpen } = props;
  const words = sayRollAndWrite();
  const { crossed } = table.picture.value;
  function pick(tile: PrintedTile, again: boolean) {
    selection.pickTile(tile.name, again);
    isSideOpen.value = false;
  }
  return (
    <div class="facades">
      <p class="facades-head">
        <span>
          <span aria-hidden="true">∞ </span>
          {words.unlimited}
        </span>
        <span>{words.once}</span>
      </p>
      {COLOURS.map((colour) => (
        <fieldset key={colour} class="facades-row" aria-label={colourName(colour)}>
          {TILES.filter((tile) => tile.colour === colour).flatMap((tile) =>
            Array.from({ length: Math.max(1, tile.copies) }, (_, copy) => {
              const isCrossed = copy < (crossed[tile.name] ?? 0);
              return (
                <TileButton
                  key={`${tile.name} ${copy}`}
                  {...{ table, selection, tile, copy, isCrossed }}
                  onPick={() => pick(tile, isCrossed)}
                />
              );
            }),
          )}
        </fieldset>
      ))}
    </div>
  );
}

interface TileCopy extends TableParts {
  readonly tile: PrintedTile;
  readonly copy: number;
  readonly isCrossed: boolean;
  readonly onPick: () => void;
}

function TileButton({ table, selection, tile, copy, isCrossed, onPick }: TileCopy) {
  const { name, colour, copies, squares } = tile;
  const drawings = selection.possible.value.draws.get(name) ?? [];
  const payment = paymentsOf(drawings).find(({ again }) => again === isCrossed);
  const crossed = table.picture.value.crossed[name] ?? 0;
  const picked = selection.picked.value;
  const isPicked =
    picked?.kind === 'tile' &&
    picked.tile === name &&
    selection.payment.value?.again === isCrossed &&
    copy === (isCrossed ? 0 : crossed);
  function use() {
    if (payment) onPick();
    else notify(whyNot(table, tile, isCrossed));
  }
  const onDrag = carrying({
    pick: () => {
      if (!payment) return undefined;
      onPick();
      return selection.placing.peek();
    },
    putBack: () => selection.putBack(),
  });
  return (
    <button
      type="button"
      ref={offers.pick}
      class={`facade-tile${copies === 0 ? '' : ' once'}`}
      style={{ '--columns': extentOf(squares)[0] }}
      aria-pressed={isPicked}
      aria-disabled={payment === undefined}
      onClick={use}
      onPointerDown={onDrag}
      {...helpOn('tile', name, copy)}
    >
      <span class="visually-hidden">{labelOf(tile, copy, isCrossed, payment, drawings)}</span>
      <TileArt squares={squares} colour={colour} medium="paper" size={13} isCrossed={isCrossed} />
      <Cost payment={payment} />
    </button>
  );
}

function labelOf(
  { name, copies }: PrintedTile,
  copy: number,
  isCrossed: boolean,
  payment: Payment | undefined,
  drawings: readonly LegalDraw[],
): string {
  const words = sayRollAndWrite();
  const places = new Set(drawings.map(({ cells }) => cells.join())).size;
  return [
    tileInWords(name),
    ...(copies > 1 ? [words.copy(copy + 1, copies)] : []),
    ...(isCrossed ? [words.crossedOut] : []),
    ...(payment ? [words.places(places), words.needs(costInWords(payment))] : [words.notNow]),
  ].join(', ');
}

/** The cost of a tile in signs: dice, bonuses, a star. */
function Cost({ payment }: { readonly payment: Payment | undefined }) {
  return (
    <span class="facade-cost" aria-hidden="true">
      {payment && payment.dice !== '' && (
        <>
          <Icon name="dice" />
          {payment.dice.length}
        </>
      )}
      {payment && payment.bonus > 0 && <span>+{payment.bonus}</span>}
      {payment?.again && <span>★</span>}
    </span>
  );
}
