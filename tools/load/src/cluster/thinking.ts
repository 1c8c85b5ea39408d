/** The cost of bots and the length of games: bots play without any server. */
import { botNamed, LEVELS, playMatch, seededRandom } from '@nyhavn/bots';
import { GAMES, type Game } from '@nyhavn/engine';

/** Milliseconds of processor time for each level and game. */
const THINKING_MS = 1200;

/** Games by which their length is known, and who plays them. */
const MATCHES = 20;
const PLAYER = 'foreman';

/** Moves that a level thinks out in a second of one processor, game by game. */
export interface Thinking {
  readonly level: string;
  readonly movesPerSecond: Readonly<Record<string, number>>;
}

/** Moves and events of chance in a game of so many players. */
export interface Length {
  readonly game: string;
  readonly players: number;
  readonly moves: number;
  readonly chance: number;
}

/** A game from its first event on. */
function* played(game: Game, players: number, bot: string, seed: string) {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  const player = botNamed(bot);
  if (!begun.ok || !player) throw new Error(`${bot} can't play ${game.id}`);
  const bots = Array.from({ length: players }, () => player);
  yield* playMatch(game, begun.value.state, bots, seededRandom(seed));
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How many moves a second of a processor a level thinks out at tables of two. */
function speedOf(game: Game, level: string): number {
  for (const _ of played(game, 2, 'apprentice', 'warm')) {
    // Compiled once before it is measured.
  }
  const began = processorTime();
  let moves = 0;
  for (let number = 0; ; number++) {
    for (const { by } of played(game, 2, level, `${level} ${number}`)) {
      if (by !== 'chance') moves++;
      const used = processorTime() - began;
      if (used >= THINKING_MS && moves > 0) return (1000 * moves) / used;
    }
  }
}

/** Every level at every game. */
export function thinking(): Thinking[] {
  return LEVELS.map(({ name }) => ({
    level: name,
    movesPerSecond: Object.fromEntries(GAMES.map((game) => [game.id, speedOf(game, name)])),
  }));
}

/** Every game with every number of players. */
export function lengths(): Length[] {
  return GAMES.flatMap((game) =>
    [2, 3, 4].map((players) => {
      let moves = 0;
      let chance = 0;
      for (let number = 0; number < MATCHES; number++) {
        for (const { by } of played(game, players, PLAYER, `length ${number}`)) {
          if (by === 'chance') chance++;
          else moves++;
        }
      }
      return { game: game.id, players, moves: moves / MATCHES, chance: chance / MATCHES };
    }),
  );
}
