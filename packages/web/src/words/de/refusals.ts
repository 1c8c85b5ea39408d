/** Why something is refused, in German. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A German sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Das Spiel ist aus.',
  'chance-awaited': 'Erst kommen die Würfel oder Karten.',
  'players-awaited': 'Jetzt sind die Spieler dran, nicht der Zufall.',
  'not-your-turn': 'Du bist nicht dran.',
  'not-now': 'Das geht in diesem Moment nicht.',
  'unknown-move': 'Das ist kein Spielzug.',
  'not-canonical':
    'So schreibt man diesen Spielzug nicht: Felder und Würfel der Reihe nach, sonst nichts.',
  'unknown-game': 'Dieses Spiel gibt es nicht.',
  'wrong-number-of-players': 'Man spielt zu zweit, zu dritt oder zu viert.',
  'wrong-start-player': 'Der Startspieler muss einer der Plätze sein, gezählt ab 0.',
  'unknown-option': 'Diese Option gibt es nicht, oder sie kennt diesen Wert nicht.',
  'not-json': 'Das ist keine Zeile JSON.',
  'wrong-version': 'Diese Version des Formats ist unbekannt.',
  'header-missing': 'Eine Aufzeichnung beginnt mit ihrem Kopf.',
  'not-an-event': 'Ein Ereignis sagt, wer was spielt: {"by":0,"move":"end"}.',
};
