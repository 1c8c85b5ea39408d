/**
 * UCT with chance nodes: a tree of moves and of what chance did, grown by the bound of upper
 * confidence; hidden cards are dealt again for every descent, and the tree is what they have in
 * common.
 */
import type { Actor, Move } from '@nyhavn/engine';
import type { Bot } from '../../src/index.ts';
import { type Budget, spend } from './budget.ts';
import { playOut, worldOf } from './world.ts';

const EXPLORATION = Math.SQRT2;

/** An event in the tree: who made it, how often it was gone through, and what each seat won. */
class Node {
  readonly by: Actor;
  readonly move: Move;
  visits = 0;
  readonly won: number[] = [];
  readonly children = new Map<Move, Node>();

  constructor(by: Actor, move: Move) {
    this.by = by;
    this.move = move;
  }

  add(shares: readonly number[]): void {
    this.visits++;
    for (const [seat, share] of shares.entries()) this.won[seat] = (this.won[seat] ?? 0) + share;
  }

  child(by: Actor, move: Move): Node {
    const known = this.children.get(move);
    if (known) return known;
    const child = new Node(by, move);
    this.children.set(move, child);
    return child;
  }

  /** The value of this event for a seat, seen from the node before it. */
  hope(seat: number, visitsBefore: number): number {
    const mean = (this.won[seat] ?? 0) / this.visits;
    return mean + EXPLORATION * Math.sqrt(Math.log(visitsBefore) / this.visits);
  }
}

/** A plain UCT player with that budget a move. */
export function uct(name: string, budget: Budget): Bot {
  return {
    name,
    choose({ game, view, seat: me, random }) {
      const only = game.at(view, me, 0);
      if (game.count(view, me) === 1) return only;
      const root = new Node(me, only);

      /** One descent: down the tree to a new node, from there to the end by lot. */
      const descend = () => {
        const state = worldOf(game, view, random);
        const path = [root];
        for (let node = root; ; ) {
          const awaited = game.awaits(state);
          if (awaited.kind === 'over') break;
          const by = node === root ? me : awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
          const count = game.count(state, by);
          let move = game.at(state, by, random.below(count));
          if (by !== 'chance') {
            const moves = Array.from({ length: count }, (_, index) => game.at(state, by, index));
            const untried = moves.filter((one) => !node.children.has(one));
            const pool = untried.length > 0 ? untried : [...moves];
            move = pool[random.below(pool.length)]!;
            if (untried.length === 0) {
              const { visits } = node;
              const hopeOf = (one: Move) => node.children.get(one)!.hope(by, visits);
              for (const one of moves) if (hopeOf(one) > hopeOf(move)) move = one;
            }
          }
          game.applyUnchecked(state, by, move);
          node = node.child(by, move);
          path.push(node);
          if (node.visits === 0) break;
        }
        const shares = playOut(game, state, random);
        for (const node of path) node.add(shares);
      };

      spend(budget, descend);
      const children = [...root.children.values()];
      return children.reduce((best, one) => (one.visits > best.visits ? one : best)).move;
    },
  };
}
