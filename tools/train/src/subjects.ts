/** The subjects of training: each game against others, and Roll & Write alone. */
import { ALONE_FEATURES, type Runner } from '@nyhavn/bots/internal';
import type { Random } from '@nyhavn/engine';
import { playAlone } from './alone.ts';
import type { Lesson } from './learner.ts';
import { PUPILS } from './pupils.ts';
import { type Course, OUTPUTS, selfPlay } from './self-play.ts';

/** Something to learn. */
interface Subject {
  readonly name: string;
  /** The game that it belongs to. */
  readonly game: string;
  /** Where bots read it, below their sources. */
  readonly file: string;
  readonly features: readonly string[];
  readonly outputs: number;
  /** Plays a game and gives what can be learned from it. */
  play(runner: Runner, course: Course, random: Random): Lesson[];
}

/** By the names that the trainer is given. */
export const SUBJECTS: readonly Subject[] = [
  ...PUPILS.map((pupil) => ({
    name: pupil.game.id,
    game: pupil.game.id,
    file: `${pupil.game.id}/weights.ts`,
    features: pupil.features,
    outputs: OUTPUTS,
    play: (runner: Runner, course: Course, random: Random) =>
      selfPlay(pupil, runner, course, random),
  })),
  {
    name: 'alone',
    game: 'roll-and-write',
    file: 'roll-and-write/alone/weights.ts',
    features: ALONE_FEATURES,
    outputs: 1,
    play: playAlone,
  },
];
