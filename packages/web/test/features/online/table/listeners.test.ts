/** What listens to the signals of a room stops no game. */
import { Connection } from '@nyhavn/client';
import type { Entry, TablePlan } from '@nyhavn/protocol';
import { effect } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { openRoom } from '../../../../src/features/online/table/room.ts';

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

it('goes on when a listener throws, and reports it', () => {
  vi.spyOn(console, 'error').mockReset().mockReturnValue();
  const socket = {
    send() {},
    close() {},
    onopen: null,
    onmessage: null as ((event: MessageEvent) => void) | null,
    onclose: null,
  };
  const connection = new Connection({ connect: () => socket, later: () => () => {} });
  const room = openRoom({ id: 'table-1', person: 'anna-1', connection });
  const tell = (from: number, entries: readonly Entry[]) =>
    socket.onmessage?.({ data: JSON.stringify({ news: [0, from, entries] }) } as MessageEvent);
  tell(0, BEGUN);
  effect(() => {
    if (room.game.value?.steps.value.length === 1) throw new Error('a listener');
  });
  tell(4, [{ by: 'chance', move: 'roll RBPGY' }]);
  tell(5, [{ by: 0, move: 'end' }]);
  expect(room.game.value?.steps.value.map(({ text }) => text)).toEqual(['roll RBPGY', 'end']);
  expect(room.trouble.value).toBeUndefined();
  expect(console.error).toHaveBeenCalledOnce();
});
