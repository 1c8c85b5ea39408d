/** Line icons on twenty-four by twenty-four, all in one hand. */
import './icon.css';
import type { MORE_ICONS } from './more-icons.ts';

/** The icons of the first screen and of what all screens share. */
const PAGE_ICONS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6 6 18',
  settings:
    'M4 7h8M16 7h4M4 12h2M10 12h10M4 17h9M17 17h3M14 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M8 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4M15 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  star: 'M12 3.5l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c.5-4.5 3.5-6 7.5-6s7 1.5 7.5 6',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.7c2.5.6 3.7 2.3 4 5.3',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15',
  install: 'M6 9.5H4.5v11h15v-11H18M12 14.5v-11M8 7.5l4-4 4 4',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  eye: 'M2.5 12q4-6.5 9.5-6.5t9.5 6.5q-4 6.5-9.5 6.5T2.5 12M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4',
  home: 'M4 20.5V12h2V9h2.5V6H11V3.5h2V6h2.5v3H18v3h2v8.5zM10 20.5v-5h4v5',
  dice: 'M3.5 8.5 12 4l8.5 4.5v8L12 21l-8.5-4.5zM3.5 8.5 12 13l8.5-4.5M12 13v8M12 8.4v.1M7.7 14.5v.1M16.3 14.5v.1',
  cards: 'M8.5 4h11v14.5h-11zM8.5 7l-4 1 3 13 8-1.8M12 13.5v-3l2-2 2 2v3z',
  again: 'M19.5 4.5v5h-5M4.5 19.5v-5h5M19 9.5a7.5 7.5 0 0 0-13.6-.5M5 14.5a7.5 7.5 0 0 0 13.6.5',
  book: 'M12 6.5q-3.5-2.5-8.5-2v14q5-.5 8.5 2 3.5-2.5 8.5-2v-14q-5-.5-8.5 2zM12 6.5v14',
  learn: 'M2.5 9 12 4.5 21.5 9 12 13.5zM6.5 11v5q5.5 4 11 0v-5M21.5 9v6',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  sheet: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M12 11v6M9 14h6',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  calendar:
    'M4 5.5h16v15H4zM4 10h16M8 3v4.5M16 3v4.5M8.5 14v.1M12 14v.1M15.5 14v.1M8.5 17.3v.1M12 17.3v.1',
  puzzle: 'M4 8.5h4.5c-1.6-3.2.3-5 2-5s3.6 1.8 2 5H17V13c3.2-1.6 5 .3 5 2s-1.8 3.6-5 2v3.5H4z',
  chart: 'M4 20.5V4M4 20.5h16.5M8 17v-5M12.5 17V8M17 17v-7',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PAGE_ICONS | keyof typeof MORE_ICONS;

/** The paths of all icons that are there. */
const paths: Partial<Record<IconName, string>> = { ...PAGE_ICONS };

/** Waits for a screen, and for the icons that the first one does without. */
export async function withAllIcons<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [{ MORE_ICONS }, loaded] = await Promise.all([import('./more-icons.ts'), screen]);
  Object.assign(paths, MORE_ICONS);
  return loaded;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
