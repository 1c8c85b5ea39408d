/** Picking: every legal move can be reached by picks, and nothing else looks legal. */
import { describe, expect, it } from 'vitest';
import type { GameTable, Picture } from '../../../src/games/roll-and-write/material.ts';
import type { Possible } from '../../../src/games/roll-and-write/possible.ts';
import { Selection } from '../../../src/games/roll-and-write/selection.ts';
import { recordOf, tableAfter } from './games.ts';

/** What can be done with what is in the hand, at every place and with every brick. */
function placements(selection: Selection): string[] {
  const placing = selection.placing.value;
  if (!placing) return [];
  return Array.from({ length: placing.places.count }, () => {
    const texts = placing.held.value.cells.map((cell) => {
      if (placing.plan.brick === 'chosen') placing.setBrick(cell);
      const prospect = placing.prospect.value;
      return prospect.isLegal ? [prospect.text] : [];
    });
    placing.nextPlace();
    return texts.flat();
  }).flat();
}

function drawings(selection: Selection, { draws }: Possible): string[] {
  return [...draws.keys()].flatMap((tile) => {
    selection.pickTile(tile, false);
    return selection.payments.value.flatMap((payment) => {
      selection.choosePayment(payment);
      return placements(selection);
    });
  });
}

function squares(selection: Selection, { singles }: Possible): string[] {
  selection.putBack();
  if (singles.length > 0) selection.pickSquare();
  return placements(selection);
}

/** Every set of dice in the tray, picked die by die. */
function withDice(
  selection: Selection,
  { dice }: Picture,
  { rerolls, recolours }: Possible,
): string[] {
  const count = dice?.length ?? 0;
  return Array.from({ length: 2 ** count }, (_, set) => {
    selection.putBack();
    for (let die = 0; die < count; die++) if (set & (1 << die)) selection.toggleDie(die);
    const { faces } = selection;
    const reroll = rerolls.get(faces);
    return [...(reroll === undefined ? [] : [reroll]), ...(recolours.get(faces)?.values() ?? [])];
  }).flat();
}

/** Every way to take dice, a track after the other, and to begin. */
function withTracks(table: GameTable, { marks, coatTracks, starts }: Possible): string[] {
  const taken = [...marks].flatMap(([tracks, text]) => {
    const selection = new Selection(table);
    for (const track of tracks) selection.takeTrack(track);
    return selection.tracks === tracks ? [text] : [];
  });
  const begun = [...starts].flatMap(([track, text]) => {
    const selection = new Selection(table);
    selection.pickTrack(track);
    const picked = selection.picked.value;
    return picked?.kind === 'track' && picked.track === track ? [text] : [];
  });
  return [...taken, ...begun, ...coatTracks.values()];
}

function reachable(table: GameTable): string[] {
  const selection = new Selection(table);
  const possible = selection.possible.value;
  const picture = table.picture.value;
  const { noX, end } = possible;
  const texts = [
    ...drawings(selection, possible),
    ...squares(selection, possible),
    ...withDice(selection, picture, possible),
    ...withTracks(table, possible),
    ...(noX === undefined ? [] : [noX]),
    ...(end === undefined ? [] : [end]),
  ];
  return [...new Set(texts)].sort();
}

describe.each([2, 3, 4])('picking with %i players', (players) => {
  it('reaches every legal move and no other', () => {
    const record = recordOf(`selection ${players}`, players);
    let looked = 0;
    for (let events = 0; events < record.length; events += 3) {
      const table = tableAfter(record, events);
      if (table.turn.value.kind !== 'person') continue;
      const legal = table.legal.value.map(({ text }) => text);
      expect(reachable(table)).toEqual(legal.toSorted());
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  });
});

describe('the hand', () => {
  it('holds the square that a coat of arms gives', () => {
    const record = recordOf('coat', 3);
    const events = record.findIndex((line) => line.includes('"coat ')) - 1;
    const table = tableAfter(record, events);
    const selection = new Selection(table);
    expect(table.picture.value.phase).toBe('coat');
    expect(selection.placing.value?.plan.isForCoat).toBe(true);
  });

  it('keeps the tile where it is when another payment is chosen', () => {
    const { selection, tile } = tableWithPayments();
    selection.pickTile(tile, false);
    const { placing } = selection;
    const before = placing.value;
    before?.nextPlace();
    const held = before?.held.value;
    for (const payment of selection.payments.value) {
      selection.choosePayment(payment);
      const prospect = placing.value?.prospect.value;
      expect(prospect?.isLegal && prospect.text).toContain(`dice=${payment.dice}`);
    }
    expect(placing.value).toBe(before);
    expect(placing.value?.held.value).toEqual(held);
  });

  it('pays with white dice first, which would help the others most', () => {
    const { selection, tile } = tableWithPayments();
    selection.pickTile(tile, false);
    const whites = selection.payments.value.map(({ dice }) => dice.split('W').length);
    expect(whites).toEqual(whites.toSorted((a, b) => b - a));
  });
});

/** A table with a tile that can be paid for in several ways, none of them with Use again. */
function tableWithPayments(): { selection: Selection; tile: string } {
  for (let seed = 0; ; seed++) {
    const record = recordOf(`payments ${seed}`, 3);
    const table = tableAfter(record, 1);
    const selection = new Selection(table);
    for (const tile of selection.possible.value.draws.keys()) {
      selection.pickTile(tile, false);
      if (selection.payments.value.length > 1) return { selection, tile };
    }
  }
}
