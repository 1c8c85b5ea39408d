/** Settings. */
import type { ScreenWords } from '../en/screens.ts';

/** What the settings screen says. */
export const settings: ScreenWords['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  languageAuto: 'Langue du navigateur',
  theme: 'Thème',
  themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
  patterns: 'Motifs et lettres sur les couleurs',
  motion: 'Animations',
  motions: { auto: 'Système', on: 'Oui', off: 'Non' },
  sound: 'Son',
  shortcuts: 'Raccourcis clavier à une lettre',
  placing: 'Poser une tuile',
  placings: { confirm: 'Confirmer avec un bouton', 'one-tap': 'Un appui suffit' },
  hand: 'Commandes',
  hands: { right: 'Pour droitiers', left: 'Pour gauchers' },
  tips: 'Conseils pour débuter',
  tipTimes: { first: 'Pendant tes premières parties', always: 'Toujours', off: 'Non' },
  pace: 'Vitesse des bots',
  paces: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  autoEnd: 'Finir mon tour automatiquement quand rien d’autre n’est possible',
  saved: 'Tes choix sont aussitôt enregistrés sur cet appareil.',
  follow: 'Si tu réserves ton nom, tes réglages te suivent aussi sur tes autres appareils.',
};
