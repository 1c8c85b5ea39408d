import type { Actor, RecordedGame } from '../../src/index.ts';
import { CopenhagenReference, type CopenhagenSetup } from './copenhagen.ts';
import { ReferenceGame, type ReferenceSetup } from './roll-and-write.ts';

interface Step {
  readonly by: Actor;
  readonly move: string;
}

/** Continuations of a recorded position to a depth, by the reference alone. */
export function countByReference({ game, header, events }: RecordedGame, depth: number): number {
  const begin = () =>
    game.id === 'copenhagen'
      ? new CopenhagenReference(header as CopenhagenSetup)
      : new ReferenceGame(header as ReferenceSetup);
  const steps = events.map(({ by, move }) => ({ by, move: game.notation.format(move) }));
  return count(begin, steps, depth);
}

type Reference = CopenhagenReference | ReferenceGame;

function count(begin: () => Reference, steps: readonly Step[], depth: number): number {
  const reference = begin();
  for (const { by, move } of steps) reference.apply(by, move, true);
  const next = nextSteps(reference);
  if (depth === 1) return next.length;
  return next.reduce((sum, step) => sum + count(begin, [...steps, step], depth - 1), 0);
}

function nextSteps(reference: Reference): Step[] {
  const { chance, waiting } = reference.state();
  if (chance !== null) return reference.chances().map(({ move }) => ({ by: 'chance', move }));
  return waiting.flatMap((by) => reference.legal(by).map((move) => ({ by, move })));
}
