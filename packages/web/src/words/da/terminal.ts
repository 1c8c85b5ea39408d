/** Playing in a terminal, whatever the game, in Danish. */
import type { TerminalWords } from '../en/terminal.ts';
import { counted } from './grammar.ts';

/** What the terminal says around a game, in Danish. */
export const words: TerminalWords = {
  player: (number) => `Spiller ${number}`,
  playerShort: (number) => `Sp. ${number}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: 'ingen',
  against: (people, bots) => `${people} mod ${bots}`,
  reading: (command) => `Skriv ${command} for at læse din plade, eller table for at se alt.`,
  commands: (examples, command, moves) => [
    'Kommandoer:',
    `et tal eller et navn som ${examples}: vælg`,
    'b eller Enter: et skridt tilbage; m: flere valg',
    'undo: fortryd dit seneste træk, så længe der ikke er slået eller vendt kort, og ingen anden har spillet',
    `${command}, ${command} 2, table: vis din plade, spiller 2’s plade, det hele`,
    'log, log all: spillog; save FIL: gem spillet dér; quit: stop',
    `Træk skrevet helt ud: ${moves}`,
  ],
  prompt: ({ name, isYou }, range, isMore, isBack) =>
    `${isYou ? 'Vælg' : `${name}, vælg`} ${range}${isMore ? ', m for flere' : ''}${isBack ? ', b for tilbage' : ''} eller help: `,
  range: (first, last) => (first === last ? `${first}` : `${first} til ${last}`),
  choices: (count) => counted(count, 'valg', 'valg'),
  page: (page, pages) => `side ${page} af ${pages}`,
  only: (word) => `Kun dem med ${word}:`,
  noPlayer: (players) => `Vælg en spiller fra 1 til ${players}.`,
  noChoice: (number, choices) => `Der er ikke noget valg ${number} her. Vælg 1 til ${choices}.`,
  unknown: (text) => `”${text}” kan ikke vælges her. Skriv et tal eller help.`,
  earlier: (count) => `(${count} tidligere; skriv log all for at se det hele)`,
  undone: 'Fortrudt.',
  pass: (name) => `Giv tastaturet til ${name}, og tryk på Enter: `,
  continues: (events) =>
    `Spillet fortsætter efter ${counted(events, 'hændelse', 'hændelser')}. Skriv log for at se hvad der er sket.`,
  nameFile: 'Skriv et filnavn, for eksempel: save spil.jsonl',
  saving: (path) => `Fra nu af gemmes hvert træk i ${path}.`,
  askFile: 'Skriv et filnavn for at gemme spillet, eller tryk på Enter for at stoppe: ',
  saved: (path) => `Spillet er gemt i ${path}. Fortsæt med:`,
  notSaved: (path, reason) => `Spillet kan ikke gemmes i ${path}: ${reason}`,
  otherFile: (path) => `${path} findes allerede og er ikke et gemt spil. Vælg et andet navn.`,
  goodbye: 'På gensyn.',
  notHere: (game) => `${game} kan ikke spilles i terminalen.`,
  refused: (code) => `Afvist: ${code}.`,
};
