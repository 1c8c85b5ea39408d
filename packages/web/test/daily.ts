/** Games of a day, for looking at them in the middle of something. */
import { botNamed, idle, seededRandom } from '@nyhavn/bots';
import { type Event, formatEvent, formatHeader, GameHistory } from '@nyhavn/engine';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Page } from '@playwright/test';
import { type DailyGame, idOf, planOf } from '../src/features/daily/days.ts';
import { dealingOf } from '../src/games/roll-and-write/dealing.ts';
import { en } from './words.ts';

/** A game of a day that has come so far. */
interface KeptDaily {
  readonly id: string;
  readonly record: string;
}

/** Plays the game of a day with a greedy player, up to the last decision that is theirs. */
function lastDecisionOf(daily: DailyGame): KeptDaily {
  const { seats, startPlayer = 0, options, deal = '' } = planOf(daily);
  const setup = { players: seats.length, startPlayer, options };
  const begun = rollAndWrite.setup(setup);
  if (!begun.ok) throw new Error(begun.reason);
  const history = new GameHistory(rollAndWrite, begun.value.state);
  const dealing = dealingOf(deal);
  for (;;) {
    const awaited = rollAndWrite.awaits(history.state as typeof begun.value.state);
    if (awaited.kind === 'over') break;
    const seat = awaited.kind === 'seats' ? history.nextSeat(awaited.seats) : undefined;
    const { by, move } =
      seat === undefined
        ? dealing.chance(begun.value.state, history.events)
        : moveOf(history, seat, seats[seat]?.bot === 'idle');
    history.play(by, move);
  }
  const last = history.events.findLastIndex(({ by }) => by === 0);
  const header = formatHeader(
    rollAndWrite,
    { ...setup, options: begun.value.options },
    { seats, deal },
  );
  const lines = history.events.slice(0, last).map((event) => formatEvent(rollAndWrite, event));
  return { id: idOf(daily), record: `${[header, ...lines].join('\n')}\n` };
}

function moveOf(history: GameHistory, seat: number, isIdle: boolean): Event {
  const bot = isIdle ? idle : botNamed('greedy')!;
  const random = seededRandom(`${history.events.length}`);
  const view = history.state;
  return { by: seat, move: bot.choose({ game: rollAndWrite, view, seat, random, seen: [] }) };
}

/** Puts things into the stores of the page's database. */
export async function put(
  page: Page,
  stores: Readonly<Record<string, readonly { readonly key?: string; readonly value: object }[]>>,
): Promise<void> {
  await page.goto('/settings');
  // Where settings are shown, the database is there.
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor();
  await page.evaluate(putAll, stores);
}

/** Runs in the page: the client's own database, without the client. */
function putAll(
  stores: Readonly<Record<string, readonly { readonly key?: string; readonly value: object }[]>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(Object.keys(stores), 'readwrite');
      for (const [name, entries] of Object.entries(stores)) {
        for (const { key, value } of entries) transaction.objectStore(name).put(value, key);
      }
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Has a game of a day in the browser, with one decision left to make. */
export async function keepDaily(page: Page, daily: DailyGame): Promise<void> {
  const { day, kind } = daily;
  const { id, record } = lastDecisionOf(daily);
  await put(page, {
    games: [{ value: { id, revision: 1, record, updated: Date.now(), isOver: false } }],
    dailies: [{ key: `${day} ${kind}`, value: { day, kind, isOnTime: true } }],
  });
}
