/** The page begins: the name of the place is seen at once, everything else comes after it. */
import './art/theme.css';
import './app/opening.css';

const { start } = await import('./start.tsx');
await start();
