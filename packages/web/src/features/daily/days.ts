/** Days of the challenge: they change at midnight UTC, so that they are the same for everybody. */
import { DAY_MS } from '@nyhavn/protocol';
import { GAME_IDS, moduleOf } from '../../games/registry.ts';
import { DAILY, PRACTICE } from '../../store/saved.ts';
import { IDLE, type SeatPlan, type TablePlan } from '../../store/seats.ts';
import type { DailyKind } from '../../store/stored-shapes.ts';

/** The kinds of daily games: alone for the fewest turns, or against the bot of the day. */
export const KINDS: readonly DailyKind[] = ['alone', 'duel'];

/** A game of a day: the first try counts, everything after it is practice. */
export interface DailyGame {
  /** As in `2026-11-16`. */
  readonly day: string;
  readonly kind: DailyKind;
  readonly isPractice: boolean;
}

/** The game of the day. */
export const DAILY_GAME = GAME_IDS.find((id) => moduleOf(id)?.daily) ?? '';

/** The rules of the daily challenge in that game. */
export const DAILY_RULES = moduleOf(DAILY_GAME)?.daily;

const FIRST = '2026-11-01';

/** The day at some time, in milliseconds. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier. */
export function dayFrom(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY_MS);
}

/** The milliseconds until the next day. */
export function untilNext(time: number): number {
  return DAY_MS - (time % DAY_MS);
}

/** Returns true if an address names a day between the first challenge and today. */
export function isDay(text: string, time: number): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return dayAt(Date.parse(text)) === text && text >= FIRST && text <= dayAt(time);
}

/** Returns true if an address names a kind of challenge. */
export function isKind(text: string): text is DailyKind {
  return KINDS.some((kind) => kind === text);
}

/** The bots of the week, from Sunday on: Monday is for everybody, Sunday for the brave. */
const WEEK = [
  'harbour-master',
  'apprentice',
  'carpenter',
  'carpenter',
  'foreman',
  'foreman',
  'architect',
];
const NAMES = ['Karen', 'Asta', 'Rasmus', 'Ida', 'Mikkel', 'Inger', 'Jens'];

/** The bot of a day. */
export function rivalOn(day: string): Required<Pick<SeatPlan, 'name' | 'bot'>> {
  const weekday = new Date(day).getUTCDay();
  return { name: NAMES[weekday] ?? '', bot: WEEK[weekday] ?? '' };
}

/** Two seats that only roll, beside a person who plays alone. */
const ELEMENTS: readonly SeatPlan[] = [
  { name: 'Vinden', bot: IDLE },
  { name: 'Bølgen', bot: IDLE },
];

/** The plan of a daily table. */
export function planOf(daily: DailyGame): TablePlan {
  const { day, kind } = daily;
  const shared = { game: DAILY_GAME, id: idOf(daily), deal: `daily/${day}/${kind}` };
  const you: SeatPlan = { name: '' };
  if (kind === 'alone') {
    // Three at the table, so that nothing of the set-up for two applies.
    const seats = [you, ...ELEMENTS];
    return { ...shared, seats, startPlayer: 0, options: DAILY_RULES?.options ?? {} };
  }
  const startPlayer = (Date.parse(day) / DAY_MS) % 2;
  return { ...shared, seats: [you, rivalOn(day)], startPlayer, options: {} };
}

/** The id under which the game is kept. */
export function idOf({ day, kind, isPractice }: DailyGame): string {
  return `${DAILY}${day}-${kind}${isPractice ? PRACTICE : ''}`;
}

/** The address of the game. */
export function addressOf({ day, kind, isPractice }: DailyGame): string {
  return `/daily/${day}/${kind}${isPractice ? '?practice' : ''}`;
}
