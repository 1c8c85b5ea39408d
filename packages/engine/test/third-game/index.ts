/** The third game, registered from outside as any program could do it. */
import {
  type Actor,
  accept,
  checkSeats,
  choiceOf,
  type Game,
  kindNumber,
  type Move,
  type Outcome,
  placesBy,
  refuse,
  registerGame,
} from '@nyhavn/engine';
import {
  format,
  KEEP,
  KIND,
  LEAVE,
  luckyOf,
  packLucky,
  packReveal,
  packRoll,
  parse,
  type Refusal,
  revealed,
} from './moves.ts';
import {
  activeSeat,
  copyState,
  dealtSeat,
  FACES,
  initialState,
  isPlayed,
  type Picture,
  pointsOf,
  type State,
  viewOf,
} from './state.ts';

const PLAYERS = { min: 2, max: 3 };

type Code =
  | Refusal
  | 'game-over'
  | 'chance-awaited'
  | 'players-awaited'
  | 'not-your-turn'
  | 'not-now'
  | 'unknown-move'
  | 'unknown-option'
  | 'wrong-number-of-players'
  | 'wrong-start-player';

function outcomes(state: State): readonly Outcome[] {
  if (state.isRevealed || state.die > 0) return [];
  const faces = Array.from({ length: FACES }, (_, index) => index + 1);
  const seat = dealtSeat(state);
  if (seat !== undefined) {
    return faces.map((face) => ({ move: packLucky(seat, face, state.hidden), weight: 1 }));
  }
  if (!isPlayed(state)) return faces.map((face) => ({ move: packRoll(face), weight: 1 }));
  const lucky = state.lucky.flatMap((face) => face ?? []);
  // Without knowing them all a seat can't say what will be shown.
  return lucky.length < state.lucky.length ? [] : [{ move: packReveal(lucky), weight: 1 }];
}

function judge(state: State, by: Actor, move: Move): Code | undefined {
  if (state.isRevealed) return 'game-over';
  const isOfSeats = move === KEEP || move === LEAVE;
  if (by === 'chance') {
    if (state.die > 0) return 'players-awaited';
    return outcomes(state).some((outcome) => outcome.move === move) ? undefined : 'not-now';
  }
  if (state.die === 0) return 'chance-awaited';
  if (by !== activeSeat(state)) return 'not-your-turn';
  return isOfSeats ? undefined : 'not-now';
}

function places(state: State): number[] {
  const standings = state.kept.map((kept, seat) => ({ kept, points: pointsOf(state, seat) }));
  return placesBy(
    standings,
    (one, other) =>
      one.points > other.points || (one.points === other.points && one.kept < other.kept),
  );
}

function winners(state: State): number[] {
  return places(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

const rules: Game<State, Picture, 'third-game', Code> = {
  id: 'third-game',
  title: 'Lucky Dice',
  players: PLAYERS,
  rulings: { prefix: 'LD', ids: ['LD-1'] },
  refusals: ['no-such-face'],

  setup(setup) {
    const reason = checkSeats(setup, PLAYERS);
    if (reason) return refuse(reason as Code);
    const { hidden = false, ...others } = setup.options;
    if (typeof hidden !== 'boolean' || Object.keys(others).length > 0) {
      return refuse('unknown-option');
    }
    const state = initialState(setup.players, setup.startPlayer, { hidden });
    return accept({ state, options: { hidden } });
  },

  awaits(state) {
    if (state.isRevealed) return { kind: 'over', winners: winners(state) };
    if (state.die > 0) return { kind: 'seats', seats: [activeSeat(state)] };
    const seat = dealtSeat(state);
    if (seat !== undefined) return { kind: 'chance', event: `lucky ${seat}` };
    return { kind: 'chance', event: isPlayed(state) ? 'reveal' : 'roll' };
  },
  chances: outcomes,
  count(state, by) {
    if (by === 'chance') return outcomes(state).length;
    return state.die > 0 && by === activeSeat(state) ? 2 : 0;
  },
  at(state, by, index) {
    if (by !== 'chance') return index === 0 ? KEEP : LEAVE;
    return outcomes(state)[index]!.move;
  },

  apply(state, by, move) {
    const reason = judge(state, by, move);
    if (reason) return refuse(reason);
    const next = copyState(state);
    rules.applyUnchecked(next, by, move);
    return accept(next);
  },

  applyUnchecked(state, _by, move) {
    const seat = activeSeat(state);
    switch (kindNumber(move)) {
      case KIND.lucky:
        state.lucky[luckyOf(move).seat] = luckyOf(move).face;
        return;
      case KIND.roll:
        state.die = choiceOf(move);
        return;
      case KIND.reveal:
        state.lucky.splice(0, state.lucky.length, ...revealed(move));
        state.isRevealed = true;
        return;
      case KIND.keep:
        state.sums[seat]! += state.die;
        state.kept[seat]!++;
    }
    state.die = 0;
    state.turns++;
  },

  copy: copyState,
  view: viewOf,
  ranking: places,
  chanceFaces: (move) => (kindNumber(move) === KIND.roll ? [`${choiceOf(move)}`] : []),
  notation: {
    parse,
    format,
    hidesMoves: true,
    picture: (state) => ({
      active: state.die > 0 ? activeSeat(state) : null,
      lucky: [...state.lucky],
      die: state.die || null,
      players: state.kept.map((kept, seat) => ({ score: pointsOf(state, seat), kept })),
      winners: state.isRevealed ? winners(state) : null,
    }),
  },
};

/** The third game, as everyone else sees it. */
export const thirdGame = registerGame(rules);
