/** What help says in Copenhagen, in French. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { counted, feminine } from '../../grammar.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

function cards(count: number): string {
  return counted(count, 'carte', 'cartes');
}

/** What help says in Copenhagen. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'Un port avec sept cartes, des tuiles à construire et une maison pour chacun. Le premier à 12 points gagne aussitôt.',
    house:
      'Une maison de 5 colonnes et 9 lignes. Tu y construis des tuiles ; lignes et colonnes complètes rapportent des points.',
    cell: 'Une case de la maison : une fenêtre, une brique ou rien.',
    coat: 'Recouvre-le, ou complète sa ligne, pour recevoir une action : poser une tuile blanche, prendre une tuile Capacité ou réactiver celles qui ont servi.',
    side: 'La réserve de tuiles. Le nombre indique combien il en reste.',
    payment:
      'Tu peux payer cette tuile de plusieurs façons. Les capacités utilisées sont indiquées.',
    held: 'Ce que tu vas poser. Une de ses cases au moins doit être sur la ligne 1 ou juste au-dessus d’une case remplie.',
    tile: 'Une tuile coûte autant de cartes de sa couleur qu’elle a de cases, et une de moins si elle touche une tuile de cette couleur dans ta maison. Une de ses cases est une brique.',
    take: 'Ajoute les cartes choisies à ta main.',
    end: 'Termine ton tour. Le port se remplit, puis c’est au joueur suivant.',
    harbour:
      'Sept places à la suite, de 1 à 7. À ton tour, tu prends deux cartes voisines, ou tu construis.',
    'harbour-card':
      'Une carte du port. Tu en prends deux voisines ; les places 1 et 7 ne sont pas voisines.',
    pile: 'Le port se remplit avec cette pioche.',
    hand: 'Tes cartes, sept au plus. Les autres joueurs n’en voient que le nombre.',
    card: 'Une carte paie une case d’une tuile de sa couleur.',
    abilities:
      'Cinq sortes de tuiles Capacité. Tu commences avec une ; les blasons en apportent d’autres.',
    ability:
      'Une tuile Capacité. Elle est retournée quand elle sert ; un blason peut la réactiver.',
    discard: 'Défausse les cartes choisies, jusqu’à ce qu’il en reste sept.',
    both: 'Utilise « Double action » : après avoir pris des cartes, tu construis aussi, dans le même tour.',
    'coat-choice': 'Un blason donne une de ces actions. Tu peux aussi passer.',
    'coat-white':
      'Une tuile blanche est une seule fenêtre. Elle se pose comme les autres tuiles et compte aussitôt.',
    'coat-take': 'Prend une tuile Capacité d’une sorte que tu n’as pas encore.',
    'coat-turn': 'Réactive toutes tes tuiles Capacité qui ont servi.',
    'coat-skip': 'Renonce à l’action.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Tu ne peux construire aucune tuile pour l’instant.'
      : `${counted(count, 'tuile possible', 'tuiles possibles')} en ce moment.`,
  tileCan: (cost, places) =>
    `Tu peux la construire : elle ${cost}, et il y a ${counted(places, 'emplacement possible', 'emplacements possibles')}.`,
  tileLeft: (left, held) => `En réserve : ${left}. Dans ta main : ${held}.`,
  white: (left) => `En réserve : ${left}.`,
  cardOf: (hand) => `Dans ta main : ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Aucune tuile ${feminine[colour]} ne peut être construite pour l’instant.`
      : `${counted(count, `tuile ${feminine[colour]} possible`, `tuiles ${feminine[colour]}s possibles`)} en ce moment.`,
  pick: (places) => `Tu peux la prendre avec : ${places}.`,
  picked: 'Tu l’as choisie.',
  place: (place) => `place ${place}`,
  emptyPlace: 'Pas de carte ici pour l’instant ; le port se remplit à la fin du tour.',
  handNow: (count) => `${cards(count)} sur 7 au plus.`,
  hidden: 'Les cartes sont cachées.',
  uses: (abilities) => `Utilise ${abilities}.`,
  payNow: (payment) => `Pour l’instant, tu paies avec ${payment}.`,
  takes: (what) => `Tu prends : ${what}.`,
  surplus: (count) => `Tu dois défausser ${cards(count)}.`,
};

/** Everything that help says at Copenhagen, in French. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
