/** What others need of the bots of Roll & Write. */
export { arenaAdapter as rollAndWriteArena } from './arena-adapter.ts';
