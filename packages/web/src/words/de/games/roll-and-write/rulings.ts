/** The rulings of Roll & Write, in German. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Zu zweit: Welche blaue und welche gelbe 4er-Form wird durchgestrichen?',
    answer:
      'Eines der beiden Spiegelbilder, durch das Los. In jeder Farbe ist genau ein Exemplar aus dem Spiel.',
    reason:
      'Drei Ausgaben streichen eine je Farbe; die vierte ließe sich als eine je Form lesen. Wo sich die Exemplare unterscheiden, ist das Los gerecht.',
    trial:
      'Du hast viermal Blau geworfen. Die L-Form ist schon durchgestrichen; zeichne die J-Form ein.',
  },
  'RW-2': {
    question: 'Farbwechsel: Darf ich auf Weiß drehen oder weiße Würfel drehen?',
    answer:
      'Ja, beides. Alle Würfel, die du drehst, zeigen dasselbe und bekommen dieselbe neue Seite.',
    reason: 'Weiß ist eine Seite des Würfels, und zwei Ausgaben lassen dich jede Seite wählen.',
    trial: 'Wähle die weißen Würfel oder ein paar blaue und nutze „Farbwechsel“.',
  },
  'RW-3': {
    question:
      'Darf ich nach dem Einzeichnen den Rest neu würfeln, damit die anderen nichts bekommen?',
    answer: 'Nein. „Neu würfeln“ und „Farbwechsel“ sind vorbei, sobald die Form eingezeichnet ist.',
    reason: 'Beide helfen beim Wählen der Form. Sie sollen nicht verderben, was übrig bleibt.',
    trial: 'Zeichne die rote Form ein und versuche dann, einen Würfel neu zu werfen.',
  },
  'RW-4': {
    question: 'Gilt „Kein X“ nur für die Form oder auch für Felder mit „Ein X“?',
    answer:
      'Für alles, was du danach in diesem Zug einzeichnest. Was schon da war, behält seinen Ziegel.',
    reason: 'Eine Ausgabe sagt es ausdrücklich, die anderen lassen es zu.',
    trial:
      'Nutze erst „Kein X“ und zeichne dann die Form und ein Feld mit „Ein X“ ein: Alle werden Fenster.',
  },
  'RW-5': {
    question: 'Darf ich ein Feld mit „Ein X“ vor meiner Form einzeichnen?',
    answer: 'Ja: davor, danach oder in einem Zug ohne Form.',
    reason: 'Zwei Ausgaben erlauben es; die mit „danach“ verbietet nichts.',
    trial: 'Zeichne erst das Feld mit „Ein X“ ein und dann die rote Form darauf.',
  },
  'RW-6': {
    question: 'Wenn ich eine kleinere Form nehme, sind die übrigen Würfel dann verbraucht?',
    answer: 'Nein. Sie bleiben liegen, und die anderen dürfen sie nehmen.',
    reason: 'Es werden so viele Würfel genutzt, wie die Form Felder hat.',
    trial: 'Zeichne die rote 2er-Form ein und beende den Zug: Rot bleibt für die anderen übrig.',
  },
  'RW-7': {
    question: 'Darf ich mit einem Bonus einen Würfel sparen, obwohl die Würfel reichen?',
    answer: 'Nein. Ein Bonus ersetzt nur einen Würfel, der fehlt.',
    reason:
      'Er macht den Wurf größer. Du verlierst nichts: Gesparte Würfel helfen nur den anderen.',
    trial:
      'Nimm die rote 3er-Form: Rot, Rot und Weiß bezahlen sie, der Bonus wird nicht angeboten. Bei der 4er-Form schon.',
  },
  'RW-8': {
    question: 'Darf ich eine Form spiegeln?',
    answer: 'Nein, nur drehen. Die Option „Gespiegelte Formen“ erlaubt es.',
    reason:
      'Die Texte sprechen vom Drehen, und von den 4er-Formen stehen beide Spiegelbilder auf dem Blatt.',
    trial: 'Nimm die rote 5er-Form und dreh sie: Ihr Spiegelbild kommt nie.',
  },
  'RW-9': {
    question: 'Muss eine Form von oben hineinfallen?',
    answer: 'Nein. Eine Form darf unter einen Überhang, wenn eines ihrer Felder Halt hat.',
    reason: 'Ein Feld mit Halt ist die einzige Bedingung. Du zeichnest, nichts fällt.',
    trial: 'Zeichne die rote Form in die Lücke auf b1 und c1.',
  },
  'RW-10': {
    question: 'Darf ich meinen Zug beenden, ohne etwas einzuzeichnen?',
    answer:
      'Nur wenn die Würfel, wie sie liegen, keine Form erlauben. Boni und Sterne zählen dabei nicht. Die Option „Freies Passen“ erlaubt es immer.',
    reason: 'Einzeichnen gehört zum Zug; Boni und Sterne darf man nutzen oder aufheben.',
    trial:
      'Du hast zwei violette Würfel. Such einen Weg, den Zug zu beenden, bevor du einzeichnest.',
  },
  'RW-11': {
    question: 'Was, wenn niemand mehr etwas tun kann?',
    answer:
      'Die Runde wird beendet und gewertet. So weit ist es, wenn bei allen die Leisten voll sind, keine 2er-Form mehr passt und kein Stern für „Ein X“ übrig ist oder kein Platz dafür.',
    reason: 'Die Texte schweigen, und ein Spiel muss enden.',
    trial:
      'Zeichne dein letztes Feld mit „Ein X“ auf c9 ein und beende den Zug: Nach Frejas Zug ist Schluss.',
  },
  'RW-12': {
    question: 'Darf ich einen Würfel nehmen, dessen Leiste voll ist?',
    answer:
      'Nein. Ein weißer kann für eine andere Leiste gelten. Zwei Würfel für eine Leiste brauchen zwei freie Kästchen.',
    reason: 'Es gibt kein Kästchen zum Ankreuzen.',
    trial: 'Deine rote Leiste ist voll. Versuch den roten Würfel, dann den weißen.',
  },
  'RW-13': {
    question: 'Was, wenn nie jemand 12 Punkte erreicht?',
    answer:
      'Das Spiel endet nach Runde 60 und wird wie immer gewertet. Partien dauern 12 bis 16 Runden.',
    reason: 'Ein Spiel muss enden, auch unter Leuten, die nichts tun.',
    trial: 'Das ist Runde 60. Spiel deinen Zug zu Ende: Nach Frejas Zug ist das Spiel aus.',
  },
  'RW-14': {
    question: 'Wer wählt zuerst einen Würfel?',
    answer:
      'Niemand: Jede Reihenfolge ist erlaubt. Eine Wahl gilt und ist zu sehen, sobald sie getroffen ist, und nimmt den anderen nie etwas weg.',
    reason:
      'Die Texte schweigen. Weil alle denselben Würfel nehmen dürfen, ist die Reihenfolge fast egal.',
    trial: 'Magnus hat den blauen Würfel genommen. Nimm ihn auch.',
  },
  'RW-15': {
    question: 'Welche Formen kann „Wiederverwenden“ nehmen?',
    answer:
      'Jede mit einem durchgestrichenen Exemplar, auch wenn ein anderes noch frei ist, und auch die aus der Vorbereitung zu zweit.',
    reason:
      'Die Texte sprechen von einer durchgestrichenen Form. Nur einer ergänzt, dass die der Vorbereitung aus dem Spiel sind.',
    trial:
      'Nimm die rote 4er-Form und wähle: das freie Exemplar durchstreichen oder den gelben Stern einsetzen.',
  },
  'RW-16': {
    question: 'Muss ich ein Wappen nutzen?',
    answer:
      'Ja, sofort, wenn es geht. Hat eine Leiste nur noch ein Kästchen, wird eins angekreuzt.',
    reason: 'Die ausführlichen Teile der Texte sagen es so, und es schadet nie.',
    trial:
      'Zeichne die rote Form auf d2 und e2 ein. Vor allem anderen will das Wappen genutzt werden.',
  },
  'RW-17': {
    question: 'Muss ich einen Würfel nehmen?',
    answer: 'Nein, du darfst verzichten.',
    reason: 'Drei Ausgaben sagen „darf“.',
    trial: 'Frejas Würfel liegen noch da. Nimm bis zu zwei davon oder keinen.',
  },
  'RW-18': {
    question: 'Darf ich eine Form nur mit Boni bezahlen?',
    answer: 'Ja: Zwei Boni einer Farbe zeichnen ihre 2er-Form ein, ganz ohne Würfel dieser Farbe.',
    reason: 'Ein Bonus zählt wie ein Würfel.',
    trial: 'Rot ist nicht gefallen, aber du hast zwei rote Boni: Zeichne die rote 2er-Form ein.',
  },
  'RW-19': {
    question: 'Darf ich einen Stern in dem Zug nutzen, in dem ich ihn freischalte?',
    answer:
      'Nein, erst ab deinem nächsten eigenen Zug. Was du in den Zügen der anderen ankreuzt, ist bereit, wenn deiner beginnt.',
    reason: 'Alle vier Ausgaben sprechen von einem späteren Zug.',
    trial:
      'Zeichne die rote Form auf d2 und e2 ein und kreuze für das Wappen Violett an: Der neue Stern für „Ein X“ ist noch nicht bereit.',
  },
  'RW-20': {
    question: 'Wer beginnt?',
    answer: 'Wen das Los bestimmt, oder wen ihr bei der Vorbereitung wählt.',
    reason: 'Die Ausgaben nennen die jüngste Person oder das Los; ein Gerät kennt kein Alter.',
    trial:
      'Das Los fiel auf Freja. Schau ihrem Zug zu und nimm einen Würfel; du bist nach Magnus dran.',
  },
};
