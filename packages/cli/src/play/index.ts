/** The games in the terminal. */
import { openTable } from './opening.ts';
import { Session } from './session.ts';
import type { PlaySettings } from './settings.ts';
import { inAscii, type Terminal } from './terminal.ts';

export type { PlaySettings } from './settings.ts';
export { nodeTerminal, type Terminal } from './terminal.ts';

/** Plays a game to its end, or until a person leaves. */
export async function play(settings: PlaySettings, terminal: Terminal): Promise<void> {
  const opened = openTable(settings);
  if (!opened.ok) {
    terminal.write(`${opened.reason}\n`);
    return;
  }
  const written = settings.plain ? inAscii(terminal) : terminal;
  await new Session(settings, written, opened.value).run();
}
