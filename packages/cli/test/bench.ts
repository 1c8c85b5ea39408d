/** `npm run bench`: fast path and engine beside the plain references, measured in the same run. */

import { COLOURS, copenhagen, rollAndWrite } from '@nyhavn/engine';
import { CopenhagenReference } from '../../engine/test/reference/copenhagen.ts';
import { ReferenceGame } from '../../engine/test/reference/roll-and-write.ts';
import { measureFast, measureSpeed, type Speed } from '../src/bench/speed.ts';
import { measureThinking } from '../src/bench/thinking.ts';

const MILLISECONDS = 5000;

const GAMES = [
  {
    game: rollAndWrite,
    reference: (players: number) =>
      new ReferenceGame({
        players,
        startPlayer: 0,
        options: { mirror: false, passing: 'forced' },
      }),
  },
  {
    game: copenhagen,
    reference: (players: number) => new CopenhagenReference({ players, startPlayer: 0 }),
  },
];

type Reference = ReferenceGame | CopenhagenReference;

function measureReference(begin: () => Reference, milliseconds: number): Speed {
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
        game.apply('chance', state.chance === 'harbour' ? anyHarbour() : pickOutcome(game));
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

/** Seven cards of any colours: to list all the ways would take longer than the game. */
function anyHarbour(): string {
  const cards = Array.from(
    { length: 7 },
    () => COLOURS[Math.floor(Math.random() * COLOURS.length)],
  );
  return `harbour ${cards.join('')}`;
}

function pickOutcome(game: Reference): string {
  const outcomes = game.chances().map((outcome) => ({
    move: outcome.move,
    weight: 'weight' in outcome ? outcome.weight : outcome.probability,
  }));
  let ticket = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = outcomes.find(({ weight }) => {
    ticket -= weight;
    return ticket < 0;
  });
  return drawn?.move ?? outcomes[0]?.move ?? '';
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

for (const { game, reference } of GAMES) {
  for (const players of [2, 3, 4]) {
    console.log(`${game.id}, ${players} players`);
    const fast = measureFast(game, players, MILLISECONDS);
    const engine = measureSpeed(game, players, MILLISECONDS);
    const plain = measureReference(() => reference(players), MILLISECONDS);
    if (fast) print('  fast path', fast);
    print('  engine', engine);
    print('  reference', plain);
    if (fast) console.log(`  the fast path makes ${times(fast, engine)} of the engine`);
    console.log(`  the engine makes ${times(engine, plain)} of the reference`);
    const { byHand, learned } = measureThinking(game, players, MILLISECONDS / 2);
    const whole = (figure: number) => Math.round(figure).toLocaleString('en');
    console.log(
      `  bots make ${whole(byHand)} evaluations/s by the opinion set by hand, ${whole(learned)} by the learned one\n`,
    );
  }
}
