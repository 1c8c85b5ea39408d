/** What happens to stores in a simulation: which statements are late or lost, and which notices. */

/** The time of a simulation, as `Runtime` of the server has it. */
export interface SimulatedTime {
  timeOfDay(): number;
  /** Calls something after so many milliseconds; gives what calls it off. */
  later(milliseconds: number, act: () => void): () => void;
}

/** What becomes of a statement between a server and its store. */
export interface Way {
  /** Milliseconds to the store, and back. */
  readonly there: number;
  readonly back: number;
  /** The statement never comes, or it is done and the answer never comes. */
  readonly lost?: 'statement' | 'answer';
  /** The line is silent where something is lost; else it breaks. */
  readonly isSilent?: boolean;
  /** The store does it and refuses it in the end: it stood in the way of another. */
  readonly isInTheWay?: boolean;
  /** It comes twice, as from a proxy that lost sight of the first answer. */
  readonly isTwice?: boolean;
}

/** A situation that a run has come into. */
export type StoreSituation =
  | 'a statement was lost'
  | 'an answer was lost, and what was asked is done'
  | 'the store was silent'
  | 'a statement came twice'
  | 'transactions stood in each other’s way'
  | 'a transaction waited for another'
  | 'a statement waited too long'
  | 'a transaction was idle for too long'
  | 'a notice was lost'
  | 'the store had no room'
  | 'the store died'
  | 'a process lost its connections';

/** Decides about everything that can go wrong. */
export interface StoreWeather {
  way(sql: string): Way;
  /** Milliseconds until a notice comes, or undefined for one that is lost. */
  notice(): number | undefined;
  /** Hears of what has happened. */
  met?(situation: StoreSituation): void;
}

/** Everything comes at once, and nothing is lost. */
export const CALM: StoreWeather = { way: () => ({ there: 0, back: 0 }), notice: () => 0 };

/** How often what goes wrong: each a share of statements or notices. */
export interface StoreRates {
  readonly late: number;
  readonly lostStatement: number;
  readonly lostAnswer: number;
  readonly silent: number;
  readonly inTheWay: number;
  readonly twice: number;
  readonly lostNotice: number;
}

/** Some days at sea. */
export const ROUGH: StoreRates = {
  late: 0.02,
  lostStatement: 0.003,
  lostAnswer: 0.003,
  silent: 0.2,
  inTheWay: 0.003,
  twice: 0,
  lostNotice: 0.05,
};

/** Milliseconds of the slowest answers: longer than a server waits. */
const LATEST_MS = 9000;

/** Weather from a source of random numbers below 1. */
export function weatherOf(
  random: () => number,
  rates: StoreRates = ROUGH,
  met?: (situation: StoreSituation) => void,
): StoreWeather {
  const delay = () => (random() < rates.late ? LATEST_MS * random() ** 3 : 2 * random());
  const lost = () => {
    const drawn = random();
    if (drawn < rates.lostStatement) return 'statement';
    return drawn < rates.lostStatement + rates.lostAnswer ? 'answer' : undefined;
  };
  return {
    ...(met && { met }),
    way() {
      const how = lost();
      return {
        there: delay(),
        back: delay(),
        ...(how && { lost: how, isSilent: random() < rates.silent }),
        isInTheWay: random() < rates.inTheWay,
        isTwice: random() < rates.twice,
      };
    },
    notice: () => (random() < rates.lostNotice ? undefined : delay()),
  };
}
