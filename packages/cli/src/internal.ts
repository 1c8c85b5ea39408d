/** Exports for measurements in `tools/`; not for the product, and free to change. */
export { Progress } from './arena/progress.ts';
export { playDeals } from './arena/threads.ts';
export { Arguments } from './arguments.ts';
export { UsageError } from './usage.ts';
