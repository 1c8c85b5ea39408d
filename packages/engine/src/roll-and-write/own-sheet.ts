/**
 * One player's own sheet at a real table. The owner, at seat 0, plays by all the rules; what the others
 * do is chance: the dice they leave, the tile they cross out, and that a player has enough points. Their
 * sheets are not known and stay blank. What people do has no odds, so every possibility is one ticket.
 */
import type { Actor, Awaits, Game, Move, Outcome, Seat } from '../game.ts';
import { accept, refuse } from '../result.ts';
import { awaitsOf } from './awaits.ts';
import { outcomes } from './chance.ts';
import { PHASE } from './data.ts';
import { rollAndWrite } from './index.ts';
import { judge } from './judge.ts';
import { END, packMark, packRoll } from './moves.ts';
import {
  formatHeard,
  goalSeat,
  isGoal,
  isGoalBefore,
  isLeft,
  judgeLeft,
  leftDice,
  leftTile,
  NO_SEAT,
  packGoal,
  parseHeard,
  possibleTurns,
} from './others.ts';
import type { Picture } from './picture.ts';
import { applyChance, applyMove, crossOut, isDead } from './play.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

/** The game as its owner knows it. */
interface SheetState {
  /** A game in which only the owner's sheet is ever written on. */
  readonly table: State;
  /** The seats that have the points to end the game, and the bit of `NO_SEAT`, as a set. */
  ends: number;
}

/** The picture of a game, in which the others are blank. */
export interface SheetPicture extends Picture {
  /** The others who are known to have the points that end the game. */
  readonly goal: readonly Seat[];
}

const OWNER: Seat = 0;
const DECLINE = packMark(0);
const OTHERS_TURN: Awaits = { kind: 'chance', event: 'left' };
/** The people at the table decide who has won. */
const OVER: Awaits = { kind: 'over', winners: [] };

/** One player's own sheet of Roll & Write. */
export const ownSheet: Game<SheetState, SheetPicture, 'roll-and-write-sheet', Refusal> = {
  id: 'roll-and-write-sheet',
  title: rollAndWrite.title,
  players: rollAndWrite.players,
  rulings: rollAndWrite.rulings,
  refusals: rollAndWrite.refusals,

  setup(setup) {
    const begun = rollAndWrite.setup(setup);
    if (!begun.ok) return begun;
    const { state, options } = begun.value;
    return accept({ state: { table: state, ends: 0 }, options });
  },

  awaits: ({ table }) => {
    if (table.phase === PHASE.over) return OVER;
    return isOthersTurn(table) ? OTHERS_TURN : awaitsOf(table);
  },
  chances: tickets,
  count: (state, by) =>
    by === 'chance'
      ? tickets(state).reduce((sum, { weight }) => sum + weight, 0)
      : rollAndWrite.count(state.table, by),
  at: (state, by, index) =>
    by === 'chance' ? ticketAt(tickets(state), index) : rollAndWrite.at(state.table, by, index),

  apply(state, by, move) {
    const reason = judgeSheet(state, by, move);
    if (reason) return refuse(reason);
    const next = ownSheet.copy(state);
    ownSheet.applyUnchecked(next, by, move);
    return accept(next);
  },

  applyUnchecked(state, by, move) {
    const { table } = state;
    const { round } = table;
    if (isGoal(move)) state.ends |= 1 << goalSeat(move);
    else if (isLeft(move)) applyReported(table, move);
    else if (by === 'chance') applyChance(table, move);
    else applyMove(table, OWNER, move);
    passOver(table);
    const isRoundOver = isGoal(move) ? isGoalBefore(move) : table.round > round;
    if (state.ends !== 0 && isRoundOver) finish(table);
  },

  copy: ({ table, ends }) => ({ table: rollAndWrite.copy(table), ends }),
  view: (state) => state,
  ranking: ({ table }) => table.sheets.map(() => 0),
  chanceFaces: (move) => (isGoal(move) || isLeft(move) ? [] : rollAndWrite.chanceFaces(move)),

  notation: {
    parse: (text) => parseHeard(text) ?? rollAndWrite.notation.parse(text),
    format: (move) =>
      isGoal(move) || isLeft(move) ? formatHeard(move) : rollAndWrite.notation.format(move),
    hidesMoves: false,
    picture: ({ table, ends }) => ({
      ...rollAndWrite.notation.picture(table),
      ...(isOthersTurn(table) ? { chance: 'left' } : {}),
      ...(table.phase === PHASE.over ? { winners: [] } : {}),
      goal: table.sheets.flatMap((_, seat) => (seat !== NO_SEAT && has(ends, seat) ? [seat] : [])),
    }),
  },
};

