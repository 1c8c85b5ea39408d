/** The report of a series of games played alone. */
import type { Estimate } from '@nyhavn/bots';
import { estimate } from '@nyhavn/bots/internal';
import type { SoloDeal } from './thread.ts';

/** Turns over all deals. */
interface Turns {
  readonly turns: Estimate;
  readonly median: number;
  readonly quickest: number;
  readonly slowest: number;
}

/** A whole series. */
export interface SoloReport {
  readonly games: number;
  readonly bots: readonly (Turns & { readonly bot: string })[];
  /** The lower bounds, deal by deal. */
  readonly bound: Turns;
}

/** Adds deals up. */
export function soloReport(bots: readonly string[], deals: readonly SoloDeal[]): SoloReport {
  return {
    games: deals.length,
    bots: bots.map((bot, number) => ({ bot, ...sumUp(deals.map(({ turns }) => turns[number]!)) })),
    bound: sumUp(deals.map(({ bound }) => bound)),
  };
}

function sumUp(turns: readonly number[]): Turns {
  const sorted = turns.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return {
    turns: estimate(turns),
    median: (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2,
    quickest: sorted[0]!,
    slowest: sorted.at(-1)!,
  };
}

/** The report as a table. */
export function* soloLines({ games, bots, bound }: SoloReport): Generator<string> {
  yield `${games} games alone: turns to 12 points`;
  yield '';
  const width = Math.max(...bots.map(({ bot }) => bot.length), BOUND.length);
  yield row(width, 'bot', ['mean', '95 %', 'median', 'quickest', 'slowest']);
  for (const { bot, ...turns } of bots) yield row(width, bot, figures(turns));
  yield row(width, BOUND, figures(bound));
}

const BOUND = 'at least';

function figures({ turns, median, quickest, slowest }: Turns): string[] {
  const interval = `${turns.from.toFixed(2)} to ${turns.to.toFixed(2)}`;
  return [turns.mean.toFixed(2), interval, `${median}`, `${quickest}`, `${slowest}`];
}

const WIDTHS = [6, 14, 6, 8, 7];

function row(width: number, name: string, texts: readonly string[]): string {
  return [name.padEnd(width), ...texts.map((text, at) => text.padStart(WIDTHS[at]!))].join('  ');
}
