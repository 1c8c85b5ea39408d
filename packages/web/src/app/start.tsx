/** Settings, words, then the first screen. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { keptPerson } from '../features/online/kept-person.ts';
import { noteChanges } from '../features/online/unsent.ts';
import { loadSettings } from '../store/settings.ts';
import { notify } from '../ui/announcer.tsx';
import { watchFiles } from '../ui/files.ts';
import { startServiceWorker } from '../ui/update.ts';
import { beginWithFewWords, fetchWords, language, loadWords, say } from '../words/index.ts';
import { App } from './app.tsx';
import { followAppearance } from './appearance.ts';
import { fetchScreen } from './screens.ts';

/** The words of another language did not come: what was spoken before stays. */
function notLoaded(error: unknown): void {
  console.error(error);
  notify(say().common.trouble.files);
}

/** Begins; the returned promise settles when the first screen is there. */
export async function start(): Promise<void> {
  watchFiles();
  if (location.pathname === '/') beginWithFewWords();
  // The words most likely to be needed are on their way while settings are read.
  fetchWords(language.peek()).catch(() => undefined);
  await loadSettings();
  followAppearance();
  await loadWords(language.value);
  effect(() => void loadWords(language.value).catch(notLoaded));
  // The name of the place stays until there is a screen to show.
  await fetchScreen(location.pathname);
  await new Promise((resolve) => setTimeout(resolve));
  const page = document.getElementById('app')!;
  page.replaceChildren();
  render(<App />, page);
  startServiceWorker();
  const person = keptPerson();
  if (person?.isClaimed) {
    const stop = noteChanges(person.id);
    // Offline they are as they were here.
    import('../features/online/following.ts').then(({ followSettings }) => {
      stop();
      followSettings();
    }, console.error);
  }
}
