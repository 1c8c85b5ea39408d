/** What help says in Roll & Write, in German. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

type Paint = keyof typeof common.colours;

function feminine(colour: Paint): string {
  return `${common.colours[colour]}e`;
}

/** What help says in Roll & Write, in German. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Würfel, ein Bogen mit Formen für alle und für jeden ein Haus. Wer zuerst 12 Punkte hat, läutet die letzte Runde ein.',
    house:
      'Ein Haus mit 5 Spalten und 9 Reihen. Du zeichnest Formen hinein; komplette Reihen und Spalten bringen Punkte.',
    cell: 'Ein Feld des Hauses: ein Fenster (O), ein Ziegel (X) oder noch leer.',
    coat: 'Wer die Reihe oder Spalte vollendet, bekommt eine Sonderaktion: ein Fenster einzeichnen oder die nächsten zwei Kästchen einer Leiste ankreuzen.',
    side: 'Der Bogen mit allen Formen. Die mit 2 und 3 Feldern gehen beliebig oft, größere nur, bis sie durchgestrichen sind.',
    payment:
      'Du kannst mit verschiedenen Würfeln bezahlen. Was du liegen lässt, dürfen die anderen nehmen.',
    held: 'Was du gleich einzeichnest. Mindestens ein Feld davon liegt in Reihe 1 oder direkt über einem gefüllten.',
    tile: 'Eine Form vom Bogen. Jedes Feld braucht einen Würfel ihrer Farbe oder einen weißen; ein Bonus (+) ersetzt einen fehlenden.',
    take: 'Kreuzt das nächste Kästchen auf der Leiste des gewählten Würfels an.',
    end: 'Beendet deinen Zug. Danach dürfen die anderen nehmen, was du liegen lässt.',
    dice: 'Die fünf Würfel dieses Zuges. Jeder zeigt eine der fünf Farben oder Weiß, das für jede zählt.',
    die: 'Ein Würfel bezahlt ein Feld einer Form in seiner Farbe; was übrig bleibt, ist für die anderen.',
    tracks:
      'Fünf Leisten, eine je Farbe. Angekreuzte Kästchen schalten Boni (+) und Sterne (★) für Fähigkeiten frei.',
    track:
      'Eine Leiste mit neun Kästchen. Unter manchen steht ein Bonus (+) oder ein Stern (★); das neunte bringt 2 Punkte.',
    box: 'Ein Kästchen einer Leiste. Was darunter steht, kannst du ab deinem nächsten Zug einsetzen.',
    star: 'Eine Fähigkeit. Jeder Einsatz kostet einen Stern (★) ihrer Leiste.',
    'take-none': 'Nimmt keinen Würfel. Niemand muss einen nehmen.',
    begin: 'Zu zweit beginnen beide mit den ersten zwei Kästchen einer Leiste.',
    face: 'Wählt diese Farbe: die Seite, auf die du Würfel drehst, oder die Leiste, die ein weißer ankreuzt.',
  },
  boxTitle: (track, box) => `Kästchen ${box} der ${common.colours[track]}en Leiste`,
  tilesNow: (count) =>
    count === 0
      ? 'Gerade lässt sich keine Form einzeichnen.'
      : count === 1
        ? 'Jetzt lässt sich 1 Form einzeichnen.'
        : `Jetzt lassen sich ${count} Formen einzeichnen.`,
  starsNow: (abilities) => `Bereit: ${abilities}.`,
  tileCan: (cost, places) =>
    `Du kannst sie einzeichnen: Sie braucht ${cost}, und es gibt ${places === 1 ? '1 Stelle' : `${places} Stellen`}.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Sie braucht ${size} ${feminine(colour)} oder weiße Würfel; gerade ${dice === 0 ? 'zählt keiner' : dice === 1 ? 'zählt 1' : `zählen ${dice}`}, und du hast ${bonuses === 0 ? 'keinen Bonus' : bonuses === 1 ? '1 Bonus' : `${bonuses} Boni`}.`,
  tileFree: 'Sie geht beliebig oft.',
  tileOnce: 'Ist sie eingezeichnet, ist sie für alle durchgestrichen.',
  tileCrossed: 'Sie ist durchgestrichen. Nur ein Stern für „Wiederverwenden“ bringt sie zurück.',
  dieUsed: 'Er hat die Form dieses Zuges bezahlt.',
  dieCounts: (colour, dice) =>
    `Er zählt für ${feminine(colour)} Formen. ${dice === 1 ? 'Er ist der einzige' : `Das tun ${dice} Würfel`}, weiße mitgezählt.`,
  dieWhite: 'Weiß zählt für jede Farbe.',
  dieLeft: 'Er bleibt übrig: Die anderen dürfen ihn nehmen.',
  dieTake: (gain) => `Damit kannst du ${gain}.`,
  dieTakeWhite: 'Damit kannst du das nächste Kästchen einer beliebigen Leiste ankreuzen.',
  trackState: (marked, stars, bonuses) =>
    `${marked} Kästchen angekreuzt; bereit: ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Unter dem nächsten Kästchen steht ${sign}.`,
  trackFull: 'Sie ist voll und hat ihre 2 Punkte gebracht.',
  trackCan: (gain) => `Du kannst sie wählen: ${gain}.`,
  signs: { '+': 'ein Bonus (+)', '*': 'ein Stern (★)', ' ': 'nichts' },
  boxUnder: (sign) => `Darunter steht ${sign}.`,
  boxMarked: 'Es ist angekreuzt.',
  boxAhead: (count) =>
    count === 0
      ? 'Es ist als Nächstes dran.'
      : `Davor ${count === 1 ? 'kommt noch 1' : `kommen noch ${count}`}.`,
  boxLast: 'Als letztes bringt es 2 Punkte.',
  starReady: (stars) => `Bereit: ${stars}.`,
  endLeaves: (dice) => `Die anderen dürfen dann nehmen: ${dice}.`,
  endNothing: 'Für die anderen bleibt kein Würfel übrig.',
  payNow: (payment) => `Bezahlt wird jetzt so: ${payment}.`,
};

/** Everything that help says at Roll & Write, in German. */
export const words: RollAndWriteHelpWords = { ...houseHelp, own, tips };
