/** Playing in a terminal, whatever the game. Commands, options and notation are the same in all languages. */
import { grammarOf, type Person } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What the terminal says around a game. */
export const words = {
  player: (number: number) => `Player ${number}`,
  /** Above a small drawing: at most five columns. */
  playerShort: (number: number) => `Pl. ${number}`,
  /** A thing and what is said of it. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  none: 'none',
  against: (people: string, bots: string) => `${people} against ${bots}`,
  reading: (command: string) => `Type ${command} to read your board, or table for everything.`,
  /** All commands, a line each. */
  commands: (examples: string, command: string, moves: string) => [
    'Commands:',
    `a number, or a name such as ${examples}: choose it`,
    'b or Enter: go back one step; m: more choices',
    'undo: undo your last move, until dice or cards come up or another player moves',
    `${command}, ${command} 2, table: show your board, player 2’s board, everything`,
    'log, log all: game log; save FILE: save the game there; quit: leave',
    `Moves written out: ${moves}`,
  ],
  prompt: ({ name, isYou }: Person, range: string, isMore: boolean, isBack: boolean) =>
    `${isYou ? 'Choose' : `${name}, choose`} ${range}${isMore ? ', m for more' : ''}${isBack ? ', b for back' : ''}, or help: `,
  range: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  choices: (count: number) => counted(count, 'choice', 'choices'),
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
  only: (word: string) => `Choices with ${word}:`,
  noPlayer: (players: number) => `Choose a player from 1 to ${players}.`,
  noChoice: (number: number, choices: number) =>
    `There’s no choice ${number} here. Choose from 1 to ${choices}.`,
  unknown: (text: string) =>
    `“${text}” isn’t a choice, a command or a move. Type a number, or help.`,
  earlier: (count: number) => `(${count} earlier; type log all to see everything)`,
  undone: 'Undone.',
  pass: (name: string) => `Pass the keyboard to ${name}, then press Enter: `,
  continues: (events: number) =>
    `The game continues after ${counted(events, 'event', 'events')}. Type log to see everything so far.`,
  nameFile: 'Name a file, for example: save game.jsonl',
  saving: (path: string) => `Every move is now saved in ${path}.`,
  askFile: 'Type a file name to save the game, or just press Enter to leave: ',
  saved: (path: string) => `The game is saved in ${path}. Continue with:`,
  notSaved: (path: string, reason: string) => `The game can’t be saved in ${path}: ${reason}`,
  otherFile: (path: string) =>
    `${path} already exists and isn’t a saved game. Choose another name.`,
  goodbye: 'Goodbye.',
  notHere: (game: string) => `The terminal can’t play ${game}.`,
  refused: (code: string) => `Refused: ${code}.`,
};

/** What the terminal says around a game, in any language. */
export type TerminalWords = typeof words;
