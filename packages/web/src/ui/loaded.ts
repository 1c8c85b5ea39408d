/** Loading for screens: a value comes, or loading fails and can be tried again. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A failure, and the way on. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: unknown;
  again(): void;
}

/** The state of loading. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | Failed;

const LOADING = { kind: 'loading' } as const;

/**
 * Loads something while a component is there, and again when one of the inputs changes. `drop` gets
 * every value that is no longer used, also one that comes too late.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  inputs: readonly unknown[],
  drop?: (value: Value) => void,
): Loaded<Value> {
  const attempt = useSignal(0);
  const loaded = useSignal<Loaded<Value>>(LOADING);
  useEffect(() => {
    let isGone = false;
    loaded.value = LOADING;
    load().then(
      (value) => {
        if (isGone) drop?.(value);
        else loaded.value = { kind: 'loaded', value };
      },
      (error: unknown) => {
        console.error(error);
        if (!isGone) loaded.value = { kind: 'failed', error, again: () => attempt.value++ };
      },
    );
    return () => {
      isGone = true;
      const last = loaded.peek();
      if (last.kind === 'loaded') drop?.(last.value);
    };
  }, [...inputs, attempt.value]);
  return loaded.value;
}

/** The loaded value; undefined until it is there. */
export function loadedValue<Value>(loaded: Loaded<Value>): Value | undefined {
  return loaded.kind === 'loaded' ? loaded.value : undefined;
}
