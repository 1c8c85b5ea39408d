/** The interface of a command of `nyhavn`. */
export interface Command {
  readonly name: string;
  /** The arguments behind the name, as the help shows them. */
  readonly usage: string;
  /** One sentence on what it does. */
  summary(): string;
  /** Does it. What goes wrong is thrown, as a `UsageError` or a `Failure`. `module` brought bots or games. */
  run(argv: readonly string[], module?: string): void | Promise<void>;
}
