/** Looking at games that were played, in French. */
import type { ReplayWords } from '../en/replay.ts';
import { counted } from './grammar.ts';

/** What is said where a game is looked at, move by move. */
export const words: ReplayWords = {
  title: (game, names) => (names === '' ? game : `${game} : ${names}`),
  begin: 'Début de la partie.',
  moment: (at, length) => `Coup ${at} sur ${length}`,
  turn: (turn, turns) => `tour ${turn} sur ${turns}`,
  slider: 'Position dans la partie',
  controls: 'Parcourir la partie',
  first: 'Début',
  turnBack: 'Tour précédent',
  back: 'Coup précédent',
  play: 'Lecture',
  pause: 'Pause',
  on: 'Coup suivant',
  turnOn: 'Tour suivant',
  last: 'Fin',
  speed: (speed) => `Vitesse : ${speed}`,
  copyLink: 'Copier le lien vers ce coup',
  copied: 'Lien vers ce coup copié.',
  notCopied: 'Ton navigateur n’autorise pas la copie. Le lien est dans la barre d’adresse.',
  views: 'Point de vue',
  viewAll: 'Tout visible',
  viewTable: 'Spectateur',
  parts: {
    title: 'Plus sur cette partie',
    log: 'Coups',
    try: 'Et si… ?',
    review: 'Analyse',
    share: 'Partager',
  },
  log: { title: 'Coups', jump: 'Touche un coup pour y aller.' },
  keysTitle: 'Raccourcis clavier',
  keys: [
    ['← →', 'coup précédent ou suivant'],
    ['Maj+← →, Page préc., Page suiv.', 'tour précédent ou suivant'],
    ['Début, Fin', 'début, fin'],
    ['Espace', 'lecture ou pause'],
    ['C', 'copier le lien vers ce coup'],
  ],
  progress: 'Cette partie est encore en cours. Tu ne vois que ce que tu peux voir à la table.',
  missing:
    'Cette partie n’est pas sur cet appareil, et le serveur n’en a aucune à cette adresse que tu puisses voir.',
  unreachable:
    'Cette partie n’est pas enregistrée sur cet appareil, et le serveur est injoignable. Réessaie quand tu seras en ligne.',
  retry: 'Réessayer',
  try: {
    about:
      'Choisis un coup et continue à partir de là. Les dés et les cartes seront différents ; la partie d’origine reste telle quelle.',
    youPlay: 'Tu joues',
    others: 'Autres joueurs',
    alone: 'Je joue pour tous',
    newChance:
      'Ce qui est sur la table ne change pas. Toute la suite est de nouveau tirée au hasard.',
    dealtAnew:
      'Les cartes que tu ne pouvais pas voir sont redistribuées en accord avec ce que tu as vu. Tu n’apprends rien que tu ne pouvais savoir.',
    begin: (at) => `Continuer à partir du coup ${at}`,
    atEnd:
      'Ici, la partie est terminée. Reviens à un coup précédent pour continuer à partir de là.',
    notThis:
      'On ne peut pas continuer d’ici : les feuilles des autres ne sont connues qu’en partie.',
    lines: 'Comparer les variantes',
    none: 'Tu n’as pas encore essayé d’autre variante.',
    real: 'Partie d’origine',
    line: (number) => `Variante ${number}`,
    from: (at) => `à partir du coup ${at}`,
    over: (moves) => `terminée après ${counted(moves, 'coup', 'coups')}`,
    underWay: (moves) => `en cours, ${counted(moves, 'coup joué', 'coups joués')}`,
    forget: 'Supprimer',
    forgetSure: 'Supprimer cette variante ?',
    noteTitle: 'Et si… ?',
    note: (at) => `Tu essaies une autre variante, à partir du coup ${at}.`,
    played: (at) => `C’est une autre variante, à partir du coup ${at}.`,
    back: 'Revenir à la partie',
  },
  menu: 'Plus',
  carry: 'Copier un lien avec toute la partie',
  carried: 'Copié : un long lien qui contient toute la partie. Il fonctionne sans le serveur.',
  keep: 'Enregistrer dans tes parties',
  kept: 'Enregistrée. Tu la retrouves sur la page d’accueil.',
  openAnother: 'Ouvrir une autre partie',
  broken: (line, why) => `Il y a une erreur à la ligne ${line} de cette partie enregistrée. ${why}`,
  faults: { 'not-your-turn': 'Ici, c’est à un autre joueur.' },
  brokenLine: 'On y lit :',
  goodPart: (moves) =>
    moves === 1
      ? 'Le coup précédent est valable et s’affiche ici.'
      : `Les ${moves} coups précédents sont valables et s’affichent ici.`,
  cutOff: (line) => `La ligne ${line} est incomplète : elle est ignorée.`,
  open: {
    title: 'Ouvrir une partie enregistrée',
    about:
      'Une partie enregistrée est un texte : un en-tête, puis une ligne par coup. Tu peux ouvrir les parties de Nyhavn et de tout programme qui utilise le même format.',
    file: 'Choisir un fichier',
    drop: 'ou dépose-le n’importe où sur cette page',
    paste: 'Ou colle une partie enregistrée ou un lien',
    open: 'Ouvrir',
    nothing: 'Choisis d’abord un fichier, ou colle une partie enregistrée ou un lien.',
    tooLarge: 'C’est trop volumineux pour une partie. Est-ce le bon fichier ?',
    badLink: 'Ce lien est incomplet : il manque une partie du texte. Copie-le de nouveau.',
    otherLink: 'Ce lien mène à un autre site. Télécharges-y la partie, puis ouvre le fichier ici.',
    several: (games) => `Ce fichier contient ${counted(games, 'partie', 'parties')}.`,
    look: (number) => `Voir la partie ${number}`,
    lookGood: 'Voir le début intact',
    moves: (moves) => counted(moves, 'coup', 'coups'),
  },
};
