/** Random games to the end, without a call from outside for every move. */
import { awaited, count, NO_ACTOR } from './legal';
import { play } from './play';

let word: u64 = 0;
let decisions: i32 = 0;
let legalMoves: i32 = 0;

/** A number from 0 to `limit` - 1 (splitmix64). */
function below(limit: u32): i32 {
  word += 0x9e3779b97f4a7c15;
  let mixed = word;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return <i32>(((mixed >> 32) * limit) >> 32);
}

/** Plays on to the end, each time one of all possibilities; the same seed chooses the same. */
export function playout(seed: u32): void {
  word = seed;
  decisions = 0;
  legalMoves = 0;
  for (let actor = awaited(); actor !== NO_ACTOR; actor = awaited()) {
    const possibilities = count();
    if (actor >= 0) {
      decisions++;
      legalMoves += possibilities;
    }
    play(below(possibilities));
  }
}

/** The number of decisions of the seats in the last playout. */
export function decisionsMade(): i32 {
  return decisions;
}

/** The sum of the legal moves at these decisions. */
export function legalMovesSeen(): i32 {
  return legalMoves;
}
