/** Fields that show and change a signal. */
import type { Signal } from '@preact/signals';

/** The value of a signal and the way to change it, as the fields of the kit take them. */
export function bound<Value>(signal: Signal<Value>) {
  return {
    value: signal.value,
    onChange(value: Value): void {
      signal.value = value;
    },
  };
}

/** A handler that gives a signal a value. */
export function setting<Value>(signal: Signal<Value>, value: Value) {
  return (): void => {
    signal.value = value;
  };
}
