/** Opens tables: a new one, or the next one of the same people. */
import { botNamed } from '@nyhavn/bots';
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, CHANCE_VERSION, gameOf, HashChain, SEED_BYTES } from '@nyhavn/protocol';
import type { Runtime } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import { insertTable } from '../store/tables.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';
import { graceOf } from './expiry.ts';
import type { NextTable } from './rematch.ts';

/** Dependencies of opening a table. */
interface OpeningDeps {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly deadlines: DeadlineScheduler;
  now(): number;
}

/** Opens a table, and gives its id. */
export async function openTable(
  { store, runtime, deadlines, now }: OpeningDeps,
  { plan, host, kept, companions }: NextTable,
): Promise<Result<string, AnyRefusal>> {
  if (plan.seats.some((seat) => seat.kind === 'bot' && !botNamed(seat.bot))) {
    return refuse('not-understood');
  }
  const begun = gameOf(plan).setup({
    players: plan.seats.length,
    startPlayer: 0,
    options: plan.options,
  });
  if (!begun.ok) return begun;
  const id = runtime.randomBytes(12).toString('base64url');
  const seed = runtime.randomBytes(SEED_BYTES).toString('hex');
  const { anchor } = new HashChain(seed);
  const opened = { kind: 'opened', plan, host, chance: CHANCE_VERSION, anchor } as const;
  const beside = companions ? { companions: [...companions] } : {};
  const entry = kept ? { ...opened, kept: [...kept], ...beside } : opened;
  const openSeats = plan.seats.filter(({ kind }, seat) => kind === 'open' && !kept?.[seat]).length;
  const time = now();
  await insertTable(store.db, { id, seed, plan, host, openSeats, time });
  const deadline = time + graceOf(plan);
  const written = await store.journal.append(id, 0, { entries: [entry], time, deadline });
  deadlines.schedule(deadline);
  return written === 'stored' ? accept(id) : refuse('not-stored');
}
