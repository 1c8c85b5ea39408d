/** boardgame.io's own server with its storage in memory, and the game in its reducer. */
import type { AddressInfo } from 'node:net';
import { answerBench } from '../child.ts';
import { newSeries, played, type Series } from '../game.ts';
import { requireRival } from '../rivals.ts';

/** As much of it as is needed here; its packages can't be imported by name from a module. */
interface Boardgame {
  Server(options: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(options: { readonly port: number }): Promise<{
      readonly appServer: { address(): AddressInfo };
    }>;
  };
}

const { Server } = requireRival('boardgame.io/server') as Boardgame;
const { INVALID_MOVE, ActivePlayers } = requireRival('boardgame.io/core');

const game = {
  name: 'game',
  setup: (): Series => newSeries(),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play: ({ G, playerID }: { G: Series; playerID: string }, text: string) =>
      played(G, Number(playerID), text) ?? INVALID_MOVE,
  },
};

const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
let opened = 0;
answerBench(appServer.address().port, async (count) =>
  Array.from({ length: count }, () => `match${opened++}`),
);
