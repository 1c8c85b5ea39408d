/** Parts of the client without a screen, as signals. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A source that calls its listeners after each change. */
interface Source {
  subscribe(listener: () => void): () => void;
}

/** Reads values of a part as signals, again whenever that part has changed. */
export function signalsOf(source: Source): <Value>(read: () => Value) => ReadonlySignal<Value> {
  const changes = signal(0);
  source.subscribe(() => {
    changes.value++;
  });
  return (read) =>
    computed(() => {
      changes.value;
      return read();
    });
}
