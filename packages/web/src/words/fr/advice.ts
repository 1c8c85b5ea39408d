/** Advice of the harbour master, in French. */
import type { AdviceWords } from '../en/advice.ts';
import { counted, feminised } from './grammar.ts';

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'Demander au maître du port',
  askKey: 'Demander au maître du port (H)',
  all: 'Conseil complet',
  thinking: 'Le maître du port regarde ta maison…',
  failed: 'Le maître du port n’a pas de conseil pour l’instant.',
  where: 'Montre-moi',
  tile: (colour, size) =>
    `Regarde la tuile ${feminised(colour)} de ${counted(size, 'case', 'cases')}.`,
  verbs: {
    reroll: 'Tu peux mieux faire : relance des dés.',
    recolour: 'Utilise « Changement de couleur » sur des dés.',
    nox: 'C’est le moment d’utiliser « Pas de X ».',
    single: 'Utilise « Une case X » pour une case de plus.',
    mark: 'Prends un des dés restants.',
    decline: 'Aucun de ces dés ne vaut la peine.',
    start: 'Choisis la capacité que tu veux en premier.',
    end: 'Plus rien à faire : termine ton tour.',
    coatSquare: 'Remplis une case avec le blason.',
    coatTrack: 'Coche des cases de piste avec le blason.',
    coatTake: 'Prends une tuile Capacité avec le blason.',
    coatTurn: 'Réactive tes capacités avec le blason.',
    coatSkip: 'Passe ce blason.',
    take: 'Prends des cartes ce tour-ci.',
    discard: 'Garde les cartes pour ta prochaine tuile.',
    both: 'Construis aussi une tuile ce tour-ci.',
    other: 'Il y a un bon coup ici.',
  },
  reasons: {
    points: (points) => `${points} tout de suite`,
    lines: (lines) => counted(lines, 'ligne presque complète', 'lignes presque complètes'),
    gaps: (gaps) => `laisse ${counted(gaps, 'trou', 'trous')}`,
    closed: (gaps) => `bouche ${counted(gaps, 'trou', 'trous')}`,
    open: 'ne laisse aucun trou',
    boxes: (boxes) => counted(boxes, 'case cochée', 'cases cochées'),
    cards: (cards) => `${counted(cards, 'carte', 'cartes')} de plus`,
    spent: (cards) => `coûte ${counted(cards, 'carte', 'cartes')}`,
    dice: (dice) =>
      dice === 0
        ? 'ne laisse aucun dé aux autres'
        : `laisse ${counted(dice, 'dé', 'dés')} aux autres`,
    pairs: (pairs) =>
      pairs === 0
        ? 'ne laisse aucune paire au port'
        : `laisse ${counted(pairs, 'paire', 'paires')} au port`,
    chance: 'un nouveau lancer devrait donner mieux que ces dés',
  },
  chance: (percent) =>
    `Avec ce coup, tu gagnerais environ ${counted(percent, 'partie', 'parties')} sur 100.`,
  close: 'D’autres coups sont aussi bons.',
  clear: 'Tout le reste est nettement moins bon.',
  only: 'C’est le seul coup possible.',
  used: (times) =>
    times === 1
      ? 'Tu as demandé un conseil au maître du port.'
      : `Tu as demandé ${times} conseils au maître du port.`,
};
