/** What a command of `nyhavn` is. */
export interface Command {
  readonly name: string;
  /** What comes behind the name, as the help shows it. */
  readonly usage: string;
  /** One sentence on what it does. */
  readonly summary: string;
  /** Does it. What goes wrong is thrown, as a `UsageError` or a `Failure`. */
  run(argv: readonly string[]): void | Promise<void>;
}