function has(set: number, seat: Seat): boolean {
  return ((set >>> seat) & 1) === 1;
}

/** Whether the owner waits for another player's turn. */
function isOthersTurn({ phase, active, rolling }: State): boolean {
  return phase === PHASE.turn && active !== OWNER && rolling > 0;
}

/** Whether nothing has happened in this round yet. */
function isRoundsBeginning({ phase, active, startPlayer, rolled }: State): boolean {
  return phase === PHASE.turn && active === startPlayer && !rolled;
}

function judgeSheet({ table, ends }: SheetState, by: Actor, move: Move): Refusal | undefined {
  const isHeard = isGoal(move) || isLeft(move);
  if (by !== 'chance' || table.phase === PHASE.over) {
    return isHeard && table.phase !== PHASE.over ? 'not-now' : judge(table, by, move);
  }
  if (table.rolling === 0 && isHeard) return 'players-awaited';
  if (isGoal(move)) return mayEnd(table, ends, move) ? undefined : 'not-now';
  if (isLeft(move) !== isOthersTurn(table)) return 'not-now';
  return isLeft(move) ? judgeLeft(table, move) : judge(table, by, move);
}

/** Whether a seat may be entered as having the points now, or no player anything left to do (RW-11). */
function mayEnd(table: State, ends: number, move: Move): boolean {
  const seat = goalSeat(move);
  if (has(ends, seat) || table.rolling === 0) return false;
  const isBeginning = isRoundsBeginning(table);
  if (isGoalBefore(move) && !(isBeginning && table.round > 1)) return false;
  // Before the owner's own first roll no player can have got points in this round.
  if (!isGoalBefore(move) && isBeginning && table.active === OWNER) return false;
  return seat === NO_SEAT ? isDead(table.sheets[OWNER]!) : seat < table.sheets.length;
}

function tickets({ table, ends }: SheetState): readonly Outcome[] {
  const events = isOthersTurn(table)
    ? possibleTurns(table).map((move) => ({ move, weight: 1 }))
    : outcomes(table);
  const goals = [...table.sheets.keys()]
    .flatMap((seat) => [packGoal(seat, false), packGoal(seat, true)])
    .filter((move) => mayEnd(table, ends, move));
  return [...events, ...goals.map((move) => ({ move, weight: 1 }))];
}

function ticketAt(all: readonly Outcome[], index: number): Move {
  let before = 0;
  for (const { move, weight } of all) {
    before += weight;
    if (index < before) return move;
  }
  throw new Error(`there is no ticket ${index}`);
}

/** Another player's turn is over: these dice may be taken. */
function applyReported(table: State, move: Move): void {
  const crossed = leftTile(move);
  applyChance(table, packRoll(leftDice(move)));
  if (crossed) crossOut(table, crossed);
  applyMove(table, table.active, END);
}

/** The others' choices don't concern the owner: they count as declined. */
function passOver(table: State): void {
  if (table.phase === PHASE.start) table.choosing &= 1 << OWNER;
  for (let seat = 1; seat < table.sheets.length; seat++) {
    if (table.phase === PHASE.mark && has(table.choosing, seat)) applyMove(table, seat, DECLINE);
  }
}

/** The round before was the last one: points of this one there can't be yet. */
function finish(table: State): void {
  const players = table.sheets.length;
  table.phase = PHASE.over;
  table.round--;
  table.rolling = 0;
  table.active = (table.startPlayer + players - 1) % players;
}
