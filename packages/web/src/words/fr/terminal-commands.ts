/** The commands of the terminal program, in French. */
import type { CommandWords } from '../en/terminal-commands.ts';

/** What the commands say. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partie ${number}`,
    noneAdded:
      'Aucun joueur n’a rien ajouté au tirage : le serveur a pu choisir son secret pour ce qui en découle.',
    undone: 'Seuls les joueurs savent s’ils l’ont demandé.',
    part: (events) =>
      `La partie n’est pas terminée dans cet enregistrement : il s’arrête à l’événement ${events}.`,
    limits: 'Les noms et les coups des joueurs ne sont pas prouvés par là.',
    seedLater:
      'L’enregistrement ne donne pas encore le secret : il est publié à la fin de la partie. Rien ne peut être prouvé d’ici là.',
    false: {
      commitment: 'Le secret n’est pas celui que le serveur a fixé avant la partie.',
      contributions: 'L’enregistrement ne dit pas pour chaque place ce qu’elle a ajouté au tirage.',
      start: 'Le premier joueur ne découle pas du secret.',
      undone: 'Les événements annulés ne découlent pas des règles et du secret.',
    },
    notProven: 'Rien n’est prouvé.',
  },
  notReviewed: (game) => `Les parties de ${game} ne peuvent pas être analysées.`,
  files: {
    nameOne: (dash) => `Donne un fichier, ou ${dash} pour l’entrée standard.`,
    missing: 'ce fichier n’existe pas',
    forbidden: 'accès refusé',
    folder: 'c’est un dossier',
    noFolder: 'ce n’est pas dans un dossier',
    line: (line, reason) => `Ligne ${line} : ${reason}`,
    cutOff: (line) => `La ligne ${line} est coupée ; tout ce qui précède a été lu.`,
  },
};
