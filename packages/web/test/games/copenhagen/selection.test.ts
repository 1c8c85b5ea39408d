import type { GameHistory } from '@nyhavn/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { TILES } from '../../../src/games/copenhagen/material.ts';
import type { Picture } from '../../../src/games/copenhagen/picture.ts';
import { Selection } from '../../../src/games/copenhagen/selection.ts';
import { whyNotBuild } from '../../../src/games/copenhagen/why-not.ts';
import { speak } from '../../speaking.ts';
import { en } from '../../words.ts';
import { askedOf, playThrough } from './games.ts';

beforeAll(() => speak());

/** Everything that picking in every way leads to. */
function reachable(selection: Selection, hand: string): Set<string> {
  const texts = new Set(selection.choices.value.words.map(({ text }) => text));
  for (const ability of selection.choices.value.abilities) texts.add(`coat take ${ability}`);
  for (const take of selection.choices.value.takes) {
    selection.putBack();
    for (const place of take) selection.togglePlace(place);
    if (selection.ready.value) texts.add(selection.ready.value.text);
  }
  for (const cards of selection.choices.value.discards) {
    selection.putBack();
    const left = [...cards];
    for (const [number, card] of [...hand].entries()) {
      const found = left.indexOf(card);
      if (found >= 0) {
        left.splice(found, 1);
        selection.toggleCard(number);
      }
    }
    if (selection.ready.value) texts.add(selection.ready.value.text);
  }
  for (const tile of ['W', ...TILES.map(({ name }) => name)]) {
    if (selection.pickTile(tile)) for (const text of placements(selection)) texts.add(text);
  }
  return texts;
}

/** Every place, every square for the brick, every way to pay. */
function placements(selection: Selection): Set<string> {
  const placing = selection.placing.value!;
  const texts = new Set<string>();
  for (let place = placing.places.count; place > 0; place--) {
    for (let brick = Math.max(1, placing.bricks.length); brick > 0; brick--) {
      for (const payment of [undefined, ...selection.payments.value]) {
        if (payment) selection.pay(payment);
        const prospect = placing.prospect.value;
        expect(prospect.isLegal).toBe(true);
        if (prospect.isLegal) texts.add(prospect.text);
      }
      placing.nextBrick();
    }
    placing.nextPlace();
  }
  return texts;
}

function check(history: GameHistory<Picture>, seat: number): void {
  const asked = askedOf(history, seat);
  const hand = asked.picture.value.players[seat]?.hand ?? '';
  const found = reachable(new Selection(asked), hand);
  expect([...found].sort()).toEqual(asked.legal.value.map(({ text }) => text).sort());
}

describe('picking', () => {
  it.each([2, 3, 4])('reaches every legal move and nothing else, with %i players', (players) => {
    let decision = 0;
    playThrough(`picking-${players}`, players, (history, seat) => {
      if (decision++ % 3 === 0) check(history, seat);
    });
    expect(decision).toBeGreaterThan(20);
  });

  it('asks for a third card only where one can be taken', () => {
    const counts = new Set<number>();
    playThrough('third', 3, (history, seat) => {
      const asked = askedOf(history, seat);
      const { choices, mostTaken } = new Selection(asked);
      if (choices.value.takes.length === 0) return;
      const { extra } = asked.picture.value.players[seat]!.abilities;
      expect(mostTaken.value).toBe(extra === 'active' ? 3 : 2);
      counts.add(mostTaken.value);
    });
    expect(counts).toEqual(new Set([2, 3]));
  });

  it('says why a tile can not be built', () => {
    const told = new Set<string>();
    playThrough('why-not', 3, (history, seat) => {
      const asked = askedOf(history, seat);
      const { builds } = new Selection(asked).choices.value;
      for (const { name } of TILES) if (!builds.has(name)) told.add(whyNotBuild(asked, name));
    });
    expect([...told].some((sentence) => sentence.endsWith(en.refusals['too-few-cards']))).toBe(
      true,
    );
    expect([...told]).not.toContain(en.refusals['not-your-turn']);
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*[.]$/);
  });

  it('puts everything back when something happens', () => {
    playThrough('put-back', 2, (history, seat) => {
      const asked = askedOf(history, seat);
      const selection = new Selection(asked);
      if (selection.choices.value.takes.length === 0) return;
      selection.togglePlace(1);
      expect(selection.places.value).toEqual([1]);
      asked.moment.value++;
      expect(selection.places.value).toEqual([]);
    });
  });

  it('begins anew, and says why, with a card that can not be taken together with the others', () => {
    playThrough('anew', 2, (history, seat) => {
      const selection = new Selection(askedOf(history, seat));
      const { takes } = selection.choices.value;
      if (takes.length === 0 || takes.some((take) => take.length > 2)) return;
      selection.togglePlace(1);
      selection.togglePlace(2);
      expect(selection.togglePlace(5)).toBe('no-ability');
      expect(selection.places.value).toEqual([5]);
    });
  });
});
