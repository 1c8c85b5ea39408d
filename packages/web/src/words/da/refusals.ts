/** Why something is refused, in Danish. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A Danish sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Spillet er slut.',
  'chance-awaited': 'Vent på terningerne eller kortene.',
  'players-awaited': 'Det er først en spillers tur.',
  'not-your-turn': 'Det er ikke din tur.',
  'not-now': 'Det kan du ikke gøre lige nu.',
  'unknown-move': 'Det er ikke et træk.',
  'not-canonical':
    'Trækket er ikke skrevet rigtigt: Delene skal stå i den faste rækkefølge, og der må ikke stå andet.',
  'unknown-game': 'Det spil findes ikke.',
  'wrong-number-of-players': 'Spillet kan ikke spilles med så mange spillere.',
  'wrong-start-player': 'Startspilleren skal have en af pladserne, talt fra 0.',
  'unknown-option': 'Den valgmulighed findes ikke, eller den kan ikke have den værdi.',
  'not-json': 'Linjen er ikke JSON.',
  'wrong-version': 'Denne version af formatet er ukendt.',
  'header-missing': 'Filhovedet mangler: Et gemt spil skal begynde med det.',
  'not-an-event':
    'Det er ikke en hændelse. En hændelse siger hvis træk det er, og hvad trækket er: {"by":0,"move":"end"}.',
};
