/** The words of the program in the language that it speaks. */
import { type Language, type TerminalSpeech, terminalWordsIn } from '@nyhavn/web/terminal-words';

let spoken: TerminalSpeech = await terminalWordsIn('en');

/** Speaks a language from now on; before that it is English. */
export async function speak(language: Language): Promise<void> {
  spoken = await terminalWordsIn(language);
}

/** The words now. */
export function say(): TerminalSpeech {
  return spoken;
}

/** Things one after the other, as in `a, b and c`. */
export function list(things: readonly string[]): string {
  return spoken.common.list(things);
}

/** Things to choose from, as in `a, b or c`. */
export function either(things: readonly string[]): string {
  return new Intl.ListFormat(spoken.locale, { type: 'disjunction' }).format(things);
}

/** A thing and what is said of it, as in `Harbour: empty`. */
export function labelled(label: string, text: string): string {
  return spoken.terminal.labelled(label, text);
}
