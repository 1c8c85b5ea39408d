/** What others need of the bots of Roll & Write. */
export { pace as rollAndWritePace } from './pace.ts';
