/** Steps of a lesson as data: a position, what the reader shall do there, and what happens afterwards. */
import {
  type Event,
  type Game,
  type GamePicture,
  gameNamed,
  type RefusalCode,
  type SeenStep,
} from '@nyhavn/engine';
import type { Script } from '../../table/model/others.ts';
import { eventsIn, readEvent, recordOf as recordOfTrial } from './trial.ts';

/** The reader's seat. */
export const READER = 0;

/** Something that happened in a step, as the reader sees it. */
export type Happening<Picture extends GamePicture = GamePicture> = SeenStep<Picture>;

/** A question about something that happened, as a method is: one of any game for those of all games. */
type Asks<Picture extends GamePicture> = {
  ask(happening: Happening<Picture>): boolean;
}['ask'];

/** One idea, shown on one position. */
export interface Step<Picture extends GamePicture = GamePicture> {
  readonly id: string;
  readonly players: number;
  readonly startPlayer: number;
  /** Everything up to the reader's move, as `eventsIn` reads it. */
  readonly before: string;
  /** The events of chance and the others from then on, in the same spelling. */
  readonly later?: string;
  /** Returns true if an event completes the step. */
  does(happening: Happening<Picture>): boolean;
  /** Returns true if an event leads towards that. */
  leads?(happening: Happening<Picture>): boolean;
  /** Moves that are allowed and worth a word of their own, but not the idea, by the name of the word. */
  readonly remarks: Readonly<Record<string, Asks<Picture>>>;
  /** A move that may be tried, in vain, and why the engine refuses it; most words invite to it. */
  readonly wrong: { readonly move: string; readonly reason: RefusalCode };
}

/** Returns true if a move begins with that text, for what is asked in a step. */
export function begins(start: string) {
  return ({ text }: Pick<Happening, 'text'>): boolean => text.startsWith(start);
}

/** The points that the reader gained. */
export function gained({ before, after }: Happening): number {
  return (after.players[READER]?.score ?? 0) - (before.players[READER]?.score ?? 0);
}

/** The reader's progress in a step; a remark without a name is the one for all other moves. */
export type StepOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'done' }
  | { readonly kind: 'strayed'; readonly remark: string | undefined };

/** The outcome of a step after these events. */
export function outcomeOf(step: Step, happened: readonly Happening[]): StepOutcome {
  if (happened.some((one) => step.does(one))) return { kind: 'done' };
  const last = happened.findLast(({ by }) => by === READER);
  if (!last || step.leads?.(last)) return { kind: 'open' };
  const remark = Object.entries(step.remarks).find(([, fits]) => fits(last))?.[0];
  return { kind: 'strayed', remark };
}

/** The record of a step's position. */
export function recordOf(game: string, { players, startPlayer, before }: Step): string {
  return recordOfTrial({ game, players, startPlayer, events: eventsIn(before) });
}

/** The script of chance and the others in a step; they do nothing where no line of it is legal. */
export function scriptOf(id: string, step: Step): Script {
  const game = known(id);
  const prepared = preparedIn(step);
  const lines = eventsIn(step.later ?? '').map(readEvent);
  return (state, events) => {
    const done = events.slice(prepared).filter(({ by }) => by !== READER).length;
    const line = lines[done];
    const move = line && game.notation.parse(line.move);
    if (!line || !move?.ok) return undefined;
    const event: Event = { by: line.by, move: move.value };
    return game.apply(state, event.by, event.move).ok ? event : undefined;
  };
}

/** The number of events in a step's position. */
export function preparedIn(step: Step): number {
  return eventsIn(step.before).length;
}

function known(id: string): Game {
  const game = gameNamed(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
