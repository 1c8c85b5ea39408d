/** The public exports of Roll & Write's bots. */
export { arenaAdapter as rollAndWriteArena } from './arena-adapter.ts';
