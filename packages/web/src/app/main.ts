/** The page begins: the name of the place is seen at once, everything else comes after it. */
import '../art/theme.css';
import '../ui/loading.css';
import { showNotStarted } from './not-started.ts';

await firstPaint();
try {
  const { start } = await import('./start.tsx');
  await start();
} catch (error) {
  console.error(error);
  showNotStarted();
}

/** Whoever opens a page in the background, where nothing is painted, gets it at once. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
