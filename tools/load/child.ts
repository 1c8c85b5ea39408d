/** The side of a server that the bench has started: opens tables when asked, and says what it costs. */

/** What the bench asks. */
export type Question =
  | { readonly ask: 'open'; readonly number: number; readonly count: number }
  /** Milliseconds of processor time so far, of all threads. */
  | { readonly ask: 'cpu'; readonly number: number }
  /** Bytes that are alive. */
  | { readonly ask: 'memory'; readonly number: number };

/** What it answers; the first message has the port. */
export type Answer =
  | { readonly port: number }
  | { readonly number: number; readonly value: readonly string[] | number };

/** Answers the bench for as long as it is there; `open` gives what clients need to find a table. */
export function answerBench(port: number, open: (count: number) => Promise<string[]>): void {
  const say = (answer: Answer) => process.connected && process.send?.(answer);
  process.on('message', async (question: Question) => {
    const { number } = question;
    if (question.ask === 'open') say({ number, value: await open(question.count) });
    else say({ number, value: question.ask === 'cpu' ? cpu() : memory() });
  });
  process.on('disconnect', () => process.exit());
  say({ port });
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
