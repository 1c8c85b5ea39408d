/** What listens to a room stops no game, and what can't be read is said. */
import type { Entry, TablePlan } from '@nyhavn/protocol';
import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../../../src/features/online/connection.ts';
import { Room } from '../../../../src/features/online/table/room.ts';

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
    random: () => 1,
    isOffline: () => false,
    later: () => () => {},
  });
  room = new Room({ id: 'table-1', person: 'anna-1', connection, refused() {} });
  room.hear(0, BEGUN);
});

describe('a room', () => {
  it('goes on when a listener throws, and reports it', () => {
    effect(() => {
      if (room.game.value?.steps.value.length === 1) throw new Error('a listener');
    });
    room.hear(4, [{ by: 'chance', move: 'roll RBPGY' }]);
    room.hear(5, [{ by: 0, move: 'end' }]);
    expect(room.game.value?.steps.value.map(({ text }) => text)).toEqual(['roll RBPGY', 'end']);
    expect(room.trouble.value).toBeUndefined();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('says that the server is newer when it hears of a move that it can’t read', () => {
    room.hear(4, [{ by: 'chance', move: 'spin the wheel' }]);
    expect(room.trouble.value).toBe('wrong-version');
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('takes no notice of entries of a kind that it does not know', () => {
    room.hear(4, [{ kind: 'fireworks' } as unknown as Entry, { by: 'chance', move: 'roll RBPGY' }]);
    expect(room.game.value?.steps.value).toHaveLength(1);
    expect(room.seating.value?.phase).toBe('playing');
    expect(room.trouble.value).toBeUndefined();
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
    random: () => 1,
    isOffline: () => false,
    later: () => () => {},
  });
  effect(() => {
    if (connection.state.value === 'open') throw new Error('a listener');
  });
  const watching = new Room({ id: 'table-1', person: 'anna-1', connection, refused() {} });
  const hello = { hello: { version: 1, person: 'anna-1' } };
  socket.onmessage?.({ data: JSON.stringify(hello) } as MessageEvent);
  expect(sent.map((text) => JSON.parse(text).type)).toEqual(['watch']);
  expect(connection.state.value).toBe('open');
  watching.close();
});
