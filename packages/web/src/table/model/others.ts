/** Events while no person is asked: chance, bots, or a script in their place. */
import { chanceEvent } from '@nyhavn/bots';
import { newId } from '@nyhavn/client';
import { type Event, type Game, type GameState, seenEvent } from '@nyhavn/engine';
import { IDLE, type SeatPlan } from '../../store/seats.ts';
import { askBot } from '../bots/ask-bot.ts';
import { deviceRandom } from './chance.ts';
import { pause } from './pause.ts';
import type { Turn } from './played-table.ts';

/** A script for chance and the others; undefined when it is at its end. */
export type Script = (state: GameState, events: readonly Event[]) => Event | undefined;

/** Chance and bots of a deal: the same moves meet the same ones on every device. */
export interface Dealing {
  /** The chance event that is awaited after these events. */
  chance(start: GameState, events: readonly Event[]): Event;
  /** The seed of a bot's random numbers, after so many events. */
  seed(events: number): string;
}

/** A moment at which chance or a bot may be awaited. */
interface Moment {
  readonly game: Game;
  readonly state: GameState;
  readonly events: readonly Event[];
  readonly seats: readonly SeatPlan[];
  readonly turn: Turn;
  readonly script: Script | undefined;
  readonly start: GameState;
  readonly dealing: Dealing | undefined;
}

/** The next event that no person makes, in its time; undefined where a person is awaited or the script rests. */
export async function nextEvent(moment: Moment): Promise<Event | undefined> {
  const { game, state, seats, turn, script, dealing, start, events } = moment;
  if (turn.kind !== 'chance' && turn.kind !== 'bot') return undefined;
  if (script) {
    await pause(turn.kind);
    return script(state, events);
  }
  if (turn.kind === 'chance') {
    await pause('chance');
    return dealing?.chance(start, events) ?? chanceEvent(game, state, deviceRandom);
  }
  const { seat } = turn;
  const bot = seats[seat]?.bot ?? '';
  const question = {
    game: game.id,
    bot,
    view: game.view(state, seat),
    seen: events.map((event) => seenEvent(game, event, seat)),
    seat,
    seed: dealing?.seed(events.length) ?? newId(),
  };
  const [move] = await Promise.all([askBot(question), pause(bot === IDLE ? 'chance' : 'bot')]);
  return { by: seat, move };
}
