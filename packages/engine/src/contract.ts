/**
 * The contract that every game keeps, as checks that any test runner can run. Each check plays a game
 * by the numbers it is given and throws an error that says what was broken.
 */
import type { Actor, Game, GameState, Setup, Viewer } from './game.ts';
import { type Event, formatEvent, formatHeader, readRecordsOf } from './records.ts';
import { COMMON_REFUSALS } from './refusals.ts';
import type { RefusalCode } from './registry.ts';
import type { Result } from './result.ts';
import { actorsOf, movesOf } from './tree.ts';

/** Gives a whole number from 0 to `limit` - 1. */
export type Choose = (limit: number) => number;

/** One promise of the contract. */
export interface Clause {
  readonly name: string;
  check(choose: Choose): void;
}

/** More events than any game has. */
const MAX_EVENTS = 100_000;

/** Gives some state that a seat can't tell from the one that its view was taken of. */
export type Imagine = (view: GameState, choose: Choose) => GameState;

/** The clauses of the contract for a game, played with these options. */
export function contractOf(
  game: Game,
  options: Setup['options'],
  imagine: Imagine = (view) => view,
): Clause[] {
  const clause = (name: string, check: (choose: Choose) => void): Clause => ({ name, check });
  return [
    clause('an actor can act until it is over, and only those awaited', (choose) => {
      walk(game, options, choose, (state, actors) => onlyAwaitedAct(game, state, actors));
    }),
    clause('every listed move is different, accepted, and leaves the state as it was', (choose) => {
      walk(game, options, choose, (state, actors) => {
        for (const by of actors) listedMovesAreAccepted(game, state, by);
      });
    }),
    clause('chance has the distribution that its tickets have', (choose) => {
      walk(game, options, choose, (state) => ticketsAgree(game, state));
    }),
    clause('a state survives JSON', (choose) => {
      walk(game, options, choose, (state, actors) => survivesJson(game, state, actors));
    }),
    clause(
      'a view shows a seat all it needs to move, and a view of a view nothing new',
      (choose) => {
        walk(game, options, choose, (state, actors) => viewsSuffice(game, state, actors));
      },
    ),
    clause('states that differ only in what a seat can not see are the same to it', (choose) => {
      walk(game, options, choose, (state, actors) => {
        viewsLeakNothing(game, state, actors, (view) => imagine(view, choose));
      });
    }),
    clause('a view follows the game by what its viewer reads of each event', (choose) => {
      walk(game, options, choose, (state, actors) => {
        for (const by of actors) viewsFollow(game, state, by, choose);
      });
    }),
    clause('a record replays to the same state', (choose) => recordReplays(game, options, choose)),
    clause('the winners are those at the first place, and equals share a place', (choose) => {
      rankingAgrees(game, walk(game, options, choose).end);
    }),
    clause('it is played by as many as it says, and by no others', (choose) => {
      playersAreKept(game, options, choose);
    }),
  ];
}

interface Walk {
  readonly setup: Setup;
  readonly events: readonly Event[];
  readonly end: GameState;
}

/** Plays a game to its end, showing every state and who may act in it to `visit`. */
function walk(
  game: Game,
  options: Setup['options'],
  choose: Choose,
  visit: (state: GameState, actors: readonly Actor[]) => void = () => {},
): Walk {
  const { min, max } = game.players;
  const players = min + choose(max - min + 1);
  const setup = { players, startPlayer: choose(players), options };
  const events: Event[] = [];
  let { state } = value(game.setup(setup));
  while (events.length < MAX_EVENTS) {
    const actors = actorsOf(game, state);
    visit(state, actors);
    const by = actors[choose(Math.max(1, actors.length))];
    if (by === undefined) return { setup, events, end: state };
    const move = game.at(state, by, choose(game.count(state, by)));
    events.push({ by, move });
    state = value(game.apply(state, by, move));
  }
  throw new Error(`after ${MAX_EVENTS} events the game is not over`);
}

function value<Value>(result: Result<Value, RefusalCode>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.reason}`);
}

function same(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left} should be ${right}`);
}

function onlyAwaitedAct(game: Game, state: GameState, actors: readonly Actor[]): void {
  const { players, winners } = game.notation.picture(state);
  same(actors.length === 0, winners !== null, 'no actor acts exactly when there are winners');
  const allActors: readonly Actor[] = ['chance', ...players.keys()];
  const acting = actors[0];
  const move = acting === undefined ? undefined : game.at(state, acting, 0);
  for (const by of allActors) {
    const can = actors.includes(by);
    same(game.count(state, by) > 0, can, `${by} can act`);
    if (can || move === undefined) continue;
    const refused = game.apply(state, by, move);
    if (refused.ok) throw new Error(`${by} was not awaited and could move`);
    const isListed = [...COMMON_REFUSALS, ...game.refusals].includes(refused.reason);
    same(isListed, true, `${refused.reason} is on the list`);
  }
}

