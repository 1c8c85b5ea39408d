/** Keys that work everywhere on a table. */
import { settings } from '../store/settings.ts';

/** Actions by the name of the key as the browser gives it, letters in lower case. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Listens to keys until the returned function is called. Typing and open dialogs are left alone. */
export function onKeys(keys: KeyMap): () => void {
  function listen(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.repeat && !isMovement(event.key)) {
      // Auto-repeat: the press that made one move must not make the next, whatever has the focus by then.
      if (event.key === 'Enter' && target?.closest('button, a, summary')) event.preventDefault();
      return;
    }
    if (isCharacter(event.key) && !settings.value.shortcuts) return;
    if (target?.closest('input, select, textarea, dialog')) return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    // Enter and space on a button are that button's own.
    if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary'))
      return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[key];
    if (!action) return;
    event.preventDefault();
    action(event);
  }
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Keys that are held to move on and on. */
function isMovement(key: string): boolean {
  return /^(Arrow|Page)/.test(key);
}

/** Letters, digits and signs: who dictates types them by accident (WCAG 2.1.4). */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
