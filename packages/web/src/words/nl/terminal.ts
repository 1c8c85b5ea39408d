/** Playing in a terminal, whatever the game, in Dutch. */
import type { TerminalWords } from '../en/terminal.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What the terminal says around a game. */
export const words: TerminalWords = {
  player: (number) => `Speler ${number}`,
  playerShort: (number) => `Sp. ${number}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: 'geen',
  against: (people, bots) => `${people} tegen ${bots}`,
  reading: (command) => `Typ ${command} om je gevel te lezen, of table voor alles.`,
  commands: (examples, command, moves) => [
    'Commando’s:',
    `een nummer, of een naam zoals ${examples}: kiezen`,
    'b of Enter: terug; m: meer keuzes',
    'undo: je laatste zet ongedaan maken, zolang er niet is gegooid, geen kaart is omgedraaid en geen andere speler iets heeft gedaan',
    `${command}, ${command} 2, table: je gevel, de gevel van speler 2, alles`,
    'log, log all: spelverloop; save BESTAND: partij opslaan; quit: stoppen',
    `Zetten voluit: ${moves}`,
  ],
  prompt: ({ name, isYou }, range, isMore, isBack) =>
    `${isYou ? 'Kies' : `${name}, kies`} ${range}${isMore ? ', m voor meer' : ''}${isBack ? ', b voor terug' : ''}, of help: `,
  range: (first, last) => (first === last ? `${first}` : `${first} t/m ${last}`),
  choices: (count) => counted(count, 'keuze', 'keuzes'),
  page: (page, pages) => `pagina ${page} van ${pages}`,
  only: (word) => `Alleen die met ${word}:`,
  noPlayer: (players) => `Kies een speler van 1 t/m ${players}.`,
  noChoice: (number, choices) =>
    `Keuze ${number} is er niet. Kies ${choices === 1 ? 1 : `1 t/m ${choices}`}.`,
  unknown: (text) => `‘${text}’ is geen keuze, commando of zet. Typ een nummer of help.`,
  earlier: (count) => `(nog ${count} eerder; typ log all om alles te zien)`,
  undone: 'Ongedaan gemaakt.',
  pass: (name) => `Geef het toetsenbord aan ${name} en druk dan op Enter: `,
  continues: (events) =>
    `De partij gaat verder na ${counted(events, 'gebeurtenis', 'gebeurtenissen')}. Typ log om alles tot nu toe te zien.`,
  nameFile: 'Geef een bestandsnaam, bijvoorbeeld: save partij.jsonl',
  saving: (path) => `Elke zet wordt nu opgeslagen in ${path}.`,
  askFile: 'Typ een bestandsnaam om de partij op te slaan, of Enter om te stoppen: ',
  saved: (path) => `De partij is opgeslagen in ${path}. Speel verder met:`,
  notSaved: (path, reason) => `De partij kan niet worden opgeslagen in ${path}: ${reason}`,
  otherFile: (path) => `${path} bestaat al en is geen opgeslagen partij. Kies een andere naam.`,
  goodbye: 'Tot ziens.',
  notHere: (game) => `${game} kan niet in de terminal worden gespeeld.`,
  refused: (code) => `Geweigerd: ${code}.`,
};
