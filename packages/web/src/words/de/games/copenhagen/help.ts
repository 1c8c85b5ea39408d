/** What help says in Copenhagen, in German. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { grammarOf } from '../../../grammar.ts';
import { feminine, neuter } from '../../inflection.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { counted, plural } = grammarOf('de');

const cards = (count: number) => counted(count, 'Karte', 'Karten');

/** What help says in Copenhagen, in German. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'Ein Hafen mit sieben Karten, Fassadenplättchen zum Bauen und ein Haus für jeden Spieler. Wer zuerst 12 Punkte hat, gewinnt sofort.',
    house:
      'Ein Haus mit 5 Spalten und 9 Reihen. Du baust Plättchen hinein; komplette Reihen und Spalten bringen Punkte.',
    cell: 'Ein Feld des Hauses: ein Fenster, Mauerwerk oder noch leer.',
    coat: 'Überbaue es oder vervollständige die Reihe daneben, um eine Aktion zu bekommen: ein weißes Spezialplättchen setzen, ein Fähigkeitsplättchen nehmen oder genutzte wieder aktivieren.',
    side: 'Der Vorrat an Fassadenplättchen. Die Zahl zeigt, wie viele noch da sind.',
    payment:
      'Du kannst dieses Plättchen auf verschiedene Arten bezahlen. Fähigkeiten, die du dabei nutzt, sind genannt.',
    held: 'Was du gleich setzt. Mindestens ein Feld davon muss in Reihe 1 oder direkt über einem gefüllten Feld liegen.',
    tile: 'Ein Plättchen kostet so viele Karten seiner Farbe, wie es Felder hat, und eine weniger, wenn es an ein Plättchen dieser Farbe in deinem Haus grenzt. Ein Feld ist Mauerwerk.',
    take: 'Nimmt die gewählten Karten auf die Hand.',
    end: 'Beendet deinen Zug. Der Hafen wird aufgefüllt, und der nächste Spieler ist dran.',
    harbour:
      'Sieben Plätze in einer Reihe, von 1 bis 7. In deinem Zug nimmst du zwei benachbarte Karten, oder du baust.',
    'harbour-card':
      'Eine Karte im Hafen. Du nimmst zwei benachbarte; die Plätze 1 und 7 sind keine Nachbarn.',
    pile: 'Von diesem Nachziehstapel wird der Hafen aufgefüllt.',
    hand: 'Deine Karten, höchstens sieben. Die anderen sehen nur, wie viele es sind.',
    card: 'Mit einer Karte bezahlst du ein Feld eines Plättchens in ihrer Farbe.',
    abilities: 'Fünf Arten von Fähigkeitsplättchen. Du beginnst mit einem; Wappen bringen weitere.',
    ability:
      'Ein Fähigkeitsplättchen. Wenn du es nutzt, wird es umgedreht; ein Wappen kann es wieder aktivieren.',
    discard: 'Wirft die gewählten Karten ab. Du behältst sieben.',
    both: 'Nutzt „Nehmen & Bauen“: Nach dem Nehmen baust du auch noch, im selben Zug.',
    'coat-choice': 'Ein Wappen gibt dir eine dieser Aktionen. Du darfst sie auch überspringen.',
    'coat-white':
      'Ein weißes Spezialplättchen ist ein einzelnes Fenster. Du setzt es nach denselben Regeln, und es zählt sofort.',
    'coat-take': 'Nimmt ein Fähigkeitsplättchen, das du noch nicht hast.',
    'coat-turn': 'Aktiviert alle deine genutzten Fähigkeitsplättchen wieder.',
    'coat-skip': 'Überspringt die Aktion.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Gerade kannst du kein Plättchen bauen.'
      : plural(
          count,
          'Gerade ist 1 Plättchen möglich.',
          `Gerade sind ${count} verschiedene Plättchen möglich.`,
        ),
  tileCan: (cost, places) =>
    `Du kannst es bauen (${cost}). Dafür gibt es ${counted(places, 'Stelle', 'Stellen')}.`,
  tileLeft: (left, held) => `Vorrat: ${left}. Auf deiner Hand: ${held}.`,
  white: (left) => `Vorrat: ${left}.`,
  cardOf: (hand) => `Auf deiner Hand: ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Gerade kannst du kein ${neuter(colour)} Plättchen bauen.`
      : plural(
          count,
          `Gerade ist 1 ${neuter(colour)} Plättchen möglich.`,
          `Gerade sind ${count} verschiedene ${feminine(colour)} Plättchen möglich.`,
        ),
  pick: (places) => `Du kannst sie wählen, zusammen mit: ${places}.`,
  picked: 'Du hast sie gewählt.',
  place: (place) => `Platz ${place}`,
  emptyPlace: 'Hier liegt gerade keine Karte. Am Ende des Zuges wird aufgefüllt.',
  handNow: (count) => `${cards(count)} von höchstens 7.`,
  hidden: 'Die Karten sind verdeckt.',
  uses: (abilities) => `Dabei nutzt du: ${abilities}.`,
  payNow: (payment) => `Du bezahlst mit: ${payment}.`,
  takes: (what) => `Du nimmst: ${what}.`,
  surplus: (count) => `Du musst ${cards(count)} abwerfen.`,
};

/** Everything that help says at Copenhagen, in German. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
