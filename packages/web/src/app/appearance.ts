/** Settings that change how everything looks, written where the style sheets read them. */
import { effect } from '@preact/signals';
import { settings } from '../store/settings.ts';
// Names the screen for style sheets.
import '../ui/media.ts';

/** Keeps the page's appearance as it is set. */
export function followAppearance(): void {
  effect(() => {
    const { theme, patterns, motion, hand } = settings.value;
    const { dataset } = document.documentElement;
    set(dataset, 'theme', theme === 'auto' ? undefined : theme);
    set(dataset, 'motion', motion === 'auto' ? undefined : motion);
    set(dataset, 'patterns', patterns ? undefined : 'off');
    set(dataset, 'hand', hand === 'left' ? 'left' : undefined);
  });
}

function set(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
