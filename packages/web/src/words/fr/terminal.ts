/** Playing in a terminal, whatever the game, in French. */
import type { TerminalWords } from '../en/terminal.ts';
import { counted } from './grammar.ts';

/** What the terminal says around a game. */
export const words: TerminalWords = {
  player: (number) => `Joueur ${number}`,
  playerShort: (number) => `J. ${number}`,
  labelled: (label, text) => `${label} : ${text}`,
  none: 'aucune',
  against: (people, bots) => `${people} contre ${bots}`,
  reading: (command) => `Tape ${command} pour lire ta façade, ou table pour tout voir.`,
  commands: (examples, command, moves) => [
    'Commandes :',
    `un numéro, ou un nom comme ${examples} : choisir`,
    'b ou Entrée : revenir en arrière ; m : voir la suite des choix',
    'undo : annuler ton dernier coup, tant qu’aucun dé ni carte n’est tombé et qu’aucun autre joueur n’a joué',
    `${command}, ${command} 2, table : voir ta façade, celle du joueur 2, tout`,
    'log, log all : journal ; save FICHIER : enregistrer la partie ; quit : quitter',
    `Coups écrits en entier : ${moves}`,
  ],
  prompt: ({ name, isYou }, range, isMore, isBack) =>
    `${isYou ? 'Choisis' : `${name}, choisis`} ${range}${isMore ? ', m pour la suite' : ''}${isBack ? ', b pour revenir' : ''}, ou help : `,
  range: (first, last) => (first === last ? `${first}` : `de ${first} à ${last}`),
  choices: (count) => counted(count, 'choix', 'choix'),
  page: (page, pages) => `page ${page} sur ${pages}`,
  only: (word) => `Choix avec ${word} :`,
  noPlayer: (players) => `Choisis un joueur de 1 à ${players}.`,
  noChoice: (number, choices) => `Il n’y a pas de choix ${number} ici. Choisis de 1 à ${choices}.`,
  unknown: (text) => `« ${text} » n’est pas un choix possible ici. Tape un numéro, ou help.`,
  earlier: (count) => `(${count} avant ; log all montre tout)`,
  undone: 'Annulé.',
  pass: (name) => `Passe le clavier à ${name}, puis appuie sur Entrée : `,
  continues: (events) =>
    `La partie reprend après ${counted(events, 'événement', 'événements')}. Tape log pour revoir ce qui s’est passé.`,
  nameFile: 'Donne un nom de fichier, par exemple : save partie.jsonl',
  saving: (path) => `Chaque coup est maintenant enregistré dans ${path}.`,
  askFile: 'Nom de fichier pour enregistrer la partie, ou Entrée pour quitter : ',
  saved: (path) => `La partie est enregistrée dans ${path}. Pour la reprendre :`,
  notSaved: (path, reason) => `Impossible d’enregistrer la partie dans ${path} : ${reason}`,
  otherFile: (path) =>
    `${path} existe déjà et n’est pas une partie enregistrée. Choisis un autre nom.`,
  goodbye: 'À bientôt.',
  notHere: (game) => `Le terminal ne permet pas de jouer à ${game}.`,
  refused: (code) => `Refusé : ${code}.`,
};
