/** Sheets for Roll & Write, in Danish. */
import type { PrintWords } from '../../../en/games/roll-and-write/print.ts';
import { list } from '../../grammar.ts';

const COLOURS = ['R', 'B', 'P', 'G', 'Y'];

/** What the page says, and what is printed, in Danish. */
export const words: PrintWords = {
  page: {
    about: 'Mangler I ark? Udskriv nye. De bliver lavet på din enhed; intet bliver sendt.',
    sheet: 'Ark',
    sheets: { both: 'Begge', player: 'Spillerark', facades: 'Facadeark' },
    paper: 'Papir',
    papers: { a4: 'A4', letter: 'US Letter' },
    perPage: 'Ark pr. side',
    perPages: { 1: 'Ét', 2: 'To', 4: 'Fire' },
    ink: 'Blæk',
    inks: { colour: 'Farve', saving: 'Blækbesparende' },
    language: 'Arkenes sprog',
    rules: 'Regler på bagsiden',
    rulesHint: 'Udskriv på begge sider, og vend på den lange kant.',
    copies: 'Antal af hver',
    preview: 'Forhåndsvisning',
    page: (number, count) => `Side ${number} af ${count}`,
    kinds: { player: 'spillerark', facades: 'facadeark', rules: 'regler' },
    previous: 'Forrige side',
    next: 'Næste side',
    print: 'Udskriv eller gem som PDF',
    making: 'Forbereder arkene …',
  },
  sheet: {
    name: 'Navn',
    begins: 'begynder',
    atStart: 'fra starten',
    points: 'Point',
    lastRound: (goal) => `${goal}: sidste runde`,
    withBrick: 'med X',
    windowsOnly: 'kun O',
    row: 'Række',
    column: 'Kolonne',
    coat: 'Tegn ét O, eller kryds de næste to bokse af på ét spor.',
    turn: [
      { head: 'Slå', text: 'alle fem terninger. Hvid er enhver farve. Stjerner kan ændre dem.' },
      { head: 'Vælg', text: 'en brik: en terning i dens farve, en hvid eller et + pr. felt.' },
      {
        head: 'Tegn',
        text: 'den, drejet som du vil: ét X, resten O, på jorden eller ovenpå.',
      },
      { head: 'Få point', text: 'for fuldførte rækker og kolonner, og brug våbenskjolde.' },
      { head: 'Del', text: 'De andre må hver krydse af på et spor med en terning du efterlod.' },
    ],
    facadesAbout: 'ét ark til alle',
    twoPlayers: 'To spillere:',
    twoPlayersText:
      'Streg først en 4-brik ud i hver farve. Derefter krydser I hver de første to bokse af på ét spor.',
    whiteDie: 'Hvide terninger',
    whiteDieText: (dice) => `tæller som enhver farve. Alle ${dice} terninger slås hver tur.`,
    rulesAbout: 'reglerne på én side',
    unofficial: 'Nyhavn · et uofficielt fanprojekt',
    figures: {
      ground: 'på jorden',
      above: 'på et udfyldt felt',
      floating: 'i luften',
      row: 'en række med kun O',
    },
  },
  rules: (
    { goal, dice, boxes, trackPoints, coatRows, coatColumns, row, column },
    ability,
    abilityDoes,
  ) => [
    {
      title: 'Mål',
      paragraphs: [
        {
          text: `Udfyld facaden på dit hus ved kajen. Fuldførte rækker og kolonner giver point. Når en spiller har ${goal} point, spiller I runden færdig; derefter vinder spilleren med flest point.`,
        },
      ],
    },
    {
      title: 'Opstilling',
      paragraphs: [
        {
          text: `Hver spiller tager et spillerark og en blyant. Læg ét facadeark og de ${dice} terninger midt på bordet. Vælg en tilfældig startspiller; turen går med uret.`,
        },
        {
          head: 'To spillere',
          text: 'streger en 4-brik ud i hver farve og vælger tilfældigt mellem spejlbilleder. Derefter krydser de hver de første to bokse af på ét spor. Det boksene låser op, kan bruges fra den første tur.',
        },
      ],
    },
    {
      title: 'Din tur',
      paragraphs: [
        { head: 'Slå', text: `alle ${dice} terninger. Hvide sider tæller som enhver farve.` },
        {
          head: 'Vælg en brik.',
          text: 'Den kræver en terning i sin farve, eller en hvid, for hvert af sine felter. Den må være mindre end terningerne tillader; terninger du ikke behøver, forbliver ubrugte. 2-brikker og 3-brikker kan tegnes så tit man vil. En 4-brik eller 5-brik streges ud for alle når den tegnes.',
        },
        {
          head: 'Tegn den',
          text: 'i dit hus på tomme felter, drejet som du vil, men ikke spejlvendt. Mindst ét af felterne skal ligge i række 1 eller lige over et udfyldt felt. Huller under et udhæng kan udfyldes senere. Ét felt efter eget valg får et X (mursten), alle andre et O (vindue).',
        },
        {
          head: 'Ingen brik?',
          text: `Du må kun afslutte din tur uden en brik hvis terningerne alene, uden + og uden ${ability.Y}, ikke rækker til en.`,
        },
      ],
    },
    {
      title: 'Point',
      paragraphs: [
        {
          text: `Point gives med det samme. En fuldført række: ${row.brick} med et X, ${row.windows} hvis der kun er O. En fuldført kolonne: ${column.brick} med et X, ${column.windows} hvis der kun er O. Boks ${boxes} på et spor: ${trackPoints}.`,
        },
      ],
    },
    {
      title: 'Våbenskjolde',
      paragraphs: [
        {
          text: `Der er et ved række ${list(coatRows.map(String))} og kolonne ${list(coatColumns)}. Når du fuldfører sådan en linje, streger du våbenskjoldet ud og gør straks en af to ting: Tegn et enkelt O efter reglerne ovenfor, som kan give point og endnu et våbenskjold; eller kryds de næste to bokse af på ét spor. Hvis du kan gøre en af delene, skal du.`,
        },
      ],
    },
    {
      title: 'Spor',
      paragraphs: [
        {
          text: 'Kryds bokse af fra venstre mod højre. Du kan bruge det + eller den ★ der er under en afkrydset boks, fra din næste tur. Streg tegnet ud når du bruger det.',
        },
        {
          head: 'Bonus +',
          text: 'erstatter en manglende terning i sin farve, højst to pr. tur. Du må betale med bonusser alene.',
        },
        ...COLOURS.map((colour) => ({
          head: `${ability[colour]} ★`,
          text: abilityDoes[colour] ?? '',
        })),
        { text: 'Du må bruge så mange stjerner du vil i en tur.' },
      ],
    },
    {
      title: 'De andre spillere',
      paragraphs: [
        {
          text: 'Efter din tur må hver af de andre spillere tage en terning du ikke brugte, og krydse den næste boks af på dens spor; en hvid terning gælder et hvilket som helst spor. Flere spillere må tage den samme terning. Med to spillere må den anden spiller tage to terninger, også i samme farve.',
        },
      ],
    },
    {
      title: 'Spillets slutning',
      paragraphs: [
        {
          text: `Spillet slutter efter den runde hvor en spiller når ${goal} point, så alle får lige mange ture. Spilleren med flest point vinder; ved pointlighed spilleren med færrest tomme felter; er der stadig lighed, deler I sejren.`,
        },
      ],
    },
  ],
};
