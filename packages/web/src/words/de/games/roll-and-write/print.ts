/** Sheets for Roll & Write, in German. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';
import { grammarOf } from '../../../grammar.ts';

const { list } = grammarOf('de');

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in German. */
export const words: PrintWords = {
  page: {
    about:
      'Ist der Block aufgebraucht? Drucke neue Blätter. Sie entstehen auf deinem Gerät; nichts wird verschickt.',
    sheet: 'Blätter',
    sheets: { both: 'Beide', player: 'Spielerblatt', facades: 'Fassadenblatt' },
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Blätter pro Seite',
    perPages: { 1: 'Eins', 2: 'Zwei', 4: 'Vier' },
    ink: 'Tinte',
    inks: { colour: 'Farbe', saving: 'Tintensparend' },
    language: 'Sprache der Blätter',
    rules: 'Regeln auf der Rückseite',
    rulesHint: 'Drucke beidseitig und wähle „An langer Kante spiegeln“.',
    copies: 'Anzahl je Sorte',
    preview: 'Vorschau',
    page: (number, count) => `Seite ${number} von ${count}`,
    kinds: { player: 'Spielerblätter', facades: 'Fassadenblätter', rules: 'Regeln' },
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    print: 'Drucken oder als PDF speichern',
    making: 'Die Blätter werden vorbereitet …',
  },
  sheet: {
    name: 'Name',
    begins: 'beginnt',
    atStart: 'zu Beginn',
    points: 'Punkte',
    lastRound: (goal) => `ab ${goal}: letzte Runde`,
    withBrick: 'mit X',
    windowsOnly: 'nur O',
    row: 'Reihe',
    column: 'Spalte',
    coat: 'Zeichne ein O ein oder kreuze die nächsten zwei Kästchen einer Leiste an.',
    turn: [
      { head: 'Würfeln:', text: 'mit allen fünf Würfeln. Weiß ist Joker. Sterne helfen dir.' },
      { head: 'Wählen:', text: 'eine Form: je Feld ein Würfel ihrer Farbe, Weiß oder ein +.' },
      {
        head: 'Zeichnen:',
        text: 'beliebig gedreht, ein X, sonst O, ganz unten oder obenauf.',
      },
      { head: 'Werten:', text: 'komplette Reihen und Spalten; nutze ihre Wappen.' },
      { head: 'Abgeben:', text: 'Die anderen nehmen je einen Würfel, der übrig ist.' },
    ],
    facadesAbout: 'ein Blatt für alle',
    twoPlayers: 'Zu zweit:',
    twoPlayersText:
      'Streicht zuerst in jeder Farbe eine 4er-Form durch. Dann kreuzt jeder die ersten zwei Kästchen einer Leiste an.',
    whiteDie: 'Weiße Würfel',
    whiteDieText: (dice) =>
      `zählen als jede Farbe. In jedem Zug wird mit allen ${dice} Würfeln gewürfelt.`,
    rulesAbout: 'die Regeln auf einer Seite',
    unofficial: 'Nyhavn · ein inoffizielles Fanprojekt',
    figures: {
      ground: 'in der untersten Reihe',
      above: 'auf einem anderen Feld',
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
      title: 'Ziel des Spiels',
      paragraphs: [
        {
          text: `Fülle die Fassade deines Hauses am Kai. Komplette Reihen und Spalten bringen Punkte. Sobald jemand ${goal} Punkte hat, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Punkte hat.`,
        },
      ],
    },
    {
      title: 'Vorbereitung',
      paragraphs: [
        {
          text: `Jeder Spieler nimmt ein Spielerblatt und einen Stift. Ein Fassadenblatt und die ${dice} Würfel liegen in der Mitte. Lost den Startspieler aus; gespielt wird im Uhrzeigersinn.`,
        },
        {
          head: 'Zu zweit',
          text: 'streicht ihr in jeder Farbe eine 4er-Form durch; bei Spiegelbildern entscheidet das Los. Dann kreuzt jeder die ersten zwei Kästchen einer Leiste an. Was das freischaltet, gilt ab dem ersten eigenen Zug.',
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        { head: 'Würfle', text: `mit allen ${dice} Würfeln. Weiß zählt als jede Farbe.` },
        {
          head: 'Wähle eine Form.',
          text: 'Für jedes ihrer Felder brauchst du einen Würfel ihrer Farbe oder einen weißen. Sie darf kleiner sein, als deine Würfel erlauben; überzählige Würfel bleiben ungenutzt. 2er- und 3er-Formen gibt es beliebig oft. Eine 4er- oder 5er-Form wird beim Einzeichnen für alle durchgestrichen.',
        },
        {
          head: 'Zeichne sie',
          text: 'in dein Haus ein, beliebig gedreht, aber nicht gespiegelt, auf leere Felder. Mindestens eines ihrer Felder muss in Reihe 1 oder direkt über einem gefüllten Feld liegen. Lücken unter einem Überhang darfst du später füllen. Ein Feld deiner Wahl bekommt ein X (Mauerwerk), alle anderen ein O (Fenster).',
        },
        {
          head: 'Keine Form?',
          text: `Ohne Form darfst du deinen Zug nur beenden, wenn deine Würfel allein, ohne + und ohne „${ability.Y}“, keine erlauben.`,
        },
      ],
    },
    {
      title: 'Punkte',
      paragraphs: [
        {
          text: `Sie zählen sofort. Eine komplette Reihe: ${row.brick} mit X, ${row.windows} nur mit O. Eine komplette Spalte: ${column.brick} mit X, ${column.windows} nur mit O. Kästchen ${boxes} einer Leiste: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Wappen',
      paragraphs: [
        {
          text: `Sie stehen an den Reihen ${list(coatRows.map(String))} und an den Spalten ${list(coatColumns)}. Vervollständigst du so eine Reihe oder Spalte, streiche das Wappen durch und mach sofort eines von beidem: Zeichne nach den Regeln oben ein einzelnes O ein, das wieder Punkte und ein Wappen bringen kann, oder kreuze die nächsten zwei Kästchen einer Leiste an. Ist eines davon möglich, musst du es tun.`,
        },
      ],
    },
    {
      title: 'Leisten',
      paragraphs: [
        {
          text: 'Kreuze die Kästchen von links nach rechts an. Das + oder den ★ unter einem angekreuzten Kästchen kannst du ab deinem nächsten Zug nutzen. Streiche es durch, wenn du es nutzt.',
        },
        {
          head: 'Bonus +',
          text: 'ersetzt einen fehlenden Würfel seiner Farbe, höchstens zwei pro Zug. Du darfst auch nur mit Boni bezahlen.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Du darfst in einem Zug beliebig viele Sterne nutzen.' },
      ],
    },
    {
      title: 'Die anderen',
      paragraphs: [
        {
          text: 'Nach deinem Zug darf jeder andere Spieler einen Würfel nehmen, den du nicht genutzt hast, und das nächste Kästchen dieser Leiste ankreuzen; bei Weiß eine beliebige Leiste. Mehrere Spieler dürfen denselben Würfel nehmen. Zu zweit darf der andere Spieler zwei Würfel nehmen, auch in derselben Farbe.',
        },
      ],
    },
    {
      title: 'Spielende',
      paragraphs: [
        {
          text: `Das Spiel endet nach der Runde, in der jemand ${goal} Punkte erreicht; so haben alle gleich viele Züge. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die wenigsten leeren Felder hat; herrscht auch da Gleichstand, teilt ihr euch den Sieg.`,
        },
      ],
    },
  ],
};
