/**
 * The room on the screen. Style sheets know it as `data-screen` of the page, and components by
 * these signals.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** More room than on a phone. Lying on its side, a small tablet has the height of a phone. */
const WIDE =
  '(height > 34rem) and ((width >= 64rem) or ((width >= 48rem) and (orientation: portrait)))';

/** True on screens that are wider than a phone. */
export const isWide = follow(WIDE);

/** True if the chat fits beside the game instead of over it. */
export const isDesk = follow('(width >= 80rem) and (height > 34rem)');

const isLying = follow('(orientation: landscape)');
const isLow = follow('(width < 30rem) or (height < 18rem)');

/**
 * The four layouts of a table. `side` is a phone on its side or a page at 200 %, `upright` a phone in one hand or a
 * page at 400 %, which scrolls where it is lower than a phone.
 */
const screen = computed(() => {
  if (isWide.value) return isLying.value ? 'wide desk' : 'wide tablet';
  return isLying.value && !isLow.value ? 'small side' : 'small upright';
});

effect(() => {
  document.documentElement.dataset.screen = screen.value;
});

function follow(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}
