/** Giving something away: through the system where it can, else as a file or by copying. */
import { downloadFile } from '../../../ui/download.ts';

/** Whether the system can be given files of a kind. */
export function canShareFiles(type: string, ending: string): boolean {
  const probe = new File([''], `nyhavn.${ending}`, { type });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Asks the system to give a file away, and saves it where it can't. Whoever changes their mind is no failure. Browsers
 * want a tap that is fresh: where something took long to make, it takes another one.
 */
export async function giveFile(file: File, title: string): Promise<'given' | 'saved' | 'again'> {
  try {
    await navigator.share({ files: [file], title });
    return 'given';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'given';
    if (name === 'NotAllowedError') return 'again';
    keepFile(file);
    return 'saved';
  }
}

/** Offers a file. */
export function keepFile(file: File): void {
  downloadFile(file.name, file.type, file);
}