function listedMovesAreAccepted(game: Game, state: GameState, by: Actor): void {
  const before = JSON.stringify(state);
  const seen = new Set<string>();
  for (const move of movesOf(game, state, by)) {
    const text = game.notation.format(move);
    if (seen.has(text)) throw new Error(`${text} is listed twice`);
    seen.add(text);
    same(value(game.notation.parse(text)), move, text);
    const applied = value(game.apply(state, by, move));
    const advanced = game.copy(state);
    game.applyUnchecked(advanced, by, move);
    same(applied, advanced, `${text}, applied and advanced`);
  }
  same(JSON.stringify(state), before, 'the state that was given');
}

function ticketsAgree(game: Game, state: GameState): void {
  const outcomes = game.chances(state);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  same(total, game.count(state, 'chance'), 'tickets');
  for (const { move, weight } of outcomes) {
    same(weight > 0 && game.apply(state, 'chance', move).ok, true, game.notation.format(move));
  }
}

function survivesJson(game: Game, state: GameState, actors: readonly Actor[]): void {
  const revived: GameState = JSON.parse(JSON.stringify(state));
  same(game.notation.picture(revived), game.notation.picture(state), 'picture after JSON');
  for (const by of actors) same(game.count(revived, by), game.count(state, by), 'moves after JSON');
}

function viewsSuffice(game: Game, state: GameState, actors: readonly Actor[]): void {
  for (const by of actors) {
    if (by === 'chance') continue;
    const view = game.view(state, by);
    same(game.view(view, by), view, `view of the view of ${by}`);
    same(movesOf(game, view, by), movesOf(game, state, by), `moves in the view of ${by}`);
  }
}

function viewsLeakNothing(
  game: Game,
  state: GameState,
  actors: readonly Actor[],
  imagine: (view: GameState) => GameState,
): void {
  const { players } = game.notation.picture(state);
  for (const viewer of ['spectator', ...players.keys()] as const) {
    const view = game.view(state, viewer);
    const other = imagine(view);
    same(game.view(other, viewer), view, `view of ${viewer} in another world`);
    eventsReadAlike(game, [state, other], viewer);
    if (viewer === 'spectator' || !actors.includes(viewer)) continue;
    for (const move of movesOf(game, state, viewer)) {
      const here = value(game.apply(state, viewer, move));
      const there = value(game.apply(other, viewer, move));
      const text = game.notation.format(move, viewer);
      same(game.view(there, viewer), game.view(here, viewer), `${text} in another world`);
    }
  }
}

/** A viewer from the beginning knows as much as a viewer who looks now. */
function viewsFollow(game: Game, state: GameState, by: Actor, choose: Choose): void {
  const move = game.at(state, by, choose(game.count(state, by)));
  const next = value(game.apply(state, by, move));
  const { players } = game.notation.picture(state);
  for (const viewer of ['spectator', ...players.keys()] as const) {
    const view = game.copy(game.view(state, viewer));
    const text = game.notation.format(move, viewer);
    if (!game.notation.hidesMoves) same(text, game.notation.format(move), `${text} to ${viewer}`);
    game.applyUnchecked(view, by, value(game.notation.parse(text)));
    same(view, game.view(next, viewer), `${text} to ${viewer}`);
  }
}

/** An event that is open to all can fall in more ways than need to be tried. */
const MAX_TRIED_OUTCOMES = 1000;

/** To one viewer, chance events that read alike look alike afterwards, and the other way round. */
function eventsReadAlike(game: Game, worlds: readonly GameState[], viewer: Viewer): void {
  const views = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const world of worlds) {
    const outcomes = game.chances(world);
    if (outcomes.length > MAX_TRIED_OUTCOMES) return;
    for (const { move } of outcomes) {
      const text = game.notation.format(move, viewer);
      const view = JSON.stringify(game.view(value(game.apply(world, 'chance', move)), viewer));
      same(views.get(text) ?? view, view, `${text} to ${viewer}`);
      same(texts.get(view) ?? text, text, `what ${viewer} sees of an event`);
      views.set(text, view);
      texts.set(view, text);
    }
  }
}

function recordReplays(game: Game, options: Setup['options'], choose: Choose): void {
  const { setup, events, end } = walk(game, options, choose);
  const lines = [formatHeader(game, setup), ...events.map((event) => formatEvent(game, event))];
  const read = readRecordsOf([game], lines.join('\n'));
  if (!read.ok) throw new Error(`line ${read.reason.line}: ${read.reason.code}`);
  same(read.value.games[0]?.end, end, 'the state after the record');
}

/** Places are shared by equals and leave a gap behind them; of a finished game the first are the winners. */
function rankingAgrees(game: Game, end: GameState): void {
  const { players, winners } = game.notation.picture(end);
  const places = game.ranking(end);
  same(places.length, players.length, 'a place for each seat');
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  same(first, winners, 'the first place');
  for (const place of places) {
    same(place, 1 + places.filter((other) => other < place).length, 'a place');
  }
}

function playersAreKept(game: Game, options: Setup['options'], choose: Choose): void {
  const { min, max } = game.players;
  for (let players = min - 1; players <= max + 1; players++) {
    const startPlayer = choose(Math.max(1, players));
    const isPlayed = players >= min && players <= max;
    same(game.setup({ players, startPlayer, options }).ok, isPlayed, `${players} players`);
  }
}
