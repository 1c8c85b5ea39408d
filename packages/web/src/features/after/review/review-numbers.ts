/** Figures of a review as they are written. */
import { locale } from '../../../words/index.ts';

/** A chance in percent, rounded to the precision that estimates have. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance) / 100;
  return rounded.toLocaleString(locale.value, { style: 'percent' });
}

/** A change of a chance, with its sign. */
export function change(chance: number): string {
  const rounded = Math.round(100 * chance) / 100;
  return (rounded === 0 ? 0 : rounded)
    .toLocaleString(locale.value, {
      style: 'percent',
      signDisplay: 'exceptZero',
    })
    .replace('-', '−');
}

/** Points with one digit; with their sign where they are a change. */
export function points(value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const rounded = Math.round(10 * value) / 10;
  return (rounded === 0 ? 0 : rounded)
    .toLocaleString(locale.value, {
      signDisplay,
      minimumFractionDigits: rounded === 0 ? 0 : 1,
      maximumFractionDigits: 1,
    })
    .replace('-', '−');
}
