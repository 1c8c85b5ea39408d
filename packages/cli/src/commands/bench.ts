/** `nyhavn bench`: how fast the engine is on this machine. */
import { GAMES } from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import { measureFast, measureSpeed, type Speed } from '../bench/speed.ts';
import { measureThinking } from '../bench/thinking.ts';
import type { Command } from '../command.ts';
import { say } from '../words.ts';

/** `nyhavn bench`. */
export const bench: Command = {
  name: 'bench',
  usage: '[--game G] [--seconds N] [--json]',
  summary: () => say().commands.help.summaries.bench,
  run(argv) {
    const given = new Arguments(argv, { values: ['game', 'seconds'], flags: ['json'] });
    const games = given.text('game') === undefined ? GAMES : [given.game()];
    const seconds = given.number('seconds', 1, 600, 3);
    const figures: Record<string, Record<string, Figures>> = {};
    for (const game of games) {
      const byPlayers: Record<string, Figures> = {};
      figures[game.id] = byPlayers;
      for (let players = game.players.min; players <= game.players.max; players++) {
        const fast = measureFast(game, players, seconds * 1000);
        const thinking = measureThinking(game, players, seconds * 150);
        if (given.flag('json')) {
          const speed = fast ?? measureSpeed(game, players, seconds * 1000);
          byPlayers[players] = {
            ...speed,
            ...(thinking && {
              evaluationsPerSecond: thinking.byHand,
              learnedEvaluationsPerSecond: thinking.learned,
            }),
          };
          continue;
        }
        const referee = measureSpeed(game, players, seconds * 1000);
        process.stdout.write(`${game.id}, ${players} players: ${inWords(fast ?? referee)}\n`);
        if (fast) process.stdout.write(`  the referee: ${inWords(referee)}\n`);
        if (thinking) {
          const { byHand, learned } = thinking;
          process.stdout.write(
            `  bots: ${whole(byHand)} evaluations/s by hand, ${whole(learned)} learned\n`,
          );
        }
      }
    }
    if (given.flag('json')) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
};

/** The figures of the engine, and how many positions a second bots judge. */
interface Figures extends Speed {
  /** By the evaluator that was set by hand, and by the one that was learned. */
  readonly evaluationsPerSecond?: number;
  readonly learnedEvaluationsPerSecond?: number;
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en');

function inWords({ gamesPerSecond, decisionsPerSecond, meanLegalMoves }: Speed): string {
  const moves = meanLegalMoves.toFixed(1);
  return `${whole(gamesPerSecond)} games/s, ${whole(decisionsPerSecond)} decisions/s, ${moves} legal moves`;
}
