/** Small things that sentences need. */
import { say } from '../../words/index.ts';

/** The most things that a sentence names. */
const NAMED = 5;

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a full stop, unless it ends in a mark already. */
export function sentence(text: string): string {
  return /[.…!?]$/.test(text) ? text : `${text}.`;
}

/** Some of these names in a sentence, and how many there are besides. */
export function listed(names: readonly string[]): string {
  return names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} … (+${names.length - NAMED})`
    : say().common.list(names);
}
