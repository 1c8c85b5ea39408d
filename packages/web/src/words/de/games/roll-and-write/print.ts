/** Sheets for Roll & Write, in German. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in German. */
export const words: PrintWords = {
  page: {
    about:
      'Ist der Block leer? Druck neue Blätter. Alles wird hier auf deinem Gerät gezeichnet; nichts muss verschickt werden.',
    sheet: 'Blätter',
    sheets: { both: 'Beide', player: 'Spielerblatt', facades: 'Fassadenblatt' },
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Blätter auf einer Seite',
    perPages: { 1: 'Eins', 2: 'Zwei', 4: 'Vier' },
    ink: 'Tinte',
    inks: { colour: 'Farbe', saving: 'Tintensparend' },
    language: 'Sprache der Blätter',
    rules: 'Regeln auf der Rückseite',
    rulesHint: 'Druck beidseitig und lass das Papier an der langen Kante wenden.',
    copies: 'Bögen von jeder Sorte',
    preview: 'Vorschau',
    page: (number, count) => `Seite ${number} von ${count}`,
    kinds: { player: 'Spielerblätter', facades: 'Fassadenblätter', rules: 'Regeln' },
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    download: 'PDF herunterladen',
    print: 'Drucken',
    making: 'Die Blätter werden gezeichnet …',
  },
  sheet: {
    name: 'Name',
    begins: 'beginnt',
    atStart: 'zu Beginn',
    points: 'Punkte',
    lastRound: (goal) => `ab ${goal}: letzte Runde`,
    withBrick: 'ein X',
    windowsOnly: 'nur O',
    row: 'Reihe',
    column: 'Spalte',
    coat: 'Zeichne ein O ein oder kreuze die nächsten zwei Kästchen einer Leiste an.',
    turn: [
      { head: 'Würfle', text: 'mit allen fünf Würfeln. Weiß ist jede Farbe. Sterne ändern sie.' },
      { head: 'Wähle', text: 'eine Form: je Feld ein Würfel ihrer Farbe oder ein +.' },
      {
        head: 'Zeichne',
        text: 'sie, beliebig gedreht: ein X, sonst O, ganz unten oder auf etwas.',
      },
      { head: 'Werte', text: 'volle Reihen und Spalten und nutze ihre Wappen.' },
      { head: 'Teile', text: 'Die anderen nutzen je einen Würfel, den du übrig lässt.' },
    ],
    facadesAbout: 'ein Blatt für alle',
    twoPlayers: 'Zu zweit:',
    twoPlayersText:
      'Streicht zuerst in jeder Farbe eine Form mit 4 Feldern durch. Dann kreuzt jeder die ersten zwei Kästchen einer Leiste an.',
    whiteDie: 'Weiße Würfel',
    whiteDieText: (dice) => `zählen als jede Farbe. In jedem Zug fallen alle ${dice} Würfel.`,
    rulesAbout: 'die Regeln auf einer Seite',
    unofficial: 'Nyhavn · ein inoffizielles Fanprojekt',
    figures: {
      ground: 'in der untersten Reihe',
      above: 'auf etwas drauf',
      floating: 'in der Luft',
      row: 'eine Reihe nur mit O',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column },
    ability,
    abilityDoes,
  ) => [
    {
      title: 'Das Ziel',
      paragraphs: [
        {
          text: `Alle füllen die Fassade eines Hauses am Kai. Volle Reihen und Spalten bringen Punkte. Hat jemand ${goal}, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.`,
        },
      ],
    },
    {
      title: 'Vorbereitung',
      paragraphs: [
        {
          text: `Jeder nimmt ein Spielerblatt und einen Stift. Ein Fassadenblatt und die ${dice} Würfel liegen in der Mitte. Lost aus, wer beginnt; es geht im Uhrzeigersinn weiter.`,
        },
        {
          head: 'Zu zweit',
          text: 'streicht ihr in jeder Farbe eine Form mit 4 Feldern durch; bei Spiegelbildern entscheidet das Los. Dann kreuzt jeder die ersten zwei Kästchen einer Leiste an. Was das freischaltet, gilt schon im ersten eigenen Zug.',
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        { head: 'Würfle', text: `mit allen ${dice} Würfeln. Weiß zählt als jede Farbe.` },
        {
          head: 'Wähle eine Form.',
          text: 'Für jedes ihrer Felder brauchst du einen Würfel ihrer Farbe oder einen weißen. Sie darf kleiner sein, als der Wurf erlaubt; überzählige Würfel bleiben ungenutzt. Formen mit 2 und 3 Feldern darf man immer wieder zeichnen. Eine mit 4 oder 5 Feldern wird dabei durchgestrichen und ist für alle weg.',
        },
        {
          head: 'Zeichne sie',
          text: 'in dein Haus, beliebig gedreht, aber nicht gespiegelt, auf leere Felder. Mindestens eines ihrer Felder liegt in Reihe 1 oder direkt über einem gefüllten Feld. Lücken unter einem Überhang darf man später füllen. Ein Feld deiner Wahl bekommt ein X (Ziegel), alle anderen ein O (Fenster).',
        },
        {
          head: 'Keine Form?',
          text: `Ohne Form darfst du deinen Zug nur beenden, wenn die Würfel allein, ohne + und ohne ${ability.Y}, keine erlauben.`,
        },
      ],
    },
    {
      title: 'Punkte',
      paragraphs: [
        {
          text: `Sie zählen sofort. Eine volle Reihe: ${row.brick}, wenn ein X darin ist, ${row.windows} nur mit O. Eine volle Spalte: ${column.brick} mit einem X, ${column.windows} nur mit O. Kästchen ${boxes} einer Leiste: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Wappen',
      paragraphs: [
        {
          text: `Sie stehen an den Reihen ${coatRows.join(', ')} und den Spalten ${coatColumns.join(', ')}. Machst du so eine Linie voll, streich das Wappen durch und tu sofort eines von beidem: Zeichne ein einzelnes O nach den Regeln oben ein, das wieder Punkte und Wappen bringen kann; oder kreuze die nächsten zwei Kästchen einer Leiste an. Ist eines davon möglich, muss es sein.`,
        },
      ],
    },
    {
      title: 'Leisten',
      paragraphs: [
        {
          text: 'Kästchen werden von links nach rechts angekreuzt. Das + oder der ★ unter einem angekreuzten Kästchen gehört dir, ab deinem nächsten Zug. Streich es durch, wenn du es nutzt.',
        },
        {
          head: 'Bonus +',
          text: 'ersetzt einen fehlenden Würfel seiner Farbe, höchstens zwei in einem Zug. Es geht auch nur mit Boni.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Du darfst in einem Zug mehrere Sterne nutzen.' },
      ],
    },
    {
      title: 'Die anderen',
      paragraphs: [
        {
          text: 'Nach deinem Zug darf jeder andere einen Würfel nehmen, den du nicht genutzt hast, und das nächste Kästchen dieser Leiste ankreuzen; Weiß ist eine Leiste nach Wahl. Mehrere dürfen denselben Würfel nehmen. Zu zweit darf der andere zwei Würfel nehmen, auch in derselben Farbe.',
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: `Das Spiel endet nach der Runde, in der jemand ${goal} Punkte erreicht hat. Die meisten Punkte gewinnen; bei Gleichstand die wenigsten leeren Felder; ist auch das gleich, teilt ihr euch den Sieg.`,
        },
      ],
    },
  ],
};
