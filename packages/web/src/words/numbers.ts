/** Numbers and dates as the language writes them, and how sure a rating is. */
import { locale } from './index.ts';

/** A rating or another number with so many digits behind the point. */
export function decimal(number: number, digits = 1): string {
  // What is rounded to nothing has no sign.
  const rounded = Number(number.toFixed(digits)) || 0;
  const text = rounded.toLocaleString(locale.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return text.replace('-', '−');
}

/** A difference, always with its sign. */
export function signed(number: number, digits = 1): string {
  const text = decimal(Math.abs(number), digits);
  const rounded = Number(number.toFixed(digits));
  if (rounded === 0) return `±${text}`;
  return rounded > 0 ? `+${text}` : `−${text}`;
}

/** A part of a whole, in percent. */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return share.toLocaleString(locale.value, { style: 'percent' });
}

/** A day. */
export function dayText(time: number): string {
  return new Date(time).toLocaleDateString(locale.value, { dateStyle: 'long' });
}

/** A time in these units, as in `2 hrs 5 mins`. */
export function durationText(
  parts: { readonly [Unit in 'day' | 'hour' | 'minute']?: number },
): string {
  const written = Object.entries(parts).map(([unit, count]) =>
    count.toLocaleString(locale.value, { style: 'unit', unit, unitDisplay: 'short' }),
  );
  return written.join(' ');
}

/** How well a strength is known, by its uncertainty: some ten games, some thirty, some fifty. */
export function sureness(uncertainty: number): 'hardly' | 'roughly' | 'fairly' | 'well' {
  if (uncertainty > 7) return 'hardly';
  if (uncertainty > 5) return 'roughly';
  return uncertainty > 3.5 ? 'fairly' : 'well';
}
