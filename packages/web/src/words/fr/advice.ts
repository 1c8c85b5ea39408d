/** Advice of the harbour master, in French. */
import type { AdviceWords } from '../en/advice.ts';

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'Demander au maître du port',
  askKey: 'Demander au maître du port (H)',
  all: 'Tout ce que dit le maître du port',
  thinking: 'Le maître du port regarde ta maison …',
  failed: 'Le maître du port n’a pas de conseil pour l’instant.',
  where: 'Montre-moi',
  tile: (colour, size) => `Regarde la tuile de ${size} cases, couleur : ${colour}.`,
  verbs: {
    reroll: 'Ces dés peuvent mieux faire : relances-en.',
    recolour: 'Tourne quelques dés sur une autre face.',
    nox: 'C’est le moment de jouer sans X.',
    single: 'Une case de plus t’aiderait.',
    mark: 'Prends quelque chose de ce qui reste.',
    decline: 'Rien ici ne vaut la peine.',
    start: 'Pense à ce que tu veux avoir tôt.',
    end: 'Plus rien à faire : termine ton tour.',
    coatSquare: 'Remplis une case avec le blason.',
    coatTrack: 'Coche des cases de piste avec le blason.',
    coatTake: 'Prends une capacité pour le blason.',
    coatTurn: 'Retourne tes capacités face visible.',
    coatSkip: 'Laisse passer ce blason.',
    take: 'Récolte des cartes ce tour-ci.',
    discard: 'Pense à ce que tu construiras ensuite.',
    both: 'Construis aussi ce tour-ci.',
    other: 'Il y a un bon coup ici.',
  },
  reasons: {
    points: (points) => `${points} tout de suite`,
    lines: (lines) =>
      lines === 1 ? '1 ligne presque complète' : `${lines} lignes presque complètes`,
    gaps: (gaps) => (gaps === 1 ? 'au prix d’un trou' : `au prix de ${gaps} trous`),
    closed: (gaps) => (gaps === 1 ? 'bouche 1 trou' : `bouche ${gaps} trous`),
    open: 'ne laisse aucun trou',
    boxes: (boxes) => (boxes === 1 ? '1 case cochée' : `${boxes} cases cochées`),
    cards: (cards) => (cards === 1 ? '1 carte de plus' : `${cards} cartes de plus`),
    spent: (cards) => (cards === 1 ? 'coûte 1 carte' : `coûte ${cards} cartes`),
    dice: (dice) =>
      dice === 0
        ? 'ne laisse aucun dé aux autres'
        : dice === 1
          ? 'laisse 1 dé aux autres'
          : `laisse ${dice} dés aux autres`,
    pairs: (pairs) =>
      pairs === 0
        ? 'ne laisse aucune paire au port'
        : pairs === 1
          ? 'laisse 1 paire au port'
          : `laisse ${pairs} paires au port`,
    chance: 'les dés promettent mieux que ce qui est là',
  },
  chance: (percent) => `D’ici, tu gagnes environ ${percent} parties sur 100.`,
  close: 'D’autres coups sont aussi bons.',
  clear: 'Tout le reste est nettement moins bon.',
  only: 'Il n’y a pas d’autre coup.',
  used: (times) =>
    times === 1
      ? 'Tu as demandé un conseil au maître du port.'
      : `Tu as demandé ${times} conseils au maître du port.`,
};
