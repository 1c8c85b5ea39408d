/** What a game says outside its own table. */

/** Why a game refuses something, by code; English has these sentences from the engine. */
export interface GameRefusals {
  readonly refusals: Readonly<Record<string, string>>;
}

/** What every screen may say of a game. */
export interface GameWords extends Partial<GameRefusals> {
  readonly name: string;
  /** In a sentence, on the quay. */
  readonly about: string;
  /** Of the challenge of the day, where it has one. */
  readonly daily?: string;
  /** By the names that the engine gives them. */
  readonly options: Readonly<Record<string, string>>;
  /** Where it is counted what chance has done; numbers come as they are written in the language. */
  readonly chance: {
    readonly title: string;
    readonly counted: (things: string, games: string) => string;
  };
}
