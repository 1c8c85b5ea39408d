/** Every step of both lessons, replayed by the engine: prepared positions can't rot. */
import { GameHistory, type Move, type RecordedGame, readRecords } from '@nyhavn/engine';
import { describe, expect, it } from 'vitest';
import {
  type Happening,
  outcomeOf,
  preparedIn,
  READER,
  recordOf,
  type Step,
  type StepOutcome,
  scriptOf,
} from '../../../../src/games/contract/lesson-step.ts';
import { eventsIn, readEvent } from '../../../../src/games/contract/trial.ts';
import { lessons as copenhagen } from '../../../../src/games/copenhagen/lessons.ts';
import { lessons as rollAndWrite } from '../../../../src/games/roll-and-write/lessons.ts';

const LESSONS: readonly [string, readonly Step[]][] = [
  ['roll-and-write', rollAndWrite],
  ['copenhagen', copenhagen],
];

const read = new Map<Step, RecordedGame>();

/** A step's position, read once. */
function positionOf(game: string, step: Step): RecordedGame {
  const known = read.get(step);
  if (known) return known;
  const records = readRecords(recordOf(game, step));
  if (!records.ok) {
    throw new Error(`${step.id}: line ${records.reason.line}: ${records.reason.code}`);
  }
  const [recorded] = records.value.games;
  if (!recorded) throw new Error(`${step.id}: there is no game`);
  read.set(step, recorded);
  return recorded;
}

/** Moves that a reader would make in a step at most. */
const MOST = 4;

/** A step's position, or how it is after some moves of the reader and what follows from them. */
class Played {
  readonly #game: string;
  readonly #history: GameHistory;
  readonly #step: Step;
  readonly #script;
  readonly #moves: readonly Move[];

  constructor(game: string, step: Step, moves: readonly Move[] = []) {
    this.#game = game;
    this.#moves = moves;
    this.#step = step;
    this.#script = scriptOf(game, step);
    const recorded = positionOf(game, step);
    this.#history = new GameHistory(recorded.game, recorded.start);
    for (const { by, move } of recorded.events) this.#history.play(by, move);
    for (const move of moves) this.#play(move);
  }

  #play(move: Move): void {
    expect(this.#history.play(READER, move)).toBeUndefined();
    while (!this.isAsked) {
      const event = this.#script(this.#history.state, this.#history.events);
      if (!event) return;
      expect(this.#history.play(event.by, event.move)).toBeUndefined();
    }
  }

  get isAsked(): boolean {
    const awaits = this.#history.game.awaits(this.#history.state);
    return awaits.kind === 'seats' && this.#history.nextSeat(awaits.seats) === READER;
  }

  get happened(): Happening[] {
    return this.#history.seen(READER, preparedIn(this.#step));
  }

  get outcome(): StepOutcome {
    return outcomeOf(this.#step, this.happened);
  }

  /** Every move that the reader may make now, each made. */
  *next(): Generator<Played> {
    const { game, state } = this.#history;
    for (let index = 0; index < game.count(state, READER); index++) {
      const move = game.at(state, READER, index);
      yield new Played(this.#game, this.#step, [...this.#moves, move]);
    }
  }

  refusalOf(text: string): string | undefined {
    const { game, state } = this.#history;
    const move = game.notation.parse(text);
    if (!move.ok) return move.reason;
    const next = game.apply(state, READER, move.value);
    return next.ok ? undefined : next.reason;
  }
}

/** The first way to do a step, looked for move by move. */
function wayThrough(from: Played): Played | undefined {
  let ways = [from];
  for (let made = 0; made < MOST; made++) {
    const after: Played[] = [];
    for (const way of ways) {
      for (const next of way.next()) {
        if (next.outcome.kind === 'done') return next;
        // One of the moves that lead on is as good as the others.
        if (next.outcome.kind === 'open' && next.isAsked && after.length < 5) after.push(next);
      }
    }
    ways = after;
  }
  return undefined;
}

describe.each(LESSONS)('the lesson on %s', (game, steps) => {
  it('has steps with names of their own', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.length).toBeGreaterThanOrEqual(8);
  });

  describe.each(steps.map((step) => [step.id, step] as const))('%s', (_id, step) => {
    const start = () => new Played(game, step);

    it('begins with a question to the reader', () => {
      expect(start().isAsked).toBe(true);
      expect(start().outcome).toEqual({ kind: 'open' });
    });

    it('can be done, and then everything happens that the script says', () => {
      const way = wayThrough(start());
      expect(way?.outcome).toEqual({ kind: 'done' });
      const scripted = eventsIn(step.later ?? '').map(readEvent);
      const followed = way?.happened.filter(({ by }) => by !== READER) ?? [];
      expect(followed.map(({ text }) => text)).toEqual(scripted.map(({ move }) => move));
    });

    it('ends in a rest or a question, whatever the reader does first', () => {
      const outcomes = [...start().next()].map(({ outcome }) => outcome);
      const remarks = outcomes.flatMap((outcome) =>
        outcome.kind === 'strayed' && outcome.remark !== undefined ? [outcome.remark] : [],
      );
      expect(outcomes.length).toBeGreaterThan(1);
      for (const remark of remarks) expect(Object.keys(step.remarks)).toContain(remark);
    });

    it('has every remark for some move', () => {
      const ways = [start(), ...[...start().next()].filter((way) => way.isAsked)];
      const heard = new Set<string>();
      const all = Object.keys(step.remarks);
      for (const way of ways) {
        if (heard.size === all.length) break;
        for (const { outcome } of way.next()) {
          if (outcome.kind === 'strayed' && outcome.remark) heard.add(outcome.remark);
        }
      }
      expect([...heard].sort()).toEqual(all.toSorted());
    });

    it('lets a wrong move be tried', () => {
      expect(start().refusalOf(step.wrong.move)).toBe(step.wrong.reason);
    });
  });
});

it('says of a tile in another colour that the step is not about it', () => {
  const discount = copenhagen.find(({ id }) => id === 'discount')!;
  const moves = [...new Played('copenhagen', discount).next()].flatMap(({ happened, outcome }) =>
    happened.some(({ by, text }) => by === READER && text.startsWith('build P')) ? [outcome] : [],
  );
  expect(moves.length).toBeGreaterThan(0);
  for (const outcome of moves) expect(outcome).toEqual({ kind: 'strayed', remark: undefined });
});
