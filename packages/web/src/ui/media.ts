/** How much room there is: a phone, upright or sideways, more, or a desk. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether there is more room than on a phone; the style sheets' own border. */
export const isWide = follow('(width >= 48rem) and (height > 34rem)');

/** Whether people can be talked to beside the game, rather than over it. */
export const isDesk = follow('(width >= 80rem) and (height > 34rem)');

function follow(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}
