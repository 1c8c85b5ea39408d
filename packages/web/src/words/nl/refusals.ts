/** Why something is refused, in Dutch. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Het spel is afgelopen.',
  'chance-awaited': 'Eerst moeten er dobbelstenen of kaarten komen.',
  'players-awaited': 'Nu zijn de spelers aan zet, niet het toeval.',
  'not-your-turn': 'Je bent niet aan de beurt.',
  'not-now': 'Zo’n zet kan op dit moment niet.',
  'unknown-move': 'Dat is geen zet.',
  'not-canonical':
    'Zo schrijf je deze zet niet: velden en dobbelstenen op volgorde, en verder niets.',
  'unknown-game': 'Zo’n spel bestaat niet.',
  'wrong-number-of-players': 'Je speelt met 2 tot 4 spelers.',
  'wrong-start-player': 'De startspeler moet op een van de plaatsen zitten, geteld vanaf 0.',
  'unknown-option': 'Die optie bestaat niet, of kan die waarde niet hebben.',
  'not-json': 'Dit is geen regel JSON.',
  'wrong-version': 'Deze versie van het formaat is onbekend.',
  'header-missing': 'Een verslag begint met zijn kopregel.',
  'not-an-event': 'Een gebeurtenis zegt wie er aan zet is en wat die doet: {"by":0,"move":"end"}.',
};
