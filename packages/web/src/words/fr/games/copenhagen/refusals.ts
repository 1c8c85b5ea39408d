/** Why Copenhagen refuses something, in French. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Les cartes se prennent à deux ou trois des places 1 à 7, comme dans « 3,4 ».',
  'unknown-ability': 'Cette capacité n’existe pas : il y a any, extra, discount, change et both.',
  'brick-elsewhere': 'Dans aucun sens, la brique de cette tuile n’arrive à cet endroit.',
  'tile-not-in-supply': 'Il ne reste plus de cette tuile dans la réserve.',
  'wrong-number-of-cards': 'Ce n’est pas le bon nombre de cartes.',
  'card-not-in-pile': 'Cette carte ne peut pas venir de la pioche maintenant.',
  'card-not-in-hand': 'Ces cartes ne sont pas dans la main.',
  'cards-of-several-colours': 'On ne peut mêler qu’une seule autre couleur de cartes.',
  'too-few-cards': 'Ici, la tuile coûte plus que cela.',
  'too-many-cards': 'Ici, la tuile coûte moins que cela, et on ne paie jamais trop.',
  'hand-too-large': 'Défausse d’abord jusqu’à n’avoir que sept cartes.',
  'not-neighbours': 'Ces places ne sont pas voisines, et aucune capacité active ne le permet.',
  'no-ability': 'La tuile Capacité qu’il faut n’est pas là, ou elle a déjà servi.',
  'ability-owned': 'Tu as déjà cette tuile Capacité.',
  'ability-gone': 'Il ne reste plus de cette tuile Capacité.',
  'nothing-to-turn': 'Aucune tuile Capacité n’a servi.',
};
