/** The side of a server that the bench has started: opens tables when asked, and says what it costs. */

/** The requests of the bench. */
export type BenchRequest =
  | { readonly ask: 'open'; readonly number: number; readonly count: number }
  /** Processor time so far. */
  | { readonly ask: 'usage'; readonly number: number }
  /** Bytes that are alive. */
  | { readonly ask: 'memory'; readonly number: number };

/** Microseconds of processor time, of all threads and of the main one. */
export interface Usage {
  readonly all: number;
  readonly main: number;
}

/** The answers; the first message has the port. */
export type BenchReply =
  | { readonly port: number }
  | { readonly number: number; readonly value: readonly string[] | Usage | number };

/** Answers the bench for as long as it is there; `open` gives what clients need to find a table. */
export function answerBench(port: number, open: (count: number) => Promise<string[]>): void {
  const say = (answer: BenchReply) => process.connected && process.send?.(answer);
  process.on('message', async (question: BenchRequest) => {
    const { number } = question;
    if (question.ask === 'open') say({ number, value: await open(question.count) });
    else say({ number, value: question.ask === 'usage' ? usage() : memory() });
  });
  process.on('disconnect', () => process.exit());
  say({ port });
}

function usage(): Usage {
  const all = process.cpuUsage();
  const main = process.threadCpuUsage();
  return { all: all.user + all.system, main: main.user + main.system };
}

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
