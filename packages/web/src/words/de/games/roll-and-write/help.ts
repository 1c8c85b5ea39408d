/** What help says in Roll & Write, in German. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { grammarOf } from '../../../grammar.ts';
import { declined, feminine, nouns } from '../../inflection.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { counted, plural } = grammarOf('de');

/** What help says in Roll & Write, in German. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Würfel, ein Fassadenblatt für alle und ein Haus für jeden Spieler. Sobald jemand 12 Punkte hat, ist diese Runde die letzte.',
    house:
      'Ein Haus mit 5 Spalten und 9 Reihen. Du zeichnest Formen ein; komplette Reihen und Spalten bringen Punkte.',
    cell: 'Ein Feld des Hauses: ein Fenster (O), Mauerwerk (X) oder noch leer.',
    coat: 'Vervollständige die Reihe oder Spalte, um eine Sonderaktion zu bekommen: ein Fenster einzeichnen oder die nächsten zwei Kästchen einer Leiste ankreuzen.',
    side: 'Das Fassadenblatt mit allen Formen. 2er- und 3er-Formen gibt es beliebig oft, größere nur, bis sie durchgestrichen sind.',
    payment:
      'Du kannst diese Form auf verschiedene Arten bezahlen. Die Würfel, die du übrig lässt, dürfen die anderen nehmen.',
    held: 'Was du gleich einzeichnest. Mindestens ein Feld davon muss in Reihe 1 oder direkt über einem gefüllten Feld liegen.',
    tile: 'Eine Form. Jedes ihrer Felder braucht einen Würfel ihrer Farbe oder einen weißen; ein Bonus (+) ersetzt einen fehlenden Würfel.',
    take: 'Kreuzt das nächste Kästchen auf der Leiste des gewählten Würfels an.',
    end: 'Beendet deinen Zug. Danach dürfen die anderen die Würfel nehmen, die du übrig lässt.',
    dice: 'Die fünf Würfel dieses Zuges. Jeder zeigt eine der fünf Farben oder Weiß. Weiß zählt als jede Farbe.',
    die: 'Ein Würfel. Mit ihm bezahlst du ein Feld einer Form in seiner Farbe; was übrig bleibt, dürfen die anderen nehmen.',
    tracks:
      'Fünf Fähigkeitsleisten, eine je Farbe. Angekreuzte Kästchen schalten Boni (+) und Sterne (★) für Fähigkeiten frei.',
    track:
      'Eine Leiste mit neun Kästchen. Unter manchen steht ein Bonus (+) oder ein Stern (★); das neunte bringt 2 Punkte.',
    box: 'Ein Kästchen einer Leiste. Ist es angekreuzt, kannst du ab deinem nächsten Zug nutzen, was darunter steht.',
    star: 'Eine Fähigkeit. Jede Nutzung kostet einen Stern (★) ihrer Leiste.',
    'take-none': 'Nimmt keinen Würfel. Du musst keinen nehmen.',
    begin: 'Zu zweit beginnt ihr beide mit den ersten zwei Kästchen einer Leiste.',
    face: 'Wählt diese Farbe: die neue Farbe der Würfel oder die Leiste, auf der du mit einem weißen Würfel ankreuzt.',
  },
  boxTitle: (track, box) => `Kästchen ${box} der ${declined(track)} Leiste`,
  tilesNow: (count) =>
    count === 0
      ? 'Gerade kannst du keine Form einzeichnen.'
      : plural(
          count,
          'Gerade ist 1 Form möglich.',
          `Gerade sind ${count} verschiedene Formen möglich.`,
        ),
  starsNow: (abilities) => `Fähigkeiten, die bereit sind: ${abilities}.`,
  tileCan: (cost, places) =>
    `Du kannst sie einzeichnen (${cost}). Dafür gibt es ${counted(places, 'Stelle', 'Stellen')}.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Sie braucht ${size} ${feminine(colour)} oder weiße Würfel. Davon hast du ${dice === 0 ? 'keinen' : dice}, und ${bonuses === 0 ? 'kein Bonus ist' : counted(bonuses, 'Bonus ist', 'Boni sind')} bereit.`,
  tileFree: 'Du kannst sie beliebig oft einzeichnen.',
  tileOnce: 'Ist sie eingezeichnet, wird sie für alle durchgestrichen.',
  tileCrossed:
    'Sie ist durchgestrichen. Du kannst sie nur mit einem Stern für „Wiederverwenden“ einzeichnen.',
  dieUsed: 'Mit ihm wurde die Form dieses Zuges bezahlt.',
  dieCounts: (colour, dice) =>
    plural(
      dice,
      `Er ist der einzige Würfel, der für ${feminine(colour)} Formen zählt.`,
      `Er zählt für ${feminine(colour)} Formen. Mit den weißen sind das ${dice} Würfel.`,
    ),
  dieWhite: 'Weiß zählt als jede Farbe.',
  dieLeft: 'Er bleibt übrig: Die anderen dürfen ihn nehmen.',
  dieTake: (gain) => `Damit kannst du ${gain}.`,
  dieTakeWhite: 'Damit kannst du das nächste Kästchen einer beliebigen Leiste ankreuzen.',
  trackState: (marked, stars, bonuses) =>
    `${marked} Kästchen angekreuzt. Bereit: ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Unter dem nächsten Kästchen: ${sign}.`,
  trackFull: 'Sie ist voll und hat 2 Punkte gebracht.',
  trackCan: (gain) => `Wählst du sie, darfst du ${gain}.`,
  signs: { '+': 'ein Bonus (+)', '*': 'ein Stern (★)', ' ': 'nichts' },
  boxUnder: (sign) => `Darunter: ${sign}.`,
  boxMarked: 'Es ist angekreuzt.',
  boxAhead: (count) =>
    count === 0
      ? 'Es ist das nächste, das du ankreuzt.'
      : `Davor ${plural(count, 'kommt', 'kommen')} noch ${count} Kästchen.`,
  boxLast: 'Es ist das letzte Kästchen und bringt 2 Punkte.',
  starReady: (stars) => `Bereit: ${stars}.`,
  endLeaves: (dice) => `Die anderen dürfen dann nehmen: ${nouns(dice)}.`,
  endNothing: 'Für die anderen bleibt kein Würfel übrig.',
  payNow: (payment) => `Du bezahlst mit: ${payment}.`,
};

/** Everything that help says at Roll & Write, in German. */
export const words: RollAndWriteHelpWords = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'Die Punkte stehen im Giebel. Du bekommst sie für komplette Reihen und Spalten, und 2 für jede volle Leiste.',
  },
  own,
  tips,
};
