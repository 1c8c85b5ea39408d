/** Files of the client that could not be fetched: a network that is away, or a deploy that has replaced them. */
import { signal } from '@preact/signals';

const failures = new WeakSet<Error>();
const isMissing = signal(false);

/** True if some file could not be fetched since the page was loaded. */
export const areFilesMissing = isMissing;

/** Notes every file that can't be fetched from now on. */
export function watchFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    isMissing.value = true;
  });
}

/** Returns true if an error is about a file that could not be fetched. */
export function isFileFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
