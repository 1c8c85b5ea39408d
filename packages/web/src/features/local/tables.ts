/** Opening tables: new ones, kept ones, and those that another tab has open. */

import { loadFront } from '../../games/registry.ts';
import { lockGame, unlockGame } from '../../store/game-lock.ts';
import { askToPersist } from '../../store/persistence.ts';
import { keepPlan } from '../../store/plans.ts';
import { savedGame } from '../../store/saved.ts';
import { hasRealDice, type TablePlan } from '../../store/seats.ts';
import { summaryOf } from '../../store/summary.ts';
import type { GameFront } from '../../table/front.ts';
import { deviceRandom } from '../../table/model/chance.ts';
import { newTable, resumedTable } from '../../table/model/open-table.ts';
import type { Table } from '../../table/model/table.ts';

/** The outcome of opening a game. */
export type OpenedTable =
  | { readonly kind: 'open'; readonly table: Table; readonly front: GameFront }
  /** Another tab has it open. */
  | { readonly kind: 'elsewhere' }
  /** Its record can't be read by this version. */
  | { readonly kind: 'broken'; readonly record: string }
  | { readonly kind: 'missing' };

/** Begins a game, keeps it, and gives its id; throws where it can't be kept. */
export async function beginTable(plan: TablePlan): Promise<string | undefined> {
  const { options, dice } = plan;
  const front = await loadFront(plan.game);
  const game = front?.games.find((one) => one.id === plan.game);
  if (!front || !game) return undefined;
  const { seats } = plan;
  const players = seats.length;
  const startPlayer = plan.startPlayer ?? deviceRandom.below(players);
  const setup = { players, startPlayer, options };
  const { hasSecrets } = front;
  const table = newTable(game, setup, seats, {
    id: plan.id,
    hasSecrets,
    isTold: dice !== undefined,
    deal: plan.deal,
  });
  await Promise.all([table.kept(), ...(plan.deal === undefined ? [keepPlan(plan)] : [])]);
  askToPersist();
  if (table.isBehind) throw new Error('a new game could not be kept');
  return table.id;
}

/** The set-up of a game that was played, for playing it again; the next seat begins. */
export async function planOf(id: string): Promise<TablePlan | undefined> {
  const saved = await savedGame(id);
  const summary = saved && summaryOf(saved);
  if (!saved || !summary) return undefined;
  const header: { options?: unknown; startPlayer?: unknown } = JSON.parse(
    saved.record.slice(0, saved.record.indexOf('\n')),
  );
  const { game, seats } = summary;
  const startPlayer = (Number(header.startPlayer) + 1) % seats.length;
  const options = { ...(header.options as object | undefined) };
  const plan = { game, seats, startPlayer, options };
  return hasRealDice(header) ? { ...plan, dice: 'real' } : plan;
}

/**
 * Opens a kept game for this tab alone: while it holds the game's lock no other tab plays it.
 * `insist` takes the lock from the tab that has it, which then only looks on.
 */
export async function openTable(id: string, insist: boolean): Promise<OpenedTable> {
  let opened: Table | undefined;
  const isOurs = await lockGame(id, insist, () => opened?.giveWay());
  if (!isOurs) return { kind: 'elsewhere' };
  try {
    const opening = await openKept(id);
    if (opening.kind === 'open') {
      opened = opening.table;
      opened.open();
    }
    return opening;
  } finally {
    if (!opened) unlockGame(id);
  }
}

async function openKept(id: string): Promise<OpenedTable> {
  const saved = await savedGame(id);
  if (!saved) return { kind: 'missing' };
  const { game, deal } = summaryOf(saved) ?? {};
  const front = game === undefined ? undefined : await loadFront(game);
  const dealing = deal === undefined ? undefined : await front?.dealing?.(deal);
  const table = front && resumedTable(saved, front, undefined, dealing);
  return table ? { kind: 'open', table, front } : { kind: 'broken', record: saved.record };
}

/** Closes a table and lets other tabs have it. */
export function closeTable(table: Table): void {
  table.close();
  unlockGame(table.id);
}
