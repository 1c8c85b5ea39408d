/** A command line that is wrong: what is right is said, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A task that could not be done: the reason is said, and the exit code is 1 unless the task has another. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;

  constructor(reason: string, exitCode = 1) {
    super(reason);
    this.exitCode = exitCode;
  }
}
