/** Sharing files through the system, and saving them. */
import { downloadFile } from '../../../ui/download.ts';

/** Returns true if the system's share sheet takes files of a kind. */
export function canShareFiles(type: string, ending: string): boolean {
  const probe = new File([''], `nyhavn.${ending}`, { type });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Opens the share sheet with a file, or saves the file if that fails. A closed share sheet is no failure. Browsers want
 * a recent tap: if the file took long to make, `again` asks for another one.
 */
export async function shareFile(file: File, title: string): Promise<'shared' | 'saved' | 'again'> {
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'shared';
    if (name === 'NotAllowedError') return 'again';
    saveFile(file);
    return 'saved';
  }
}

/** Saves a file as a download. */
export function saveFile(file: File): void {
  downloadFile(file.name, file.type, file);
}
