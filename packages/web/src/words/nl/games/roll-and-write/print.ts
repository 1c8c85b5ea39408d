/** Sheets for Roll & Write, in Dutch. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';
import { grammarOf } from '../../../grammar.ts';

const { list } = grammarOf('nl');

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in Dutch. */
export const words: PrintWords = {
  page: {
    about:
      'Is het blok op? Druk nieuwe bladen af. Ze worden op je eigen apparaat gemaakt; er wordt niets verstuurd.',
    sheet: 'Bladen',
    sheets: { both: 'Allebei', player: 'Spelersblad', facades: 'Gevelblad' },
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Bladen per pagina',
    perPages: { 1: 'Eén', 2: 'Twee', 4: 'Vier' },
    ink: 'Inkt',
    inks: { colour: 'Kleur', saving: 'Inktbesparend' },
    language: 'Taal van de bladen',
    rules: 'Spelregels op de achterkant',
    rulesHint: 'Druk dubbelzijdig af, omgeslagen langs de lange zijde.',
    copies: 'Exemplaren van elk',
    preview: 'Afdrukvoorbeeld',
    page: (number, count) => `Pagina ${number} van ${count}`,
    kinds: { player: 'spelersbladen', facades: 'gevelbladen', rules: 'spelregels' },
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    print: 'Afdrukken of opslaan als pdf',
    making: 'Bladen worden gemaakt …',
  },
  sheet: {
    name: 'Naam',
    begins: 'begint',
    atStart: 'vanaf het begin',
    points: 'Punten',
    lastRound: (goal) => `vanaf ${goal}: laatste ronde`,
    withBrick: 'met X',
    windowsOnly: 'alleen O',
    row: 'Rij',
    column: 'Kolom',
    coat: 'Teken één O, of markeer de volgende twee vakjes van één spoor.',
    turn: [
      {
        head: 'Gooi',
        text: 'alle vijf de dobbelstenen. Wit is de joker. Sterren kunnen ze veranderen.',
      },
      {
        head: 'Kies',
        text: 'een tegel: per veld een dobbelsteen in zijn kleur, een witte of een +.',
      },
      {
        head: 'Teken',
        text: 'hem, gedraaid zoals je wilt: één X, verder O, op de grond of bovenop iets.',
      },
      { head: 'Scoor', text: 'volle rijen en kolommen, en gebruik hun wapenschilden.' },
      {
        head: 'Geef door:',
        text: 'de anderen mogen elk een spoor markeren met een dobbelsteen die je overlaat.',
      },
    ],
    facadesAbout: 'één blad voor iedereen',
    twoPlayers: 'Twee spelers:',
    twoPlayersText:
      'streep eerst in elke kleur één tegel van 4 door. Daarna markeert ieder de eerste twee vakjes van één spoor.',
    whiteDie: 'Witte dobbelstenen',
    whiteDieText: (dice) =>
      `tellen als elke kleur. Elke beurt worden alle ${dice} dobbelstenen gegooid.`,
    rulesAbout: 'de spelregels op één pagina',
    unofficial: 'Nyhavn · een onofficieel fanproject',
    figures: {
      ground: 'op de grond',
      above: 'op een gevuld veld',
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
      title: 'Doel van het spel',
      paragraphs: [
        {
          text: `Vul de gevel van je huis aan de kade. Volle rijen en kolommen leveren punten op. Heeft een speler er ${goal}, dan speel je de ronde uit en wint wie de meeste punten heeft.`,
        },
      ],
    },
    {
      title: 'Voorbereiding',
      paragraphs: [
        {
          text: `Elke speler neemt een spelersblad en een potlood. Leg één gevelblad en de ${dice} dobbelstenen in het midden. Loot wie begint; de beurt gaat met de klok mee.`,
        },
        {
          head: 'Met twee spelers',
          text: 'streep je in elke kleur één tegel van 4 door; loot bij spiegelbeelden. Daarna markeert ieder de eerste twee vakjes van één spoor. Wat je zo ontgrendelt, mag je vanaf je eerste beurt gebruiken.',
        },
      ],
    },
    {
      title: 'Jouw beurt',
      paragraphs: [
        { head: 'Gooi', text: `alle ${dice} dobbelstenen. Wit telt als elke kleur.` },
        {
          head: 'Kies een tegel.',
          text: 'Elk veld kost een dobbelsteen in zijn kleur of een witte. Hij mag kleiner zijn dan je worp toelaat; wat je niet nodig hebt, blijft ongebruikt. Tegels van 2 en 3 mag je onbeperkt tekenen. Een tegel van 4 of 5 streep je voor iedereen door zodra je hem tekent.',
        },
        {
          head: 'Teken hem',
          text: 'in je huis, gedraaid zoals je wilt maar niet gespiegeld, op lege velden. Minstens één van zijn velden moet in rij 1 of direct boven een gevuld veld liggen. Gaten onder een uitstekend stuk mag je later vullen. Eén veld naar keuze krijgt een X (metselwerk), alle andere een O (venster).',
        },
        {
          head: 'Geen tegel?',
          text: `Je mag je beurt alleen zonder tegel beëindigen als je met je dobbelstenen zelf, zonder + of ‘${ability.Y}’ te gebruiken, geen tegel kunt tekenen.`,
        },
      ],
    },
    {
      title: 'Punten',
      paragraphs: [
        {
          text: `Je krijgt ze meteen. Een volle rij: ${row.brick} met een X, ${row.windows} met alleen O. Een volle kolom: ${column.brick} met een X, ${column.windows} met alleen O. Vakje ${boxes} van een spoor: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Wapenschilden',
      paragraphs: [
        {
          text: `Ze staan bij de rijen ${list(coatRows.map(String))} en de kolommen ${list(coatColumns)}. Voltooi je zo’n lijn, streep dan het wapenschild door en kies meteen: teken één losse O volgens de regels hierboven, die weer punten en wapenschilden kan opleveren; of markeer de volgende twee vakjes van één spoor. Kun je een van beide doen, dan moet dat.`,
        },
      ],
    },
    {
      title: 'Sporen',
      paragraphs: [
        {
          text: 'Vakjes markeer je van links naar rechts. De + of ★ onder een gemarkeerd vakje kun je vanaf je volgende beurt gebruiken. Streep hem door als je hem gebruikt.',
        },
        {
          head: 'Bonus +',
          text: 'vervangt een ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Je mag ook met alleen bonussen betalen.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Je mag in een beurt zoveel sterren gebruiken als je wilt.' },
      ],
    },
    {
      title: 'De andere spelers',
      paragraphs: [
        {
          text: 'Na je beurt mag elke andere speler één dobbelsteen nemen die jij niet hebt gebruikt en het volgende vakje van dat spoor markeren; met een witte markeer je een spoor naar keuze. Meerdere spelers mogen dezelfde dobbelsteen nemen. Met twee spelers mag de ander twee dobbelstenen nemen, ook van dezelfde kleur.',
        },
      ],
    },
    {
      title: 'Einde van het spel',
      paragraphs: [
        {
          text: `Het spel eindigt na de ronde waarin een speler ${goal} punten haalt, zodat iedereen evenveel beurten heeft. Wie de meeste punten heeft, wint; bij een gelijke stand wint wie de minste lege velden heeft; is het dan nog gelijk, dan delen jullie de overwinning.`,
        },
      ],
    },
  ],
};
