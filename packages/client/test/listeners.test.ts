/** A listener that throws stops no game, and an unreadable entry is reported. */
import type { Entry, TablePlan } from '@nyhavn/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/connection.ts';
import { Room } from '../src/room.ts';

const PLAN: TablePlan = {
  game: 'roll-and-write',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  clock: { kind: 'none' },
  isPublic: false,
  isOpenToSpectators: true,
  isRated: false,
  hasFreeChat: true,
};

const BEGUN: readonly Entry[] = [
  { kind: 'opened', plan: PLAN, host: 'anna-1', commitment: '0'.repeat(64) },
  { kind: 'sat', seat: 0, person: 'anna-1', name: 'Anna' },
  { kind: 'sat', seat: 1, person: 'ben-01', name: 'Ben' },
  { kind: 'began', startPlayer: 0 },
];

let room: Room;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReset().mockReturnValue();
  const connection = new Connection({
    connect: () => ({ send() {}, close() {}, onopen: null, onmessage: null, onclose: null }),
    later: () => () => {},
  });
  room = new Room({ id: 'table-1', person: 'anna-1', connection });
  room.onEntries(0, BEGUN);
});

describe('a room', () => {
  it('goes on when a listener throws, and reports it', () => {
    room.subscribe(() => {
      if (room.game?.steps.length === 1) throw new Error('a listener');
    });
    room.onEntries(4, [{ by: 'chance', move: 'roll RBPGY' }]);
    room.onEntries(5, [{ by: 0, move: 'end' }]);
    expect(room.game?.steps.map(({ text }) => text)).toEqual(['roll RBPGY', 'end']);
    expect(room.trouble).toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('says that the server is newer when it hears of a move that it can’t read', () => {
    room.onEntries(4, [{ by: 'chance', move: 'spin the wheel' }]);
    expect(room.trouble).toBe('wrong-version');
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('takes no notice of entries of a kind that it does not know', () => {
    room.onEntries(4, [
      { kind: 'fireworks' } as unknown as Entry,
      { by: 'chance', move: 'roll RBPGY' },
    ]);
    expect(room.game?.steps).toHaveLength(1);
    expect(room.seating?.phase).toBe('playing');
    expect(room.trouble).toBeUndefined();
  });
});

it('a connection asks for its tables though a listener to its state throws', () => {
  const sent: string[] = [];
  const socket = {
    send: (text: string) => void sent.push(text),
    close() {},
    onopen: null,
    onmessage: null as ((event: MessageEvent) => void) | null,
    onclose: null,
  };
  const connection = new Connection({
    connect: () => socket,
    later: () => () => {},
  });
  connection.subscribe(() => {
    if (connection.state === 'open') throw new Error('a listener');
  });
  const watching = new Room({ id: 'table-1', person: 'anna-1', connection });
  const hello = { hello: { version: 1, person: 'anna-1' } };
  socket.onmessage?.({ data: JSON.stringify(hello) } as MessageEvent);
  expect(sent.map((text) => JSON.parse(text).type)).toEqual(['watch']);
  expect(connection.state).toBe('open');
  watching.close();
});
