/** Whole games of two people over a real server. */
import { expect } from 'vitest';
import type { TableGame } from '../../src/game.ts';
import { type Device, type Guest, type Plan, until } from './service.ts';

/** A seat for any person. */
export const OPEN = { kind: 'open' } as const;

/** Two people at a table that has begun. */
export async function begunBy(
  host: Guest,
  guest: Guest,
  plan: Plan,
): Promise<{ id: string; devices: [Device, Device] }> {
  const id = await host.open(plan);
  const devices: [Device, Device] = [host.enter(id), guest.enter(id)];
  for (const [index, { room }] of devices.entries()) {
    await until(() => room.seating !== undefined);
    expect(await room.sit(index === 0 ? 'Anna' : 'Ben')).toBe(true);
  }
  for (const { room } of devices) await until(() => room.game !== undefined);
  return { id, devices };
}

/** The game at a table that has begun. */
export function tableOf({ room }: Device): TableGame {
  const table = room.game;
  if (!table) throw new Error('the game has begun');
  return table;
}

/** Lets everybody move by chance until it is over; `between` may get in the way. */
export async function playOut(
  devices: readonly Device[],
  between: (moves: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let moves = 0;
  const isOver = () => devices.every((device) => tableOf(device).turn.kind === 'over');
  const asked = () => devices.find((device) => tableOf(device).turn.kind === 'person');
  for (;;) {
    await until(() => isOver() || asked() !== undefined);
    const device = asked();
    if (!device) return;
    const table = tableOf(device);
    const legal = table.legal;
    expect(table.play(legal[(moves * 7919) % legal.length]?.text ?? '')).toBeUndefined();
    expect(table.turn.kind).toBe('sent');
    await between(++moves);
    await until(() => table.turn.kind !== 'sent');
  }
}
