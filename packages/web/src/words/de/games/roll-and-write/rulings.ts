/** The rulings of Roll & Write, in German. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Zu zweit: Welche blaue und welche gelbe 4er-Form wird durchgestrichen?',
    answer:
      'Eines der beiden Spiegelbilder, zufällig gewählt. In jeder Farbe wird genau ein Exemplar durchgestrichen.',
    reason:
      'Drei Ausgaben streichen je Farbe eine Form durch; die vierte ließe sich auch als eine von jeder Form lesen. Keine sagt, welches Spiegelbild gemeint ist, also entscheidet der Zufall.',
    trial:
      'Du hast vier blaue Würfel. Die L-Form ist schon durchgestrichen; zeichne die J-Form ein.',
  },
  'RW-2': {
    question: '„Farbwechsel“: Darf ich auf Weiß drehen oder weiße Würfel drehen?',
    answer:
      'Ja, beides. Alle Würfel, die du drehst, müssen dieselbe Farbe zeigen und bekommen dieselbe neue Farbe.',
    reason:
      'Zwei Ausgaben lassen dich jede Seite wählen, und die englische zählt Weiß zu den Farben.',
    trial: 'Wähle die weißen Würfel oder ein paar blaue und nutze „Farbwechsel“.',
  },
  'RW-3': {
    question:
      'Darf ich nach dem Einzeichnen übrige Würfel neu würfeln, damit sie den anderen nichts nützen?',
    answer:
      'Nein. „Neu würfeln“ und „Farbwechsel“ darfst du nur nutzen, bevor du die Form einzeichnest.',
    reason: 'Drei Ausgaben nennen beide vor der Wahl der Form.',
    trial: 'Zeichne die rote Form ein und versuche dann, einen Würfel neu zu würfeln.',
  },
  'RW-4': {
    question: 'Gilt „Kein X“ nur für die Form oder auch für Felder mit „Ein X“?',
    answer:
      'Für alles, was du danach in diesem Zug einzeichnest. Was du vorher eingezeichnet hast, behält sein Mauerwerk.',
    reason: 'Eine Ausgabe sagt es ausdrücklich, die anderen lassen es zu.',
    trial:
      'Nutze erst „Kein X“ und zeichne dann die Form und ein Feld mit „Ein X“ ein: Alle werden Fenster.',
  },
  'RW-5': {
    question: 'Darf ich ein Feld mit „Ein X“ vor meiner Form einzeichnen?',
    answer: 'Ja: davor, danach oder in einem Zug ohne Form.',
    reason: 'Zwei Ausgaben erlauben es; die eine, die „danach“ sagt, verbietet es nicht.',
    trial: 'Zeichne erst das Feld mit „Ein X“ ein und dann die rote Form darauf.',
  },
  'RW-6': {
    question: 'Wenn ich eine kleinere Form wähle, sind die übrigen Würfel dann verbraucht?',
    answer: 'Nein. Sie bleiben übrig, und die anderen dürfen sie nehmen.',
    reason: 'Du nutzt einen Würfel pro Feld.',
    trial:
      'Zeichne die rote 2er-Form ein und beende deinen Zug: Rote Würfel bleiben für die anderen übrig.',
  },
  'RW-7': {
    question: 'Darf ich mit einem Bonus einen Würfel sparen, obwohl meine Würfel reichen?',
    answer: 'Nein. Ein Bonus ersetzt nur einen Würfel, der fehlt.',
    reason:
      'Laut den Anleitungen erhöht ein Bonus dein Würfelergebnis. Du verlierst nichts: Gesparte Würfel würden nur den anderen helfen.',
    trial:
      'Wähle die rote 3er-Form: Rot, Rot und Weiß bezahlen sie, der Bonus wird nicht angeboten. Bei der 4er-Form schon.',
  },
  'RW-8': {
    question: 'Darf ich eine Form spiegeln?',
    answer: 'Nein, nur drehen. Die Option „Gespiegelte Formen“ erlaubt es.',
    reason:
      'Die Anleitungen sprechen nur vom Drehen, und von den blauen und gelben 4er-Formen stehen beide Spiegelbilder auf dem Blatt.',
    trial: 'Wähle die rote 5er-Form und drehe sie: Ihr Spiegelbild bekommst du nie.',
  },
  'RW-9': {
    question: 'Muss eine Form von oben hineinfallen können?',
    answer: 'Nein. Eine Form darf unter einen Überhang, wenn eines ihrer Felder Halt hat.',
    reason: 'Ein Feld mit Halt ist die einzige Bedingung. Du zeichnest die Form, sie fällt nicht.',
    trial: 'Zeichne die rote Form in die Lücke auf b1 und c1 ein.',
  },
  'RW-10': {
    question: 'Darf ich meinen Zug beenden, ohne etwas einzuzeichnen?',
    answer:
      'Nur wenn deine Würfel allein keine Form erlauben. Boni und Sterne zählen dabei nicht. Die Option „Freies Passen“ erlaubt es immer.',
    reason: 'Einzeichnen gehört zum Zug; Boni und Sterne musst du nie nutzen.',
    trial: 'Du hast zwei violette Würfel. Versuche, den Zug zu beenden, ohne etwas einzuzeichnen.',
  },
  'RW-11': {
    question: 'Was, wenn niemand mehr etwas tun kann?',
    answer:
      'Die Runde wird zu Ende gespielt, dann endet das Spiel und wird wie immer gewertet. Das ist der Fall, wenn bei allen die Leisten voll sind, keine 2er-Form mehr passt und kein Stern für „Ein X“ oder kein Platz dafür übrig ist.',
    reason: 'Die Anleitungen sagen nichts dazu, und ein Spiel muss enden.',
    trial:
      'Zeichne dein letztes Feld mit „Ein X“ auf c9 ein und beende deinen Zug: Nach Frejas Zug ist das Spiel aus.',
  },
  'RW-12': {
    question: 'Darf ich einen Würfel nehmen, dessen Leiste voll ist?',
    answer:
      'Nein. Mit einem weißen Würfel kannst du auf einer anderen Leiste ankreuzen. Für zwei Würfel auf einer Leiste brauchst du zwei freie Kästchen.',
    reason: 'Es gibt kein Kästchen zum Ankreuzen.',
    trial: 'Deine rote Leiste ist voll. Versuche es mit dem roten Würfel, dann mit dem weißen.',
  },
  'RW-13': {
    question: 'Was, wenn nie jemand 12 Punkte erreicht?',
    answer:
      'Das Spiel endet nach Runde 60 und wird wie immer gewertet. Meist dauert eine Partie 12 bis 16 Runden.',
    reason: 'Ein Spiel muss enden, auch wenn die Spieler nichts tun.',
    trial: 'Das ist Runde 60. Spiele deinen Zug zu Ende: Nach Frejas Zug ist das Spiel aus.',
  },
  'RW-14': {
    question: 'Wer wählt zuerst einen Würfel?',
    answer:
      'Es gibt keine Reihenfolge. Deine Wahl gilt, und die anderen sehen sie, sobald du sie triffst; sie nimmt den anderen nie etwas weg.',
    reason:
      'Die Anleitungen sagen nichts dazu. Weil mehrere denselben Würfel nehmen dürfen, ist die Reihenfolge fast egal.',
    trial: 'Magnus hat den blauen Würfel genommen. Nimm ihn auch.',
  },
  'RW-15': {
    question: 'Welche Formen darf ich mit „Wiederverwenden“ einzeichnen?',
    answer:
      'Jede mit einem durchgestrichenen Exemplar, auch wenn ein anderes noch frei ist, und auch die, die bei der Vorbereitung zu zweit durchgestrichen wurden.',
    reason:
      'Eine Ausgabe sagt von allen durchgestrichenen Formen, dass sie aus dem Spiel sind; „Wiederverwenden“ ist die Ausnahme.',
    trial:
      'Wähle die rote 4er-Form und entscheide: das freie Exemplar durchstreichen oder den gelben Stern einsetzen.',
  },
  'RW-16': {
    question: 'Muss ich ein Wappen nutzen?',
    answer:
      'Ja, sofort, wenn du kannst. Ist auf einer Leiste nur noch ein Kästchen frei, kreuzt du eines an.',
    reason: 'Die ausführlichen Regeln der Ausgaben sagen es so, und es ist kaum je ein Nachteil.',
    trial: 'Zeichne die rote Form auf d2 und e2 ein. Vor allem anderen musst du das Wappen nutzen.',
  },
  'RW-17': {
    question: 'Muss ich einen Würfel nehmen?',
    answer: 'Nein.',
    reason: 'Alle vier Ausgaben sagen „darf“.',
    trial: 'Freja hat Würfel übrig gelassen. Nimm bis zu zwei davon oder keinen.',
  },
  'RW-18': {
    question: 'Darf ich eine Form nur mit Boni bezahlen?',
    answer:
      'Ja: Mit zwei Boni einer Farbe darfst du deren 2er-Form einzeichnen, ganz ohne Würfel dieser Farbe.',
    reason: 'Ein Bonus zählt wie ein Würfel.',
    trial: 'Rot wurde nicht gewürfelt, aber du hast zwei rote Boni: Zeichne die rote 2er-Form ein.',
  },
  'RW-19': {
    question: 'Darf ich einen Stern in dem Zug nutzen, in dem ich ihn freischalte?',
    answer:
      'Nein, erst ab deinem nächsten Zug. Was du in den Zügen der anderen ankreuzt, ist bereit, wenn deiner beginnt.',
    reason:
      'In ihren ausführlichen Regeln sprechen alle vier Ausgaben von einem späteren Zug; zwei Übersichten sind weniger streng.',
    trial:
      'Zeichne die rote Form auf d2 und e2 ein und kreuze für das Wappen Violett an: Der neue Stern für „Ein X“ ist noch nicht bereit.',
  },
  'RW-20': {
    question: 'Wer beginnt?',
    answer: 'Ein zufälliger Spieler, oder wen ihr bei der Vorbereitung wählt.',
    reason:
      'Die Ausgaben nennen den jüngsten Spieler oder den Zufall, und dein Gerät kennt euer Alter nicht.',
    trial:
      'Freja wurde als Startspielerin gewählt. Sieh ihrem Zug zu und nimm einen Würfel; du bist nach Magnus dran.',
  },
  'RW-21': {
    question: 'Folgt noch eine Runde, wenn jemand 12 Punkte hat?',
    answer:
      'Nein. Die laufende Runde ist die letzte. Ihr spielt sie zu Ende, dann ist das Spiel aus.',
    reason:
      'Laut zwei Einleitungen lösen 12 Punkte die letzte Runde aus; nach den ausführlichen Regeln endet das Spiel nach der Runde, in der jemand sie erreicht.',
    trial:
      'Du hast 11 Punkte, und dein Zug ist der letzte dieser Runde. Vervollständige Reihe 5 mit der roten 2er-Form und beende deinen Zug: Es folgt keine weitere Runde.',
  },
};
