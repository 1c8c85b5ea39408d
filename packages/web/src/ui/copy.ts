/** Copying to the clipboard, also over plain http, where browsers have no `navigator.clipboard`. */
import { notify } from './announcer.tsx';

/**
 * Copies a text, and says that it did. Where the browser does not let us, the text itself is shown, to be
 * copied by hand, or other words.
 */
export async function copyText(
  text: string,
  copied: string | undefined,
  notCopied = text,
): Promise<void> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = copySelected(text);
  }
  notify(isCopied ? (copied ?? '') : notCopied);
}

/** The old way: what is selected is copied. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // A modal dialog lets nothing outside of it be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
