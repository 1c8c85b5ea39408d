/** Days and hours as people write them. */
import { locale } from '../../../words/index.ts';

/** A day. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(time);
}

/** A day with its hour and minute. */
export function momentOf(time: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale.value, style).format(time);
}
