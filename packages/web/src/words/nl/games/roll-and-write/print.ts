/** Sheets for Roll & Write, in Dutch. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in Dutch. */
export const words: PrintWords = {
  page: {
    about:
      'Is het blok op? Druk nieuwe bladen af. Alles wordt hier op je apparaat getekend; er hoeft niets verstuurd te worden.',
    sheet: 'Bladen',
    sheets: { both: 'Allebei', player: 'Spelersblad', facades: 'Tegelblad' },
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Bladen per pagina',
    perPages: { 1: 'Eén', 2: 'Twee', 4: 'Vier' },
    ink: 'Inkt',
    inks: { colour: 'Kleur', saving: 'Inktbesparend' },
    language: 'Taal van de bladen',
    rules: 'Spelregels op de achterkant',
    rulesHint: 'Druk dubbelzijdig af en draai het papier om de lange zijde.',
    copies: 'Vellen van elke soort',
    preview: 'Voorbeeld',
    page: (number, count) => `Pagina ${number} van ${count}`,
    kinds: { player: 'spelersbladen', facades: 'tegelbladen', rules: 'spelregels' },
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    download: 'Download de pdf',
    print: 'Afdrukken',
    making: 'De bladen worden getekend …',
  },
  sheet: {
    name: 'Naam',
    begins: 'begint',
    atStart: 'om te beginnen',
    points: 'Punten',
    lastRound: (goal) => `vanaf ${goal}: laatste ronde`,
    withBrick: 'een X',
    windowsOnly: 'alles O',
    row: 'Rij',
    column: 'Kolom',
    coat: 'Teken één O, of markeer de volgende twee vakjes van één spoor.',
    turn: [
      { head: 'Gooi', text: 'alle vijf dobbelstenen. Wit is elke kleur. Sterren veranderen ze.' },
      { head: 'Kies', text: 'een tegel: voor elk veld een dobbelsteen in zijn kleur, of een +.' },
      {
        head: 'Teken',
        text: 'hem, gedraaid zoals je wilt: één X, verder O, onderop of bovenop iets.',
      },
      { head: 'Scoor', text: 'volle rijen en kolommen, en gebruik hun wapenschilden.' },
      { head: 'Deel', text: 'De anderen markeren elk een spoor met een steen die jij overlaat.' },
    ],
    facadesAbout: 'één blad voor iedereen',
    twoPlayers: 'Twee spelers:',
    twoPlayersText:
      'streep eerst in elke kleur één tegel van 4 velden door. Daarna markeert elk van jullie de eerste twee vakjes van één spoor.',
    whiteDie: 'Witte dobbelstenen',
    whiteDieText: (dice) =>
      `tellen als elke kleur. Elke beurt worden alle ${dice} dobbelstenen gegooid.`,
    rulesAbout: 'de spelregels op één pagina',
    unofficial: 'Nyhavn · een onofficieel fanproject',
    figures: {
      ground: 'op de onderste rij',
      above: 'bovenop iets',
      floating: 'in de lucht',
      row: 'een rij met alleen O',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column },
    ability,
    abilityDoes,
  ) => [
    {
      title: 'Het doel',
      paragraphs: [
        {
          text: `Iedereen vult de gevel van een huis aan de kade. Volle rijen en kolommen leveren punten op. Heeft iemand er ${goal}, dan wordt de ronde nog uitgespeeld en wint wie de meeste punten heeft.`,
        },
      ],
    },
    {
      title: 'Klaarmaken',
      paragraphs: [
        {
          text: `Iedereen neemt een spelersblad en een potlood. Eén tegelblad en de ${dice} dobbelstenen liggen in het midden. Loot wie begint; de beurt gaat met de klok mee.`,
        },
        {
          head: 'Met twee spelers',
          text: 'streep je in elke kleur één tegel van 4 velden door; bij spiegelbeelden beslist het lot. Daarna markeert elk van jullie de eerste twee vakjes van één spoor. Wat je zo ontgrendelt, mag je al in je eerste beurt gebruiken.',
        },
      ],
    },
    {
      title: 'Jouw beurt',
      paragraphs: [
        { head: 'Gooi', text: `alle ${dice} dobbelstenen. Wit telt als elke kleur.` },
        {
          head: 'Kies een tegel.',
          text: 'Voor elk van zijn velden heb je een dobbelsteen in zijn kleur of een witte nodig. Hij mag kleiner zijn dan je worp toelaat; stenen die je niet nodig hebt, blijven ongebruikt. Tegels van 2 en 3 velden mag je steeds weer tekenen. Een tegel van 4 of 5 streep je door zodra je hem tekent; hij is dan voor iedereen weg.',
        },
        {
          head: 'Teken hem',
          text: 'in je huis, gedraaid zoals je wilt maar niet gespiegeld, op lege velden. Minstens één van zijn velden ligt in rij 1 of recht boven een gevuld veld. Gaten onder een overhang mag je later vullen. Eén veld naar keuze krijgt een X (metselwerk), alle andere een O (venster).',
        },
        {
          head: 'Geen tegel?',
          text: `Alleen als je dobbelstenen zelf, zonder + en zonder ${ability.Y}, niets toelaten, mag je je beurt zonder tegel beëindigen.`,
        },
      ],
    },
    {
      title: 'Punten',
      paragraphs: [
        {
          text: `Ze tellen meteen. Een volle rij: ${row.brick} als er een X in staat, ${row.windows} met alleen O. Een volle kolom: ${column.brick} met een X, ${column.windows} met alleen O. Vakje ${boxes} van een spoor: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Wapenschilden',
      paragraphs: [
        {
          text: `Ze staan bij de rijen ${coatRows.join(', ')} en de kolommen ${coatColumns.join(', ')}. Maak je zo’n lijn vol, streep het wapenschild dan door en kies meteen: teken één losse O volgens de regels hierboven, die weer punten en wapenschilden kan opleveren; of markeer de volgende twee vakjes van één spoor. Kan een van beide, dan moet het ook.`,
        },
      ],
    },
    {
      title: 'Sporen',
      paragraphs: [
        {
          text: 'Vakjes markeer je van links naar rechts. De + of ★ onder een gemarkeerd vakje is van jou, vanaf je volgende beurt. Streep hem door als je hem gebruikt.',
        },
        {
          head: 'Bonus +',
          text: 'vervangt een ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Alleen bonussen mag ook.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Je mag in een beurt meerdere sterren gebruiken.' },
      ],
    },
    {
      title: 'De anderen',
      paragraphs: [
        {
          text: 'Is je beurt voorbij, dan mag elk van de anderen één dobbelsteen nemen die jij niet hebt gebruikt, en het volgende vakje van dat spoor markeren; wit is een spoor naar keuze. Meer spelers mogen dezelfde steen nemen. Met twee spelers mag de ander twee stenen nemen, ook van dezelfde kleur.',
        },
      ],
    },
    {
      title: 'Het einde',
      paragraphs: [
        {
          text: `Het spel eindigt na de ronde waarin iemand ${goal} punten heeft bereikt. De meeste punten winnen; bij gelijke stand de minste lege velden; is ook dat gelijk, dan delen jullie de overwinning.`,
        },
      ],
    },
  ],
};
