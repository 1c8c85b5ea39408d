/** Telling listeners of a change without depending on them. */

/**
 * Changes signals. An effect that throws is reported and stops nothing: signals run all other effects,
 * and rethrow its error from where the value was set.
 */
export function publish(change: () => void): void {
  try {
    change();
  } catch (error) {
    console.error(error);
  }
}
