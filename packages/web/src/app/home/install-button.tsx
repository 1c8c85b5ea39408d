/** Installing the page as an app, where the browser offers it. */
import { signal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/index.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = signal<InstallPrompt | undefined>(undefined);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  offered.value = undefined;
});

/** A button that appears once the browser would install the page. */
export function InstallButton() {
  const prompt = offered.value;
  if (!prompt) return null;
  return (
    <Button icon="install" onClick={() => void prompt.prompt()}>
      {say().home.install}
    </Button>
  );
}
