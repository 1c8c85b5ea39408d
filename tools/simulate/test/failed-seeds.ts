/** Seeds that ever failed, and what was wrong then. */

/** A seed that has failed. */
interface FailedSeed {
  readonly seed: string;
  readonly what: string;
}

/** All of them; each has to be right now. */
export const FAILED_SEEDS: readonly FailedSeed[] = [
  {
    seed: '1',
    what: 'a server waited for hours for a database behind a silent line when it started',
  },
  { seed: '107', what: 'judged before a half-open connection was noticed' },
  { seed: '201', what: 'a second beginning of a game counted as lost' },
  { seed: '255', what: 'the simulated disk brought a deleted journal back' },
  { seed: '258', what: 'a timer that was called off while its device slept rang' },
  { seed: '696', what: 'judged before the lists were right' },
  { seed: '925', what: 'a table at which nobody could begin was kept in memory for ever' },
  { seed: '1442', what: 'another process brought a deleted person back into the lists' },
  { seed: '1961', what: 'the judge did not ask twice where a line had been silent' },
];
