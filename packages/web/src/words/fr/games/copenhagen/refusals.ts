/** Why Copenhagen refuses something, in French. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Indique deux ou trois des places 1 à 7, par exemple « 3,4 ».',
  'unknown-ability': 'Cette capacité n’existe pas : il y a any, extra, discount, change et both.',
  'brick-elsewhere': 'Dans aucun sens, la brique de cette tuile ne peut être à cet endroit.',
  'tile-not-in-supply': 'Il ne reste aucune de ces tuiles dans la réserve.',
  'wrong-number-of-cards': 'Ce n’est pas le bon nombre de cartes.',
  'card-not-in-pile': 'Cette carte ne peut pas venir de la pioche maintenant.',
  'card-not-in-hand': 'Ces cartes ne sont pas dans ta main.',
  'cards-of-several-colours': 'Tu ne peux payer qu’avec une seule autre couleur.',
  'too-few-cards': 'Ce n’est pas assez : ici, la tuile coûte plus cher.',
  'too-many-cards': 'C’est trop : ici, la tuile coûte moins cher.',
  'hand-too-large': 'Défausse d’abord des cartes : sept au plus en main.',
  'not-neighbours': 'Ces places ne sont pas voisines, et aucune capacité disponible ne le permet.',
  'no-ability': 'Tu n’as pas la tuile Capacité qu’il faut, ou elle a déjà servi.',
  'ability-owned': 'Tu as déjà cette tuile Capacité.',
  'ability-gone': 'Il ne reste aucune de ces tuiles Capacité.',
  'nothing-to-turn': 'Tu n’as aucune tuile Capacité à réactiver.',
};
