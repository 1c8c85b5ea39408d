/** How much room there is: a phone, upright or sideways, or more. */
import { signal } from '@preact/signals';

const wide = matchMedia('(min-width: 48rem) and (min-height: 34.01rem)');

/** Whether there is more room than on a phone; the style sheets' own border. */
export const isWide = signal(wide.matches);

wide.addEventListener('change', () => {
  isWide.value = wide.matches;
});
