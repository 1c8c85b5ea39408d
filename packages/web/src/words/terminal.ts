/** Everything that the terminal program says, in any language and without a page. */
import type { RefusalCode } from '@nyhavn/engine';
import type { Language } from '../store/languages.ts';
import type { CopenhagenTable } from './en/games/copenhagen/table.ts';
import type { CopenhagenTerminalWords } from './en/games/copenhagen/terminal.ts';
import type { HouseWords } from './en/games/house/table.ts';
import type { HouseTerminalWords } from './en/games/house/terminal.ts';
import type { RollAndWriteTable } from './en/games/roll-and-write/table.ts';
import type { RollAndWriteTerminalWords } from './en/games/roll-and-write/terminal.ts';
import type { FirstWords } from './en/index.ts';
import type { ProofWords } from './en/proof.ts';
import type { ReviewWords } from './en/review.ts';
import type { ScreenWords } from './en/screens.ts';
import type { TerminalWords } from './en/terminal.ts';
import type { CommandWords } from './en/terminal-commands.ts';
import type { GameRefusals } from './games/game-words.ts';
import { localeOf } from './grammar.ts';

export { LANGUAGES, type Language, languageFor } from '../store/languages.ts';

/** The words of one language: those that the page has too, and those of the terminal. */
export interface TerminalSpeech extends Pick<FirstWords & ScreenWords, 'common' | 'table'> {
  /** The tag that numbers are written by. */
  readonly locale: string;
  readonly you: string;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly terminal: TerminalWords;
  readonly commands: CommandWords;
  readonly proof: ProofWords;
  readonly review: ReviewWords;
  readonly house: HouseWords & HouseTerminalWords;
  readonly rollAndWrite: RollAndWriteTable;
  readonly rollAndWriteTerminal: RollAndWriteTerminalWords;
  readonly copenhagen: CopenhagenTable;
  readonly copenhagenTerminal: CopenhagenTerminalWords;
}

type Part<Said> = Promise<{ readonly words: Said & Partial<GameRefusals> }>;

/** Loads the words of a language. */
export async function terminalWordsIn(language: Language): Promise<TerminalSpeech> {
  const first: Part<FirstWords> = import(`./${language}/index.ts`);
  const further: Part<ScreenWords> = import(`./${language}/screens.ts`);
  const around: Part<TerminalWords> = import(`./${language}/terminal.ts`);
  const commands: Part<CommandWords> = import(`./${language}/terminal-commands.ts`);
  const proof: Promise<{ readonly proof: ProofWords }> = import(`./${language}/proof.ts`);
  const review: Part<ReviewWords> = import(`./${language}/review.ts`);
  const houses: Part<HouseWords> = import(`./${language}/games/house/table.ts`);
  const housesHere: Part<HouseTerminalWords> = import(`./${language}/games/house/terminal.ts`);
  const rollAndWrite: Part<RollAndWriteTable> = import(
    `./${language}/games/roll-and-write/table.ts`
  );
  const rollAndWriteHere: Part<RollAndWriteTerminalWords> = import(
    `./${language}/games/roll-and-write/terminal.ts`
  );
  const copenhagen: Part<CopenhagenTable> = import(`./${language}/games/copenhagen/table.ts`);
  const copenhagenHere: Part<CopenhagenTerminalWords> = import(
    `./${language}/games/copenhagen/terminal.ts`
  );
  const { common, home } = (await first).words;
  const { table, refusals } = (await further).words;
  const games = [(await houses).words, (await rollAndWrite).words, (await copenhagen).words];
  return {
    common,
    table,
    locale: localeOf(language),
    you: home.you,
    refusals: Object.assign({}, refusals, ...games.map((words) => words.refusals)),
    terminal: (await around).words,
    commands: (await commands).words,
    proof: (await proof).proof,
    review: (await review).words,
    house: { ...(await houses).words, ...(await housesHere).words },
    rollAndWrite: (await rollAndWrite).words,
    rollAndWriteTerminal: (await rollAndWriteHere).words,
    copenhagen: (await copenhagen).words,
    copenhagenTerminal: (await copenhagenHere).words,
  };
}
