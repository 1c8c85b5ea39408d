/** The challenge of the day, in French. */
import type { DailyWords } from '../en/daily.ts';
import { counted } from './grammar.ts';

/** What is said of the challenge of the day. */
export const words: DailyWords = {
  title: 'Les dés du jour',
  titleOf: (day) => `Les dés du ${day}`,
  next: (time) => `Nouveaux dés dans ${time}`,
  toToday: 'Revenir à aujourd’hui',
  late: 'Ce jour est passé. Tu peux encore le jouer, mais il ne compte pas dans ta série.',
  notYet: 'Il n’y a pas encore de dés pour ce jour.',
  streak: (days) =>
    days === 0 ? 'Pas encore de série' : `${counted(days, 'jour', 'jours')} d’affilée`,
  best: (turns) => `ton record en solo : ${counted(turns, 'tour', 'tours')}`,
  week: 'Les sept derniers jours',
  dayPlayed: (day) => `${day} : joué`,
  dayLate: (day) => `${day} : joué plus tard`,
  dayMissed: (day) => `${day} : pas joué`,
  kinds: {
    alone: {
      title: 'En solo',
      about: (goal) =>
        `Atteins ${goal} points en aussi peu de tours que possible. Le vent (Vinden) et la vague (Bølgen) lancent aussi les dés, mais ne construisent pas : prends un dé à chacun, et passe quand tu veux.`,
    },
    duel: {
      title: 'Duel',
      about: (name, bot) =>
        `Contre ${name} (${bot}) : aujourd’hui, le même adversaire pour tous. La semaine commence en douceur et se termine avec le maître du port.`,
    },
  },
  play: 'Jouer',
  playWhat: (kind) => `Jouer : ${kind}`,
  goOn: 'Continuer',
  goOnWhat: (kind) => `Continuer : ${kind}`,
  practise: 'S’entraîner',
  practiseWhat: (kind) => `S’entraîner : ${kind}`,
  practice: 'Entraînement : cette partie ne compte pas.',
  turns: (turns) => counted(turns, 'tour', 'tours'),
  aloneDone: (points, turns) => `${counted(points, 'point', 'points')} en ${turns}`,
  aloneFailed: (points) => `${counted(points, 'point', 'points')}, maison inachevée`,
  won: (own, theirs) => `Gagné ${own} à ${theirs}`,
  lost: (own, theirs) => `Perdu ${own} à ${theirs}`,
  advice: (times) => counted(times, 'conseil demandé', 'conseils demandés'),
  windows: (lit, total) => `${counted(lit, 'fenêtre allumée', 'fenêtres allumées')} sur ${total}`,
  cardTitle: (day) => `Les dés du ${day}`,
  cardAlt: (result) => `Une maison sur le quai au crépuscule : ${result}`,
  share: 'Partager',
  copy: 'Copier le texte',
  copied: 'Copié.',
  picture: 'Enregistrer l’image',
  failed: 'Ça n’a pas marché. Réessaie.',
  again: 'Rejouer',
  toDay: 'Revenir à ce jour',
  replay: 'Revoir la partie',
  earlier: 'Jours précédents',
  day: 'Jour',
  none: 'pas joué',
  open: 'en cours',
  elements: 'Le vent et la vague',
  rolls: 'lance les dés',
};
