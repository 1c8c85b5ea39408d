/** Questions in which bots are asked, out of whole games that bots have played. */
import { botNamed, playMatch, seededRandom } from '@nyhavn/bots';
import { type Event, type Game, type GameState, seenEvent } from '@nyhavn/engine';
import type { BotQuestion } from '../../src/table/bots/bots.worker.ts';

/** Everything that is asked of a bot but which bot it is. */
export type Question = Omit<BotQuestion, 'bot'>;

/** Who plays the games, in turn; they are quick, and come to positions of good play. */
const PLAYERS = ['foreman', 'architect'];

/** Games for each number of players. */
const GAMES = 3;

/** A decision among several moves, with the events before it. */
interface Decision {
  readonly seat: number;
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** So many questions of games with so many players, from the first decisions to the last. */
export function questionsOf(game: Game, players: number, count: number): Question[] {
  const decisions = Array.from({ length: GAMES }, (_, number) =>
    decisionsOf(game, players, `pace ${players} ${number}`),
  ).flat();
  return Array.from({ length: count }, (_, number) => {
    const { seat, state, events } = decisions[Math.floor((number * decisions.length) / count)]!;
    return {
      game: game.id,
      view: game.view(state, seat),
      seen: events.map((event) => seenEvent(game, event, seat)),
      seat,
      seed: `pace ${number}`,
    };
  });
}

function decisionsOf(game: Game, players: number, seed: string): Decision[] {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const bots = PLAYERS.map((name) => botNamed(name)!);
  const decisions: Decision[] = [];
  const events: Event[] = [];
  let before = game.copy(state);
  for (const event of playMatch(game, state, bots, seededRandom(seed))) {
    const { by } = event;
    if (by !== 'chance' && game.count(before, by) > 1) {
      decisions.push({ seat: by, state: before, events: [...events] });
    }
    events.push(event);
    before = game.copy(state);
  }
  return decisions;
}
