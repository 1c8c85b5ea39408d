/** Why something is refused, in German. */
import type { CommonRefusal } from '@nyhavn/engine';

/** A German sentence a refusal. */
export const refusals: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'Das Spiel ist aus.',
  'chance-awaited': 'Warte auf die Würfel oder Karten.',
  'players-awaited': 'Erst muss ein Spieler etwas tun.',
  'not-your-turn': 'Du bist nicht dran.',
  'not-now': 'Das geht jetzt nicht.',
  'unknown-move': 'Das ist kein gültiger Schritt.',
  'not-canonical':
    'So wird dieser Schritt nicht geschrieben: alle Angaben in ihrer Reihenfolge und sonst nichts.',
  'unknown-game': 'Dieses Spiel gibt es nicht.',
  'wrong-number-of-players': 'Mit dieser Spielerzahl lässt sich das Spiel nicht spielen.',
  'wrong-start-player': 'Der Startspieler muss einer der Plätze sein, gezählt ab 0.',
  'unknown-option': 'Diese Option gibt es nicht, oder dieser Wert ist für sie nicht erlaubt.',
  'not-json': 'Das ist keine Zeile JSON.',
  'wrong-version': 'Diese Version des Formats ist unbekannt.',
  'header-missing': 'Der Kopf fehlt: Mit ihm muss eine gespeicherte Partie beginnen.',
  'not-an-event':
    'Das ist kein Ereignis. Ein Ereignis sagt, wer was spielt: {"by":0,"move":"end"}.',
};
