/** Why something is refused. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'La partie est terminée.',
  'chance-awaited': 'Attends d’abord les dés ou les cartes.',
  'players-awaited': 'Un joueur doit d’abord jouer.',
  'not-your-turn': 'Ce n’est pas ton tour.',
  'not-now': 'Tu ne peux pas faire cela maintenant.',
  'unknown-move': 'Ce coup n’existe pas.',
  'not-canonical':
    'Ce coup ne s’écrit pas ainsi : toutes les parties dans l’ordre, et rien d’autre.',
  'unknown-game': 'Ce jeu n’existe pas.',
  'wrong-number-of-players': 'Ce jeu ne se joue pas avec autant de joueurs.',
  'wrong-start-player': 'Le premier joueur doit être à l’une des places, comptées à partir de 0.',
  'unknown-option': 'Cette option n’existe pas, ou elle n’accepte pas cette valeur.',
  'not-json': 'Ce n’est pas une ligne de JSON.',
  'wrong-version': 'Cette version du format est inconnue.',
  'header-missing': 'Une partie enregistrée commence par son en-tête.',
  'not-an-event': 'Un événement dit qui joue et quoi : {"by":0,"move":"end"}.',
};
