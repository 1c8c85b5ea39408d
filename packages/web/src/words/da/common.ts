/** Words that are used everywhere, in Danish. */
import type { FirstWords } from '../en/index.ts';
import { counted, list } from './grammar.ts';

/** Words that are used everywhere, in Danish. */
export const common: FirstWords['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rød', B: 'blå', P: 'lilla', G: 'grøn', Y: 'gul', W: 'hvid' },
  colourLetters: { R: 'R', B: 'B', P: 'L', G: 'G', Y: 'U', W: 'H' },
  points: (count) => counted(count, 'point', 'point'),
  squares: (count) => counted(count, 'felt', 'felter'),
  coats: (count) => counted(count, 'våbenskjold', 'våbenskjolde'),
  row: (name) => `række ${name}`,
  column: (name) => `kolonne ${name}`,
  list,
  close: 'Luk',
  cancel: 'Annuller',
  back: 'Tilbage',
  home: 'Forside',
  loading: 'Et øjeblik …',
  failed: 'Det lykkedes ikke. Prøv igen.',
  notFound: 'Siden findes ikke.',
  retry: 'Prøv igen',
  trouble: {
    files: 'En del af Nyhavn kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
    storage:
      'Dine gemte spil og indstillinger kan ikke åbnes lige nu. Luk andre faner med Nyhavn, eller genstart browseren, og prøv igen.',
    other: 'Noget gik galt på denne side. Prøv igen, eller gå tilbage til forsiden.',
  },
  toHome: 'Forside',
  bots: {
    random: { name: 'Matros', about: 'spiller et hvilket som helst lovligt træk' },
    greedy: { name: 'Murer', about: 'snupper altid flest mulige point' },
    apprentice: { name: 'Lærling', about: 'venlig, tager den med ro og overser ting' },
    carpenter: { name: 'Tømrer', about: 'bygger pænt, ét skridt ad gangen' },
    foreman: { name: 'Sjakbajs', about: 'planlægger hele turen' },
    architect: { name: 'Arkitekt', about: 'kender chancerne og ser fremad' },
    'harbour-master': { name: 'Havnefoged', about: 'holder øje med alle og glemmer intet' },
  },
};
