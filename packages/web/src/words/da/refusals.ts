/** Why something is refused, in Danish. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A Danish sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Spillet er slut.',
  'chance-awaited': 'Vent på terningerne eller kortene.',
  'players-awaited': 'En spiller skal trække først.',
  'not-your-turn': 'Det er ikke din tur.',
  'not-now': 'Det kan du ikke gøre lige nu.',
  'unknown-move': 'Det er ikke et træk.',
  'not-canonical': 'Sådan skrives trækket ikke: hver del i sin rækkefølge og intet andet.',
  'unknown-game': 'Det spil findes ikke.',
  'wrong-number-of-players': 'Spillet kan ikke spilles med så mange spillere.',
  'wrong-start-player': 'Startspilleren skal have en af pladserne, talt fra 0.',
  'unknown-option': 'Den valgmulighed findes ikke, eller den kan ikke have den værdi.',
  'not-json': 'Linjen er ikke JSON.',
  'wrong-version': 'Denne version af formatet er ukendt.',
  'header-missing': 'Hovedet mangler: Et gemt spil skal begynde med det.',
  'not-an-event':
    'Det er ikke en hændelse. En hændelse siger hvem der trækker og hvordan: {"by":0,"move":"end"}.',
};
