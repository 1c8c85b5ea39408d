/** `npm run bench`: fast path and engine beside the plain references, measured in the same run. */
import { GAMES, type GameId } from '@nyhavn/engine';
import { anyEvent, REFERENCES } from '../../engine/test/reference/index.ts';
import { measureFast, measureSpeed, type Speed } from '../src/bench/speed.ts';
import { measureThinking } from '../src/bench/thinking.ts';

const BENCH_MS = 5000;

function measureReference(
  begin: () => ReturnType<(typeof REFERENCES)[GameId]>,
  milliseconds: number,
): Speed {
  let games = 0;
  let decisions = 0;
  let legalMoves = 0;
  let elapsed = 0;
  for (
    const began = performance.now();
    elapsed < milliseconds;
    elapsed = performance.now() - began
  ) {
    const game = begin();
    for (let state = game.state(); state.winners === null; state = game.state()) {
      const [seat] = state.waiting;
      if (seat === undefined) {
        game.apply('chance', anyEvent(game));
        continue;
      }
      const moves = game.legal(seat);
      decisions++;
      legalMoves += moves.length;
      game.apply(seat, moves[Math.floor(Math.random() * moves.length)] ?? '', true);
    }
    games++;
  }
  return {
    gamesPerSecond: (1000 * games) / elapsed,
    decisionsPerSecond: (1000 * decisions) / elapsed,
    meanLegalMoves: legalMoves / decisions,
  };
}

function print(name: string, { gamesPerSecond, decisionsPerSecond, meanLegalMoves }: Speed): void {
  const whole = (figure: number) => Math.round(figure).toLocaleString('en').padStart(11);
  const figures = `${whole(gamesPerSecond)} games/s${whole(decisionsPerSecond)} decisions/s`;
  console.log(`${name.padEnd(12)}${figures}  ${meanLegalMoves.toFixed(1)} legal moves`);
}

function times(faster: Speed, slower: Speed): string {
  const ratio = faster.decisionsPerSecond / slower.decisionsPerSecond;
  return `${ratio.toFixed(ratio < 10 ? 1 : 0)} times the decisions`;
}

for (const game of GAMES) {
  for (let players = game.players.min; players <= game.players.max; players++) {
    console.log(`${game.id}, ${players} players`);
    const fast = measureFast(game, players, BENCH_MS);
    const engine = measureSpeed(game, players, BENCH_MS);
    const plain = measureReference(() => REFERENCES[game.id](players), BENCH_MS);
    if (fast) print('  fast path', fast);
    print('  engine', engine);
    print('  reference', plain);
    if (fast) console.log(`  the fast path makes ${times(fast, engine)} of the engine`);
    console.log(`  the engine makes ${times(engine, plain)} of the reference`);
    const thinking = measureThinking(game, players, BENCH_MS / 2);
    if (!thinking) continue;
    const whole = (figure: number) => Math.round(figure).toLocaleString('en');
    const { byHand, learned } = thinking;
    console.log(
      `  bots make ${whole(byHand)} evaluations/s by the opinion set by hand, ${whole(learned)} by the learned one\n`,
    );
  }
}
