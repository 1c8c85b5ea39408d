/** Pads are kept in the browser's database, one a game, and are the same in all tabs. */
import { keepValue, onDatabase } from '../../../store/database.ts';
import { freshPad, Pad, type PadState } from './pad.ts';

const CHANNEL = 'nyhavn-pads';

/** A pad that is open, until it is closed. */
export interface OpenPad {
  readonly pad: Pad;
  close(): void;
}

/** Opens the pad of a game, with what was drawn on it last. */
export async function openPad(
  game: string,
  sheets: number,
  onTrouble: (error: unknown) => void,
): Promise<OpenPad> {
  const otherTabs = new BroadcastChannel(CHANNEL);
  const read = async () => (await onDatabase((db) => db.get('pads', game))) as PadState | undefined;
  const pad = new Pad((await read()) ?? freshPad(game, sheets), (kept) => {
    keepValue('pads', kept)
      .then(() => otherTabs.postMessage(game))
      .catch(onTrouble);
  });
  otherTabs.onmessage = async ({ data }) => {
    const kept = data === game ? await read() : undefined;
    if (kept) pad.follow(kept);
  };
  return { pad, close: () => otherTabs.close() };
}
