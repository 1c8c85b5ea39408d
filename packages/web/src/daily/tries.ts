/** The tries that count, one a day and kind, kept in the browser's database. */
import { database } from '../store/database.ts';
import { dayAt, dayFrom, KINDS, type Kind } from './days.ts';
import type { DailyResult } from './result.ts';

/** A try that counts. */
export interface DailyTry {
  readonly day: string;
  readonly kind: Kind;
  /** Whether it was begun on its day, and not later. */
  readonly isOnTime: boolean;
  /** Undefined until the game is over. */
  readonly result?: DailyResult;
}

function keyOf({ day, kind }: Pick<DailyTry, 'day' | 'kind'>): string {
  return `${day} ${kind}`;
}

/** All tries, the last day first. */
export async function allTries(): Promise<readonly DailyTry[]> {
  return (await (await database()).getAll('dailies')).toReversed();
}

/** Notes that a try has begun; one that was begun before stays as it is. */
export async function beginTry(day: string, kind: Kind): Promise<void> {
  const transaction = (await database()).transaction('dailies', 'readwrite');
  const key = keyOf({ day, kind });
  if (!(await transaction.store.get(key))) {
    await transaction.store.put({ day, kind, isOnTime: dayAt(Date.now()) === day }, key);
  }
  await transaction.done;
}

/** Keeps what came of a try; the first result stands. */
export async function finishTry(day: string, kind: Kind, result: DailyResult): Promise<void> {
  const transaction = (await database()).transaction('dailies', 'readwrite');
  const key = keyOf({ day, kind });
  const kept = await transaction.store.get(key);
  if (kept && !kept.result) await transaction.store.put({ ...kept, result }, key);
  await transaction.done;
}

/** How many days in a row were played, up to today or yesterday; either game is enough. */
export function streakOf(tries: readonly DailyTry[], today: string): number {
  const played = new Set(tries.filter((one) => one.isOnTime && one.result).map(({ day }) => day));
  let day = played.has(today) ? today : dayFrom(today, -1);
  let length = 0;
  while (played.has(day)) {
    length++;
    day = dayFrom(day, -1);
  }
  return length;
}

/** The best result alone so far: the fewest turns; undefined without one. */
export function fewestTurns(tries: readonly DailyTry[]): number | undefined {
  const turns = tries.flatMap(({ kind, result }) =>
    kind === 'alone' && result?.isSuccess ? [result.turns] : [],
  );
  return turns.length === 0 ? undefined : Math.min(...turns);
}

/** The tries of a day, by kind. */
export function triesOn(tries: readonly DailyTry[], day: string): Partial<Record<Kind, DailyTry>> {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const found = tries.find((one) => one.day === day && one.kind === kind);
      return found ? [[kind, found]] : [];
    }),
  );
}
