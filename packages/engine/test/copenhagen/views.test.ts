import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choose } from '../../src/contract.ts';
import {
  type CopenhagenState,
  copenhagen,
  imagineCopenhagen as imagine,
} from '../../src/copenhagen/public.ts';
import { COLOURS } from '../../src/house/public.ts';
import { legalTexts, totalOf } from '../../src/index.ts';
import { choices } from '../random.ts';
import { positions } from './positions.ts';
import { cardsIn, dealt, table } from './table.ts';

const { view } = copenhagen;
const { parse, format, picture } = copenhagen.notation;

/** The number of cards of each colour, wherever they lie. */
function allCards(state: CopenhagenState): number[] {
  return COLOURS.map((_, colour) => cardsIn(state, colour));
}

/** Always the first of the cards that were not seen, or the last. */
const FIRST: Choose = () => 0;
const LAST: Choose = (limit) => limit - 1;

describe('a view', () => {
  test('shows a seat its own hand and the sizes of the others', () => {
    const three = dealt({ players: 3 }).house(1, { hand: 'GGYY' });
    const { players, ...middle } = picture(view(three.inside, 1));
    expect(players.map(({ hand }) => hand)).toEqual([null, 'GGYY', null]);
    expect(players.map(({ cards }) => cards)).toEqual([2, 4, 3]);
    const { players: real, ...realMiddle } = three.state;
    expect(middle).toEqual(realMiddle);
    expect(players.map((player, seat) => ({ ...player, hand: real[seat]?.hand }))).toEqual(real);
  });

  test('shows a spectator no hand', () => {
    const { players } = picture(view(dealt({ players: 3 }).inside, 'spectator'));
    expect(players.map(({ hand }) => hand)).toEqual([null, null, null]);
    expect(players.map(({ cards }) => cards)).toEqual([2, 3, 3]);
  });

  test.each([0, 1, 'spectator'] as const)('hides the colours of the pile from %s', (viewer) => {
    const two = dealt({ players: 2 }).play(0, 'take 1,2');
    const seen = view(two.inside, viewer);
    expect(seen.pile).toBeNull();
    expect(picture(seen).pile).toBe(59);
    expect(copenhagen.chances(seen)).toEqual([]);
    expect(copenhagen.count(seen, 'chance')).toBe(0);
  });

  test('is the same whatever the others were dealt', () => {
    const begun = () => table({ players: 2 }).chance('harbour RBPGYRB').chance('hand 0 RB');
    const hands = ['RBP', 'GGG', 'PYY'].map((hand) => begun().chance(`hand 1 ${hand}`));
    for (const viewer of [0, 'spectator'] as const) {
      const views = hands.map((two) => JSON.stringify(view(two.inside, viewer)));
      expect(new Set(views).size).toBe(1);
    }
    expect(new Set(hands.map((two) => JSON.stringify(view(two.inside, 1)))).size).toBe(3);
  });

  test('leaves the state as it was and shares nothing with it', () => {
    const three = dealt({ players: 3 });
    const state = three.inside;
    const seen = view(state, 0);
    copenhagen.applyUnchecked(seen, 0, copenhagen.at(seen, 0, 0));
    expect(state).toEqual(three.inside);
  });

  test('goes on with events that can be seen', () => {
    const three = dealt({ players: 3 }).play(0, 'take 1,2');
    const seen = view(three.inside, 1);
    for (const card of ['R', 'B']) {
      const move = parse(`card ${card}`);
      if (!move.ok) throw new Error(move.reason);
      copenhagen.applyUnchecked(seen, 'chance', move.value);
    }
    expect(seen).toEqual(view(three.refill('RB').inside, 1));
  });
});

describe('the spelling of a dealt hand', () => {
  const move = parse('hand 1 RBP');

  test.each([
    [undefined, 'hand 1 RBP'],
    [1, 'hand 1 RBP'],
    [0, 'hand 1 ???'],
    [2, 'hand 1 ???'],
    ['spectator', 'hand 1 ???'],
  ] as const)('for %s is %s', (viewer, text) => {
    expect(move.ok && format(move.value, viewer)).toBe(text);
  });

  test.each(['harbour RBPGYRB', 'card R', 'card end', 'take 1,2', 'discard RB', 'coat turn'])(
    'hides nothing else: %s',
    (text) => {
      const open = parse(text);
      expect(open.ok && format(open.value, 'spectator')).toBe(text);
    },
  );
});

describe('what is imagined behind a view', () => {
  test('is another deal of the same cards, or the same', () => {
    const two = dealt({ players: 2 });
    const seen = view(two.inside, 0);
    expect(picture(imagine(seen, FIRST)).players[1]?.hand).toBe('RRR');
    expect(picture(imagine(seen, LAST)).players[1]?.hand).toBe('YYY');
    const hidden = new Set<string | null | undefined>();
    for (let first = 0; first < 62; first += 4) {
      hidden.add(picture(imagine(seen, (limit) => first % limit)).players[1]?.hand);
    }
    expect(hidden.size).toBeGreaterThan(4);
  });

  test('deals every hidden card with the chance of its colour', () => {
    const seen = view(dealt({ players: 2 }).inside, 0);
    const limits: number[] = [];
    imagine(seen, (limit) => {
      limits.push(limit);
      return 0;
    });
    expect(limits).toEqual([61, 60, 59]);
    const first = Array.from({ length: 61 }, (_, index) => {
      const numbers = [index, 0, 0];
      const { players } = picture(imagine(seen, () => numbers.shift() ?? 0));
      return players[1]?.hand?.at(-1);
    });
    const counts = COLOURS.map((colour) => first.filter((card) => card === colour).length);
    expect(counts).toEqual([11, 11, 13, 13, 13]);
  });

  test('has the same view, the same moves and all cards', () => {
    fc.assert(
      fc.property(choices, (choose) => {
        for (const state of positions(choose)) {
          const viewer = choose(state.houses.length);
          const seen = view(state, viewer);
          const imagined = imagine(seen, choose);
          expect(JSON.stringify(view(imagined, viewer))).toBe(JSON.stringify(seen));
          expect(allCards(imagined)).toEqual(allCards(state));
          expect(totalOf(imagined.pile ?? 0)).toBe(state.pileSize);
          if (state.active !== viewer) continue;
          const moves = legalTexts(copenhagen, state, viewer);
          expect(legalTexts(copenhagen, imagined, viewer)).toEqual(moves);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('has no hand left hidden for a spectator either', () => {
    const state = dealt({ players: 4 }).inside;
    const imagined = imagine(view(state, 'spectator'), LAST);
    expect(allCards(imagined)).toEqual([14, 14, 14, 14, 14]);
    expect(picture(imagined).players.map(({ hand }) => hand?.length)).toEqual([2, 3, 3, 4]);
  });
});
