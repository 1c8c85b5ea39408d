/** Why Copenhagen refuses something, in French. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Les cartes se prennent à deux ou trois des places 1 à 7, comme dans « 3,4 ».',
  'unknown-ability': 'Cette capacité n’existe pas : il y a any, extra, discount, change et both.',
  'brick-elsewhere': 'La brique de cette tuile ne peut pas être à cet endroit, dans aucun sens.',
  'tile-not-in-supply': 'Il ne reste plus de cette tuile dans la réserve.',
  'wrong-number-of-cards': 'Ce n’est pas le bon nombre de cartes.',
  'card-not-in-pile': 'Cette carte ne peut pas venir de la pioche maintenant.',
  'card-not-in-hand': 'Ces cartes ne sont pas dans ta main.',
  'cards-of-several-colours': 'Tu ne peux payer qu’avec une seule autre couleur.',
  'too-few-cards': 'Ce n’est pas assez : ici, la tuile coûte plus cher.',
  'too-many-cards': 'C’est trop : ici, la tuile coûte moins cher.',
  'hand-too-large': 'Défausse d’abord des cartes : sept au plus en main.',
  'not-neighbours': 'Ces places ne sont pas voisines, et aucune capacité active ne le permet.',
  'no-ability': 'Tu n’as pas la tuile Capacité qu’il faut, ou elle a déjà servi.',
  'ability-owned': 'Tu as déjà cette tuile Capacité.',
  'ability-gone': 'Il ne reste plus de cette tuile Capacité.',
  'nothing-to-turn': 'Aucune tuile Capacité n’a servi.',
};
