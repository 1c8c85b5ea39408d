/** The checker of histories, for simulations and for tests with real servers. */
export { type Problem, type ProblemKind, problemsIn } from './checker.ts';
export type { ClientLog, Happened, History, KeptTable } from './history.ts';
