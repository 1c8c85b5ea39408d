/** Settings. */
import type { Words } from '../en/index.ts';

/** What the settings screen says. */
export const settings: Words['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  languageAuto: 'Comme le navigateur',
  theme: 'Lumière',
  themes: { auto: 'Comme l’appareil', light: 'Plein jour', dark: 'Crépuscule' },
  patterns: 'Motifs et lettres sur les couleurs',
  motion: 'Animations',
  motions: { auto: 'Comme l’appareil', on: 'Oui', off: 'Non' },
  sound: 'Son',
  shortcuts: 'Raccourcis clavier à une lettre',
  placing: 'Poser une tuile',
  placings: { confirm: 'Confirmer par un bouton', 'one-tap': 'Un toucher suffit' },
  hand: 'Commandes pour',
  hands: { right: 'la main droite', left: 'la main gauche' },
  tips: 'Conseils pour débuter',
  tipTimes: { first: 'Pendant les premières parties', always: 'Toujours', off: 'Non' },
  saved: 'Chaque choix est aussitôt conservé sur cet appareil.',
  follow: 'Avec un nom réservé, tes réglages te suivent sur tes autres appareils.',
};
