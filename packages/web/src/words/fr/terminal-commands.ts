/** The commands of the terminal program, in French. */
import type { CommandWords } from '../en/terminal-commands.ts';
import { counted } from './grammar.ts';

/** What the commands say. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partie ${number}`,
    noneAdded:
      'Aucun joueur n’a rien ajouté au tirage : le serveur a pu choisir un secret qui l’arrangeait.',
    undone: 'Seuls les joueurs savent s’ils l’ont demandé.',
    part: (events) =>
      `Cet enregistrement s’arrête à l’événement ${events}, avant la fin de la partie.`,
    limits: 'Cela ne prouve ni les noms ni les coups des joueurs.',
    seedLater:
      'L’enregistrement ne donne pas encore le secret : il est publié à la fin de la partie. Rien ne peut être prouvé d’ici là.',
    false: {
      commitment: 'Le secret n’est pas celui que le serveur a fixé avant la partie.',
      contributions: 'L’enregistrement ne dit pas pour chaque place ce qu’elle a ajouté au tirage.',
      start: 'Le premier joueur ne découle pas du secret.',
      undone: 'Les événements annulés ne découlent pas des règles et du secret.',
    },
    draw: (draw, what) => `Tirage ${draw} (${what})`,
    ofStart: 'premier joueur',
    ofEvent: (event) => `événement ${event}`,
    ofUndone: 'annulé',
    tookPart: (names) => `participants : ${names}`,
    missed: (names) => `sans réponse : ${names}`,
    unforeseeable: 'personne ne pouvait le connaître ni le choisir si l’un d’eux est honnête',
    foreseeable: 'aucun appareil n’a participé : le serveur pouvait le connaître',
    follows: 'exact',
    noAnchor: 'L’enregistrement ne contient pas l’ancre du serveur : rien ne peut être prouvé.',
    notProven: 'Rien n’est prouvé.',
  },
  notReviewed: (game) => `Les parties de ${game} ne peuvent pas être analysées.`,
  files: {
    nameOne: (dash) => `Donne un fichier, ou ${dash} pour l’entrée standard.`,
    missing: 'ce fichier n’existe pas',
    forbidden: 'accès refusé',
    folder: 'c’est un dossier',
    noFolder: 'une partie du chemin n’est pas un dossier',
    line: (line, reason) => `Ligne ${line} : ${reason}`,
    cutOff: (line) => `La ligne ${line} est coupée ; tout ce qui précède a été lu.`,
  },
  help: {
    usage: 'utilisation',
    unknown: (command) => `La commande ${command} n’existe pas.`,
    guests: 'charge d’abord un module qui ajoute des bots ou des jeux',
    language: (codes) => `choisit la langue (sinon, celle du terminal) : ${codes}`,
    summaries: {
      serve:
        'lance le serveur des deux jeux jusqu’à ce que tu l’arrêtes ; le port 0 choisit un port libre',
      play: 'une partie dans le terminal, contre des bots ou entre amis sur un seul clavier',
      sim: 'fait jouer des bots ; affiche un résumé, ou écrit des enregistrements ou des traces',
      replay: 'vérifie chaque événement d’un enregistrement et écrit sa trace',
      review:
        'examine chaque décision, lancer et carte d’un enregistrement : la part de chance, et ce que les coups ont coûté',
      verify: 'refait chaque lancer et chaque carte d’un enregistrement et dit ce que cela prouve',
      count:
        'compte les suites possibles de la dernière position d’un enregistrement, ou d’une nouvelle partie',
      arena:
        'fait jouer des bots à toutes les places avec les mêmes dés et cartes ; affiche leur force',
      bench: 'joue des parties au hasard sur un seul fil et affiche combien par seconde',
      print: 'crée un PDF : des feuilles de joueur, avec les règles au dos',
    },
  },
  options: {
    surplus: (argument) => `${argument} n’a pas sa place ici.`,
    unknown: (option) => `L’option ${option} n’existe pas.`,
    misused: (option) => `Vérifie la valeur de ${option}.`,
    number: (option, least, most) => `${option} demande un nombre entier de ${least} à ${most}.`,
    oneOf: (option, choices) => `${option} demande ${choices}.`,
    listOf: (option, choices) => `${option} demande une liste parmi ${choices}.`,
    different: (option, most, choices) =>
      `${option} demande de 2 à ${most} noms différents parmi ${choices}.`,
    surplusBots: (option) => `${option} donne plus de bots que de joueurs.`,
    twoOutputs: (one, other) =>
      `${one} et ${other} ne peuvent pas utiliser tous deux la sortie standard.`,
    address: (option, example) => `${option} demande une adresse comme ${example}.`,
    person: (id) =>
      `${id} n’est pas l’identifiant d’un joueur. L’identifiant est à la fin de l’adresse de son profil.`,
    host: (option, host) => `${option} demande des noms d’hôte ; ${host} n’en est pas un.`,
    badModule: (option, reason) =>
      `${option} demande un module avec des bots ou des jeux ; celui-ci échoue : ${reason}`,
  },
  otherGame: (file, game) => `${file} n’est pas un enregistrement de ${game}.`,
  sim: {
    games: (games, events) =>
      `${counted(games, 'partie', 'parties')}, ${events} événements chacune`,
    seat: (seat) => `place ${seat}`,
    won: (percent) => `${percent} gagnées`,
    points: (points) => `${points} points`,
  },
  print: {
    ready: (file) => `${file} est prêt.`,
    bothSides: 'Imprime-le recto verso, retourné sur le bord long.',
  },
  serve: {
    at: (address) => `Nyhavn est à l’adresse ${address}`,
    notBuilt: (command) => `Le client n’est pas encore construit. Lance d’abord ${command}.`,
    notGoingOn: (reason) => `Le serveur a dû s’arrêter : ${reason}.`,
    notStarting: (reason) => `Le serveur ne peut pas démarrer : ${reason}`,
    portUsed: (port, command) => `Le port ${port} est déjà pris ; essaies-en un autre : ${command}`,
    notOurs: (host) => `${host} n’est pas une adresse de cette machine.`,
    noDatabase: (option) => `Aucune base de données ne répond à ${option}.`,
    portRefused: (port) => `Le port ${port} est interdit ici. Choisis un port à partir de 1024.`,
  },
};
