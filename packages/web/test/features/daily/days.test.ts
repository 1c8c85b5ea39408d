/** The challenge of the day: the same dice for everybody, whatever they do. */
import { botNamed, idle, seededRandom } from '@nyhavn/bots';
import { type Event, GameHistory } from '@nyhavn/engine';
import { type RollAndWritePicture, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPicture, cardText } from '../../../src/features/daily/card.ts';
import {
  dayAt,
  dayFrom,
  isDay,
  KINDS,
  planOf,
  rivalOn,
  untilNext,
} from '../../../src/features/daily/days.ts';
import { resultOf } from '../../../src/features/daily/result.ts';
import { streakOf } from '../../../src/features/daily/tries.ts';
import { dealingOf } from '../../../src/games/roll-and-write/dealing.ts';
import type { DailyKind, DailyTry } from '../../../src/store/stored-shapes.ts';

const DAY = '2026-11-16';

/** Plays the game of a day: whoever is no bot moves by a seed. */
function playDay(kind: DailyKind, day: string, seed: string, most = Number.POSITIVE_INFINITY) {
  const plan = planOf({ day, kind, isPractice: false });
  const { seats, startPlayer = 0, options } = plan;
  const begun = rollAndWrite.setup({ players: seats.length, startPlayer, options });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const history = new GameHistory(rollAndWrite, state);
  const dealing = dealingOf(plan.deal ?? '');
  const random = seededRandom(seed);
  const greedy = botNamed('greedy')!;
  for (;;) {
    const awaited = rollAndWrite.awaits(history.state as typeof state);
    if (awaited.kind === 'over' || history.events.length >= most) return history;
    if (awaited.kind === 'chance') {
      const { by, move } = dealing.chance(state, history.events);
      history.play(by, move);
      continue;
    }
    const seat = history.nextSeat(awaited.seats);
    const view = rollAndWrite.view(history.state as typeof state, seat);
    const bot = seats[seat]?.bot === 'idle' ? idle : greedy;
    const own = random.below(3) === 0 ? botNamed('random')! : greedy;
    const isYou = seats[seat]?.bot === undefined;
    const drawn = isYou ? random : seededRandom(dealing.seed(history.events.length));
    const chooser = isYou ? own : bot;
    const move = chooser.choose({ game: rollAndWrite, view, seat, random: drawn, seen: [] });
    history.play(seat, move);
  }
}

/** The first roll of every turn, and the first re-roll of it if it was of all dice, by round and seat. */
function rollsOf(history: GameHistory): Map<string, string> {
  const rolls = new Map<string, string>();
  for (const { by, text, before } of history.seen('spectator', 0)) {
    const { round, active, dice, phase } = before as RollAndWritePicture;
    if (by !== 'chance') continue;
    if (phase === 'start') rolls.set('start', text);
    else if (dice === null) rolls.set(`${round} ${active}`, text);
  }
  return rolls;
}

describe('dice of the day', () => {
  test.each(KINDS)('are the same whatever is played: %s', (kind) => {
    const first = rollsOf(playDay(kind, DAY, 'first'));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const [turn, roll] of rollsOf(playDay(kind, DAY, seed))) {
          expect(roll).toBe(first.get(turn) ?? roll);
        }
      }),
      { numRuns: 12 },
    );
    expect(first.size).toBeGreaterThan(10);
  });

  test('are the same game for two who play the same', () => {
    const texts = (events: readonly Event[]) => events.map(({ move }) => move);
    const one = playDay('duel', DAY, 'same');
    expect(texts(playDay('duel', DAY, 'same').events)).toEqual(texts(one.events));
  });

  test('go on where a game was left, and do not depend on what was taken back', () => {
    const { events } = playDay('alone', DAY, 'left');
    const deal = planOf({ day: DAY, kind: 'alone', isPractice: false }).deal ?? '';
    const begun = rollAndWrite.setup({
      players: 3,
      startPlayer: 0,
      options: { passing: 'always' },
    });
    if (!begun.ok) throw new Error(begun.reason);
    events.forEach((event, at) => {
      if (event.by !== 'chance') return;
      expect(dealingOf(deal).chance(begun.value.state, events.slice(0, at))).toEqual(event);
    });
  });

  test('differ from day to day, and between the games of a day', () => {
    const first = rollsOf(playDay('alone', DAY, 'x'));
    expect(rollsOf(playDay('alone', dayFrom(DAY, 1), 'x'))).not.toEqual(first);
    expect(rollsOf(playDay('duel', DAY, 'x'))).not.toEqual(first);
  });

  test('a re-roll of fewer dice shows some of what a re-roll of all would', () => {
    const deal = 'daily/any/alone';
    const begun = rollAndWrite.setup({
      players: 3,
      startPlayer: 0,
      options: { passing: 'always' },
    });
    if (!begun.ok) throw new Error(begun.reason);
    const { state } = begun.value;
    const roll = dealingOf(deal).chance(state, []);
    const rolled = rollAndWrite.apply(state, 'chance', roll.move);
    if (!rolled.ok) throw new Error(rolled.reason);
    const faces = rollAndWrite.notation.format(roll.move).slice('roll '.length);
    const after = (dice: string) => {
      const move = rollAndWrite.notation.parse(`reroll ${dice}`);
      if (!move.ok) throw new Error(move.reason);
      const events = [roll, { by: 0, move: move.value }];
      return rollAndWrite.notation.format(dealingOf(deal).chance(state, events).move);
    };
    const all = after(faces).slice('roll '.length);
    const one = after(faces.charAt(0)).slice('roll '.length);
    expect(all).toContain(one);
  });
});

