/** Figures of rounds of moves. */

/** The raw measurements of one round. */
export interface Sample {
  /** Milliseconds that each move took on which no dice or cards followed, and each with the draws that it led to. */
  readonly plain: readonly number[];
  readonly drawn: readonly number[];
  /** Draws; those of other servers than Nyhavn are not counted. */
  readonly draws: number;
  /** Milliseconds of the whole round. */
  readonly took: number;
  /** Bytes from the server to both clients. */
  readonly bytes: number;
  /** Microseconds of processor time: of the server with all threads, of its main thread, of the clients. */
  readonly cpu: number;
  readonly main: number;
  readonly clients: number;
}

/** The measurements of a series of moves. */
export interface Figures {
  readonly movesPerSecond: number;
  /** Milliseconds from a client's move to both clients having heard of it. */
  readonly p50: number;
  readonly p99: number;
  /** The median of moves without a draw, and of those with one; 0 where there were none. */
  readonly plainP50: number;
  readonly drawnP50: number;
  readonly drawsPerMove: number;
  /** Bytes from the server to both clients. */
  readonly bytesPerMove: number;
  /** Microseconds of processor time: of the server with all threads, of its main thread, of the clients. */
  readonly cpuPerMove: number;
  readonly mainPerMove: number;
  readonly clientsPerMove: number;
}

/** The figures of all moves of some rounds together; a slow round counts as much as a quick one. */
export function figuresOf(rounds: readonly Sample[]): Figures {
  const plain = rounds.flatMap((round) => round.plain);
  const drawn = rounds.flatMap((round) => round.drawn);
  const times = [...plain, ...drawn];
  const moves = times.length;
  const sum = (part: (round: Sample) => number) =>
    rounds.reduce((total, round) => total + part(round), 0);
  return {
    movesPerSecond: (1000 * moves) / sum(({ took }) => took),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    plainP50: percentile(plain, 50),
    drawnP50: percentile(drawn, 50),
    drawsPerMove: sum(({ draws }) => draws) / moves,
    bytesPerMove: sum(({ bytes }) => bytes) / moves,
    cpuPerMove: sum(({ cpu }) => cpu) / moves,
    mainPerMove: sum(({ main }) => main) / moves,
    clientsPerMove: sum(({ clients }) => clients) / moves,
  };
}

/** The time that so many percent of all times do not exceed; 0 where there are none. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? 0;
}
