/** A dice game that only tests know: keep what is rolled or leave it; a lucky die of one's own comes on top. */
import type { GamePicture, Seat, Viewer } from '@nyhavn/engine';

/** Rolls that each seat is offered. */
const TURNS = 4;

/** Faces of a die, from 1 on. */
export const FACES = 6;

/** Options of the game. */
export interface Options {
  /** True if only its owner sees a lucky die before the end. */
  readonly hidden: boolean;
}

/** A game between two events. */
export interface State {
  readonly hidden: boolean;
  readonly startPlayer: Seat;
  /** Lucky dice by seat: 0 before they are dealt, null where they can't be seen. */
  readonly lucky: (number | null)[];
  /** Points of the dice that were kept, and how many these are. */
  readonly sums: number[];
  readonly kept: number[];
  /** Turns that are over, of all seats together. */
  turns: number;
  /** The die that was rolled, 0 while it is awaited. */
  die: number;
  isRevealed: boolean;
}

/** The picture of a state. */
export interface Picture extends GamePicture {
  readonly lucky: readonly (number | null)[];
  readonly die: number | null;
  readonly players: readonly { readonly score: number; readonly kept: number }[];
}

/** The state before the first event. */
export function initialState(players: number, startPlayer: Seat, { hidden }: Options): State {
  const zeros = () => Array.from({ length: players }, () => 0);
  return {
    hidden,
    startPlayer,
    lucky: zeros(),
    sums: zeros(),
    kept: zeros(),
    turns: 0,
    die: 0,
    isRevealed: false,
  };
}

/** A copy that shares nothing. */
export function copyState(state: State): State {
  return { ...state, lucky: [...state.lucky], sums: [...state.sums], kept: [...state.kept] };
}

/** The seat that gets its lucky die next; undefined once all have one. */
export function dealtSeat({ lucky }: State): Seat | undefined {
  const seat = lucky.indexOf(0);
  return seat < 0 ? undefined : seat;
}

/** The seat in turn. */
export function activeSeat({ turns, startPlayer, lucky }: State): Seat {
  return (startPlayer + turns) % lucky.length;
}

/** Returns true if all turns were taken. */
export function isPlayed({ turns, lucky }: State): boolean {
  return turns === TURNS * lucky.length;
}

/** The points of a seat; a lucky die counts once all of them are shown. */
export function pointsOf({ sums, lucky, isRevealed }: State, seat: Seat): number {
  return sums[seat]! + (isRevealed ? (lucky[seat] ?? 0) : 0);
}

/** The state as a viewer may see it. */
export function viewOf(state: State, viewer: Viewer): State {
  const view = copyState(state);
  if (!state.hidden || state.isRevealed) return view;
  for (const [seat, face] of view.lucky.entries()) {
    if (seat !== viewer && face !== 0) view.lucky[seat] = null;
  }
  return view;
}

/** A state that a view could be of. */
export function imagine(view: State, choose: (limit: number) => number): State {
  const state = copyState(view);
  for (const [seat, face] of state.lucky.entries()) {
    if (face === null) state.lucky[seat] = 1 + choose(FACES);
  }
  return state;
}
