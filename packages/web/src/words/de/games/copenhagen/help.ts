/** What help says in Copenhagen, in German. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

/** What help says in Copenhagen, in German. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'Ein Hafen mit sieben Karten, Teile zum Bauen und für jeden ein Haus. Wer zuerst 12 Punkte hat, gewinnt sofort.',
    house:
      'Ein Haus mit 5 Spalten und 9 Reihen. Du baust Teile hinein; komplette Reihen und Spalten bringen Punkte.',
    cell: 'Ein Feld des Hauses: Fenster oder Ziegel eines Teils, oder noch leer.',
    coat: 'Wer es überbaut oder seine Reihe vollendet, bekommt eine Aktion: ein weißes Teil setzen, ein Fähigkeitsplättchen nehmen oder genutzte zurückdrehen.',
    side: 'Der Vorrat an Fassadenteilen. Die Zahl sagt, wie viele noch da sind.',
    payment: 'Du kannst mit verschiedenen Karten bezahlen. Fähigkeiten, die helfen, stehen dabei.',
    held: 'Was du gleich setzt. Mindestens ein Feld davon liegt in Reihe 1 oder direkt über einem gefüllten.',
    tile: 'Ein Teil kostet so viele Karten seiner Farbe, wie es Felder hat, und eine weniger neben einem Teil dieser Farbe in deinem Haus. Ein Feld ist ein Ziegel.',
    take: 'Nimmt die gewählten Karten auf die Hand.',
    end: 'Beendet deinen Zug. Der Hafen wird aufgefüllt, und es geht weiter.',
    harbour:
      'Sieben Plätze in einer Kette, von 1 bis 7. In deinem Zug nimmst du zwei benachbarte Karten, oder du baust.',
    'harbour-card':
      'Eine Karte im Hafen. Du nimmst zwei benachbarte; die Plätze 1 und 7 sind keine Nachbarn.',
    pile: 'Aus diesem Stapel wird der Hafen aufgefüllt. Irgendwo weit unten steckt die Schlusskarte.',
    hand: 'Deine Karten. Höchstens sieben; die anderen sehen nur, wie viele es sind.',
    card: 'Eine Karte bezahlt ein Feld eines Teils in ihrer Farbe.',
    abilities: 'Fünf Arten von Fähigkeitsplättchen. Du beginnst mit einem; Wappen bringen weitere.',
    ability:
      'Ein Fähigkeitsplättchen. Nach dem Nutzen wird es umgedreht; ein Wappen kann es zurückdrehen.',
    discard: 'Wirft die gewählten Karten ab, bis sieben übrig sind.',
    both: 'Nutzt „Nehmen & Bauen“: Nach dem Nehmen baust du auch noch, im selben Zug.',
    'coat-choice': 'Ein Wappen gibt eine dieser Aktionen. Du darfst auch verzichten.',
    'coat-white':
      'Ein weißes Teil ist ein einzelnes Fenster. Es wird nach denselben Regeln gesetzt und zählt sofort.',
    'coat-take': 'Nimmt ein Fähigkeitsplättchen einer Art, die du noch nicht hast.',
    'coat-turn':
      'Dreht alle deine genutzten Fähigkeitsplättchen zurück, sodass sie wieder bereit sind.',
    'coat-skip': 'Verzichtet auf die Aktion.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Gerade lässt sich kein Teil bauen.'
      : count === 1
        ? 'Jetzt lässt sich 1 Teil bauen.'
        : `Jetzt lassen sich ${count} Teile bauen.`,
  tileCan: (cost, places) =>
    `Du kannst es bauen: Es ${cost}, und es gibt ${places === 1 ? '1 Stelle' : `${places} Stellen`}.`,
  tileLeft: (left, held) => `Im Vorrat: ${left}. Auf deiner Hand: ${held}.`,
  white: (left) => `Im Vorrat: ${left}.`,
  cardOf: (hand) => `Auf deiner Hand: ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Gerade lässt sich kein ${common.colours[colour]}es Teil bauen.`
      : count === 1
        ? `Jetzt lässt sich 1 ${common.colours[colour]}es Teil bauen.`
        : `Jetzt lassen sich ${count} ${common.colours[colour]}e Teile bauen.`,
  pick: (places) => `Du kannst sie wählen, zusammen mit: ${places}.`,
  picked: 'Du hast sie gewählt.',
  place: (place) => `Platz ${place}`,
  emptyPlace: 'Hier liegt gerade keine Karte; am Ende des Zuges wird aufgefüllt.',
  handNow: (count) => `${cards(count)} von höchstens 7.`,
  hidden: 'Die Karten sind verdeckt.',
  uses: (abilities) => `Nutzt: ${abilities}.`,
  payNow: (payment) => `Bezahlt wird jetzt so: ${payment}.`,
  takes: (what) => `Du nimmst: ${what}.`,
  surplus: (count) => `Du musst ${cards(count)} abwerfen.`,
};

/** Everything that help says at Copenhagen, in German. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
