/** Giving something away: through the system where it can, else as a file or by copying. */
import { downloadFile } from '../app/download.ts';

/** Whether the system can be given files of a kind. */
export function canShareFiles(type: string): boolean {
  const probe = new File([''], 'nyhavn', { type });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Asks the system to give a file away; says whether it could. Whoever changes their mind is no failure. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text; says whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a file. */
export async function keepFile(file: File): Promise<void> {
  downloadFile(file.name, file.type, await file.arrayBuffer());
}
