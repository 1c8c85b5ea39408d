import { GAMES, GameHistory } from '@nyhavn/engine';
import type { CopenhagenPicture } from '@nyhavn/engine/copenhagen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentIn } from '../../../src/features/after/replay/address.ts';
import { Running } from '../../../src/features/after/replay/running.ts';
import { recordIn, replayOf, SEATS } from './replays.ts';

const PEOPLE = [{ name: 'Anna' }, { name: 'Ben' }];

function hands(picture: unknown): (string | null)[] {
  return (picture as CopenhagenPicture).players.map(({ hand }) => hand);
}

describe.each(GAMES.map(({ id }) => id))('a replay of %s', (id) => {
  const replay = replayOf(recordIn(id));

  test('shows at every moment what everybody saw then', () => {
    const history = new GameHistory(replay.game, replay.stateAt(0));
    const viewers = [...SEATS.keys(), 'spectator'] as const;
    for (let moment = 0; moment <= replay.length; moment++) {
      for (const viewer of viewers) {
        expect(replay.picturesOf(viewer)[moment]).toEqual(history.picture(viewer));
      }
      const event = replay.events[moment];
      if (event) expect(history.play(event.by, event.move)).toBeUndefined();
    }
    for (const viewer of viewers) {
      expect(replay.stepsOf(viewer)).toEqual(history.seen(viewer, 0));
    }
  });

  test('is at the end first, and never leaves the game', () => {
    expect(replay.at.value).toBe(replay.length);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.constantFrom(1, -1))), (steps) => {
        for (const by of steps) {
          if (by === 1 || by === -1) replay.turn(by);
          else replay.step(by);
          expect(replay.at.value).toBeGreaterThanOrEqual(0);
          expect(replay.at.value).toBeLessThanOrEqual(replay.length);
          expect(replay.steps.value).toHaveLength(replay.at.value);
        }
      }),
    );
    replay.goTo(Number.NaN);
    expect(replay.at.value).toBe(0);
  });

  test('is made of turns, one after the other', () => {
    let from = 0;
    for (const turn of replay.turns) {
      expect(turn.from).toBe(from);
      expect(turn.to).toBeGreaterThan(from);
      from = turn.to;
    }
    expect(from).toBe(replay.length);
    replay.goTo(0);
    for (const { to } of replay.turns) {
      replay.turn(1);
      expect(replay.at.value).toBe(to);
    }
    for (const { from: begin } of replay.turns.toReversed()) {
      replay.turn(-1);
      expect(replay.at.value).toBe(begin);
    }
  });
});

describe('of hidden hands', () => {
  test('a seat sees its own, and all of a game that is over can be seen', () => {
    const replay = replayOf(recordIn('copenhagen'));
    expect(replay.viewers).toEqual(['all', 0, 1, 2]);
    expect(replay.viewer.value).toBe(0);
    replay.goTo(60);
    expect(hands(replay.picture.value).map((hand) => hand === null)).toEqual([false, true, true]);
    replay.viewer.value = 'all';
    expect(hands(replay.picture.value)).not.toContain(null);
  });

  test('nobody peeks while the game goes on', () => {
    const isThere = ({ turn }: Readonly<Record<string, unknown>>) => Number(turn) > 12;
    const alone = replayOf(recordIn('copenhagen', isThere));
    expect(alone.isOver).toBe(false);
    expect(alone.viewers).toEqual([0]);
    const together = replayOf(recordIn('copenhagen', isThere, PEOPLE));
    expect(together.viewers).toEqual(['spectator']);
    expect(hands(together.picture.value)).toEqual([null, null]);
    const elsewhere = replayOf(recordIn('copenhagen', isThere), { isPublic: true });
    expect(elsewhere.viewers).toContain('all');
  });
});

test('a broken record is shown as far as it is good, and kept so', () => {
  const lines = recordIn('roll-and-write').split('\n');
  const replay = replayOf(lines.with(20, '{"by":0,"move":"roll R"}').join('\n'));
  expect(replay.fault?.line).toBe(21);
  expect(replay.length).toBe(19);
  expect(replayOf(replay.goodRecord()).events).toEqual(replay.events);
});

test('only numbers are moments', () => {
  expect(momentIn('#12')).toBe(12);
  for (const fragment of ['', '#', '#-1', '#1.5', '#r=abc', '#9999999999']) {
    expect(momentIn(fragment)).toBeUndefined();
  }
});

test('the speed goes round', () => {
  const running = new Running(replayOf(recordIn('roll-and-write')));
  const speeds = Array.from({ length: 5 }, () => {
    running.faster();
    return running.speed.value;
  });
  expect(speeds).toEqual([2, 4, 0.5, 1, 2]);
});
