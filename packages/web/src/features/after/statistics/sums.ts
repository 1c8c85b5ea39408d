/** Many games in a few numbers. */
import type { OwnGame, Source } from './own-game.ts';

/** The results against the same opponents. */
export interface OpponentRecord {
  readonly against: readonly string[];
  readonly size: number;
  readonly games: number;
  /** Games that know a winner, and how many of those were won. */
  readonly decided: number;
  readonly won: number;
  readonly mean: number;
}

/** All games of a kind. */
export interface Sums extends Omit<OpponentRecord, 'against' | 'size'> {
  readonly most: number;
  /** Points of each kind, on average. */
  readonly sources: readonly Source[];
  /** By opponents and size, what was played most first. */
  readonly records: readonly OpponentRecord[];
}

function resultsOf(games: readonly OwnGame[]): Omit<OpponentRecord, 'against' | 'size'> {
  return {
    games: games.length,
    decided: games.filter(({ isWin }) => isWin !== undefined).length,
    won: games.filter(({ isWin }) => isWin).length,
    mean: mean(games.map(({ score }) => score)),
  };
}

/** Adds games up. */
export function sumsOf(games: readonly OwnGame[]): Sums {
  const groups = new Map<string, OwnGame[]>();
  for (const game of games) {
    const key = `${game.size} ${game.against.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const records = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ against: first.against, size: first.size, ...resultsOf(group) }] : [];
  });
  const kinds = games[0]?.sources.map(({ kind }) => kind) ?? [];
  return {
    ...resultsOf(games),
    most: Math.max(0, ...games.map(({ score }) => score)),
    sources: kinds.map((kind, index) => ({
      kind,
      points: mean(games.map(({ sources }) => sources[index]?.points ?? 0)),
    })),
    records: records.toSorted((one, other) => other.games - one.games || one.size - other.size),
  };
}

/** The average; 0 of nothing. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