describe('days', () => {
  test('are days that have come', () => {
    const now = Date.parse('2026-11-16T23:59:00Z');
    expect(dayAt(now)).toBe(DAY);
    expect(untilNext(now)).toBe(60_000);
    expect(isDay(DAY, now)).toBe(true);
    for (const wrong of ['2026-11-17', '2026-11-31', '2025-01-01', 'today', '2026-1-1', '']) {
      expect(isDay(wrong, now)).toBe(false);
    }
  });

  test('have a bot each, and the week ends with the strongest', () => {
    expect(rivalOn('2026-11-16').bot).toBe('apprentice');
    expect(rivalOn('2026-11-22').bot).toBe('harbour-master');
    for (let day = 0; day < 7; day++) {
      expect(botNamed(rivalOn(dayFrom(DAY, day)).bot)).toBeDefined();
    }
  });
});

describe('what came of it', () => {
  const { steps, result } = (() => {
    const history = playDay('alone', DAY, 'result');
    const seen = history.seen(0, 0);
    return { steps: seen, result: resultOf('alone', seen, 0) };
  })();

  test('is known when the game is over, and not before', () => {
    expect(resultOf('alone', steps.slice(0, -1), 0)).toBeUndefined();
    expect(result?.lit).toHaveLength(result?.turns ?? 0);
    expect(result?.isSuccess).toBe(true);
    expect(result?.lit.some(Boolean)).toBe(true);
  });

  test('is told without a move', () => {
    const card = {
      product: 'Nyhavn',
      title: 'Dice of 16 November 2026',
      kind: 'Alone',
      result: '12 points in 9 turns',
      notes: ['A & B <3'],
      figure: '9',
      lit: [false, true, true],
      gable: 2,
      link: 'https://example.org/daily/2026-11-16',
    };
    expect(cardText(card).split('\n')).toEqual([
      'Nyhavn · Dice of 16 November 2026',
      'Alone · 12 points in 9 turns',
      '⬛🟨🟨',
      'https://example.org/daily/2026-11-16',
    ]);
    expect(cardPicture(card, '')).toContain('A &amp; B &lt;3');
  });

  test('days in a row are counted up to today or yesterday', () => {
    const played = (day: string, isOnTime = true): DailyTry => ({
      day,
      kind: 'alone',
      isOnTime,
      result: { isSuccess: true, turns: 9, points: 12, theirs: 0, lit: [], advice: 0 },
    });
    const before = [played('2026-11-15'), played('2026-11-14')];
    expect(streakOf([], DAY)).toBe(0);
    expect(streakOf(before, DAY)).toBe(2);
    expect(streakOf([played(DAY), ...before], DAY)).toBe(3);
    expect(streakOf([played(DAY, false), played('2026-11-14')], DAY)).toBe(0);
    expect(streakOf([{ day: DAY, kind: 'duel', isOnTime: true }, ...before], DAY)).toBe(2);
  });
});
