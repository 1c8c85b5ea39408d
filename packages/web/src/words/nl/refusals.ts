/** Why something is refused, in Dutch. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Het spel is afgelopen.',
  'chance-awaited': 'Wacht op de dobbelstenen of kaarten.',
  'players-awaited': 'Eerst moet een speler iets doen.',
  'not-your-turn': 'Je bent niet aan de beurt.',
  'not-now': 'Dat kan nu niet.',
  'unknown-move': 'Dat is geen zet.',
  'not-canonical': 'Zo schrijf je deze zet niet: elk onderdeel op zijn plaats, en verder niets.',
  'unknown-game': 'Dat spel bestaat niet.',
  'wrong-number-of-players': 'Dit spel is niet voor dat aantal spelers.',
  'wrong-start-player': 'De startspeler moet op een van de plaatsen zitten, geteld vanaf 0.',
  'unknown-option': 'Die optie bestaat niet of kan die waarde niet hebben.',
  'not-json': 'Dit is geen regel JSON.',
  'wrong-version': 'Deze versie van het bestandsformaat is onbekend.',
  'header-missing': 'De kopregel ontbreekt: daarmee begint een opgeslagen partij.',
  'not-an-event':
    'Dit is geen gebeurtenis. Die zegt wie er aan zet is en wat die doet: {"by":0,"move":"end"}.',
};
