/** The page begins: the name of the place is seen at once, everything else comes after it. */
import '../art/theme.css';
import '../ui/loading.css';

// The script before this one has said so then, and what comes from here on the browser doesn't understand.
if (!('tooOld' in document.documentElement.dataset)) await begin();

async function begin(): Promise<void> {
  await firstPaint();
  try {
    const { start } = await import('./start.tsx');
    await start();
  } catch (error) {
    // The script before this one hears of it.
    reportError(error);
  }
}

/** Resolves at the first paint; at once in a background tab, where the browser paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
