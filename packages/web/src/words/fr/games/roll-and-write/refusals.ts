/** Why Roll & Write refuses something, in French. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'La tuile de ce tour est déjà dessinée.',
  'shape-not-drawn': 'Les dés permettent une tuile : dessine-la avant de finir ton tour.',
  'wrong-number-of-dice': 'Ce n’est pas le bon nombre de dés.',
  'dice-not-there': 'Ces dés ne sont pas sur la table.',
  'dice-of-several-faces':
    '« Changement de couleur » : choisis des dés qui montrent tous la même face.',
  'dice-of-another-colour': 'Une tuile se paie avec des dés de sa couleur et des dés blancs.',
  'same-face': 'Les dés montrent déjà cette face.',
  'too-few-dice': 'Pas assez de dés et de bonus pour une tuile de cette taille.',
  'too-many-dice': 'C’est trop de dés.',
  'die-not-left': 'Il ne reste aucun dé pour cocher cette piste.',
  'tile-crossed-out': 'Tous les exemplaires de cette tuile sont barrés.',
  'tile-not-crossed-out':
    'Aucun exemplaire de cette tuile n’est barré : « Nouveau choix » est inutile.',
  mirrored: 'Une tuile peut tourner, mais pas être dessinée en miroir.',
  'brick-missing': 'Choisis la case qui reçoit le X.',
  'brick-not-allowed': 'Avec « Pas de X », chaque case reçoit un O.',
  'no-star': 'Tu n’as pas d’étoile disponible pour cette capacité.',
  'no-bonus': 'Tu n’as pas assez de bonus disponibles dans cette couleur.',
  'bonus-not-needed': 'Tu as assez de dés : pas besoin de bonus.',
  'no-x-declared-already': '« Pas de X » est déjà actif.',
  'no-x-useless': 'Il n’y a plus rien à dessiner pendant ce tour.',
  'track-full': 'Il ne reste pas assez de cases libres sur cette piste.',
};
