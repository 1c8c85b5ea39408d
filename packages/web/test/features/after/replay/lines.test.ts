import { type Event, type GameState, readRecords, type Viewer } from '@nyhavn/engine';
import { type CopenhagenState, redealCopenhagen } from '@nyhavn/engine/copenhagen';
import { describe, expect, test } from 'vitest';
import {
  canTry,
  lineFrom,
  lineRecord,
  originOf,
  realLine,
} from '../../../../src/features/after/replay/lines.ts';
import type { GameFront } from '../../../../src/table/front.ts';
import { recordIn, replayOf } from '../../../table/replay/replays.ts';

function saved(record: string) {
  return { id: 'try-line-1', revision: 1, record, updated: 0, isOver: false };
}

type Dealing = Pick<GameFront, 'dealAnew'>;

const CARDS: Dealing = {
  dealAnew: (start, events, viewer, random) =>
    redealCopenhagen(start as CopenhagenState, events, viewer, random.below),
};

describe.each<[string, Dealing]>([
  ['roll-and-write', {}],
  ['copenhagen', CARDS],
])('another line of %s', (id, front) => {
  const replay = replayOf(recordIn(id));
  const moment = Math.floor(replay.length / 2);

  test('begins with what the player had seen, and bots at the other seats', () => {
    replay.viewer.value = 0;
    const record = lineRecord(replay, front, moment, { seat: 0, bot: 'foreman' });
    expect(originOf(record)).toEqual({ of: 'kept', at: moment });
    const line = replayOf(record);
    expect(line.seats).toEqual([
      { name: '' },
      { name: 'Freja', bot: 'foreman' },
      { name: 'Magnus', bot: 'foreman' },
    ]);
    expect(line.stepsOf(0)).toEqual(replay.stepsOf(0).slice(0, moment));
    expect(line.isOver).toBe(false);
  });

  test('is compared with what was played', () => {
    const record = lineRecord(replay, front, moment, { seat: 1, bot: undefined });
    const [line] = lineFrom(saved(record), replay.game, 'kept');
    expect(line).toMatchObject({ at: moment, moves: 0, isOver: false, winners: [] });
    expect(line?.seats.every(({ bot }) => bot === undefined)).toBe(true);
    const real = realLine(replay, moment);
    expect(real).toMatchObject({ isOver: true, moves: replay.length - moment });
    expect(real.winners).not.toEqual([]);
    expect(lineFrom(saved(record), replay.game, 'another')).toEqual([]);
    expect(lineFrom(saved('nonsense'), replay.game, 'kept')).toEqual([]);
  });

  test('goes from every moment but the end', () => {
    expect(canTry(replay, 0)).toBe(true);
    expect(canTry(replay, replay.length)).toBe(false);
  });
});

test('unseen cards are dealt anew only for whoever has not seen them', () => {
  const replay = replayOf(recordIn('copenhagen'));
  const asked: Viewer[] = [];
  const watched: Dealing = {
    dealAnew(_start: GameState, events: readonly Event[], viewer: Viewer) {
      asked.push(viewer);
      return events;
    },
  };
  const line = (seat: number, bot?: string) => lineRecord(replay, watched, 40, { seat, bot });
  replay.viewer.value = 0;
  expect(readRecords(line(0, 'foreman')).ok).toBe(true);
  // Also where the others are played by the same person, or another seat is taken.
  line(0);
  line(1, 'foreman');
  replay.viewer.value = 'all';
  line(1, 'foreman');
  expect(asked).toEqual([0, 0, 0]);
});
