/** `npm run bench`: the engine beside the plain reference, measured in the same run. */
import { measureSpeed, type Speed } from '../packages/cli/src/bench/speed.ts';
import { rollAndWrite } from '../packages/engine/src/index.ts';
import { ReferenceGame } from '../packages/engine/test/reference/roll-and-write.ts';

const MILLISECONDS = 5000;

function measureReference(players: number, milliseconds: number): Speed {
  let games = 0;
  let decisions = 0;
  let legalMoves = 0;
  let elapsed = 0;
  for (
    const began = performance.now();
    elapsed < milliseconds;
    elapsed = performance.now() - began
  ) {
    const options = { mirror: false, passing: 'forced' } as const;
    const game = new ReferenceGame({ players, startPlayer: 0, options });
    for (let state = game.state(); state.winners === null; state = game.state()) {
      const [seat] = state.waiting;
      if (seat === undefined) {
        game.apply('chance', pickOutcome(game.chances()));
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

function pickOutcome(outcomes: readonly { move: string; weight: number }[]): string {
  let ticket = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = outcomes.find(({ weight }) => {
    ticket -= weight;
    return ticket < 0;
  });
  return drawn?.move ?? '';
}

function print(name: string, { gamesPerSecond, decisionsPerSecond, meanLegalMoves }: Speed): void {
  const whole = (figure: number) => Math.round(figure).toLocaleString('en').padStart(11);
  const figures = `${whole(gamesPerSecond)} games/s${whole(decisionsPerSecond)} decisions/s`;
  console.log(`${name.padEnd(12)}${figures}  ${meanLegalMoves.toFixed(1)} legal moves`);
}

for (const players of [2, 3, 4]) {
  console.log(`${rollAndWrite.id}, ${players} players`);
  const engine = measureSpeed(rollAndWrite, players, MILLISECONDS);
  const reference = measureReference(players, MILLISECONDS);
  print('  engine', engine);
  print('  reference', reference);
  const ratio = engine.decisionsPerSecond / reference.decisionsPerSecond;
  console.log(`  the engine makes ${ratio.toFixed(0)} times the decisions\n`);
}
