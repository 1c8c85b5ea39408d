/** The commands of the terminal program, in Danish. */
import type { CommandWords } from '../en/terminal-commands.ts';
import { counted } from './grammar.ts';

/** What the commands say, in Danish. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Spil ${number}`,
    noneAdded:
      'Ingen spiller bidrog til lodtrækningen, så serveren kan have valgt en hemmelighed der passede den.',
    undone: 'Kun spillerne ved om de bad om det.',
    part: (events) => `Spilfilen stopper ved hændelse ${events}, før spillet er slut.`,
    limits: 'Det beviser hverken spillernes navne eller træk.',
    seedLater:
      'Spilfilen indeholder ikke hemmeligheden endnu: Den offentliggøres når spillet er slut. Indtil da kan intet bevises.',
    false: {
      commitment: 'Hemmeligheden er ikke den som serveren lagde fast før spillet.',
      contributions: 'Spilfilen siger ikke hvad hver plads bidrog med til lodtrækningen.',
      start: 'Startspilleren følger ikke af hemmeligheden.',
      undone: 'De fortrudte hændelser følger ikke af reglerne og hemmeligheden.',
    },
    draw: (draw, what) => `Lodtrækning ${draw} (${what})`,
    ofStart: 'startspiller',
    ofEvent: (event) => `hændelse ${event}`,
    ofUndone: 'fortrudt',
    tookPart: (names) => `deltog: ${names}`,
    missed: (names) => `svarede ikke: ${names}`,
    unforeseeable: 'ingen kunne kende eller vælge den hvis en af dem er ærlig',
    foreseeable: 'ingen enhed deltog, så serveren kunne kende den',
    follows: 'passer',
    noAnchor: 'Spilfilen mangler serverens anker, så intet kan bevises.',
    notProven: 'Ikke bevist.',
  },
  notReviewed: (game) => `Spil af ${game} kan ikke analyseres.`,
  files: {
    nameOne: (dash) => `Angiv en fil, eller ${dash} for standardinput.`,
    missing: 'den fil findes ikke',
    forbidden: 'ingen adgang',
    folder: 'det er en mappe',
    noFolder: 'en del af stien er ikke en mappe',
    line: (line, reason) => `Linje ${line}: ${reason}`,
    cutOff: (line) => `Linje ${line} er skåret over; alt før den er læst.`,
  },
  help: {
    usage: 'brug',
    unknown: (command) => `Kommandoen ${command} findes ikke.`,
    guests: 'indlæser først et modul med egne botter eller spil',
    language: (codes) => `vælger sproget (ellers terminalens): ${codes}`,
    summaries: {
      serve: 'starter serveren for begge spil indtil du stopper den; port 0 vælger en ledig port',
      play: 'et spil i terminalen, mod botter eller med venner ved ét tastatur',
      sim: 'lader botter spille; viser en oversigt eller skriver spilfiler eller traces',
      replay: 'kontrollerer hver hændelse i en spilfil og skriver dens trace',
      review:
        'analyserer hver beslutning, hvert slag og hvert kort i en spilfil: hvad der var held, og hvad trækkene kostede',
      verify: 'regner hvert slag og kort i en spilfil efter og siger hvad det beviser',
      count: 'tæller hvordan den sidste stilling i en spilfil eller et nyt spil kan fortsætte',
      arena:
        'lader botter spille på alle pladser med de samme terninger og kort; viser hvor stærke de er',
      bench: 'spiller tilfældige spil i én tråd og viser hvor mange i sekundet',
      print: 'laver en pdf: spillerark med reglerne på bagsiden',
    },
  },
  options: {
    surplus: (argument) => `${argument} hører ikke til her.`,
    unknown: (option) => `Indstillingen ${option} findes ikke.`,
    misused: (option) => `Tjek værdien af ${option}.`,
    number: (option, least, most) =>
      `Efter ${option} skal der stå et helt tal fra ${least} til ${most}.`,
    oneOf: (option, choices) => `Efter ${option} skal der stå ${choices}.`,
    listOf: (option, choices) => `Efter ${option} skal der stå en liste med ${choices}.`,
    different: (option, most, choices) =>
      `Efter ${option} skal der stå 2 til ${most} forskellige af ${choices}.`,
    surplusBots: (option) => `${option} nævner flere botter end spillere.`,
    twoOutputs: (one, other) => `${one} og ${other} kan ikke begge bruge standardoutput.`,
    address: (option, example) => `Efter ${option} skal der stå en adresse som ${example}.`,
    person: (id) => `${id} er ikke en spillers id. Id’et er slutningen af profilens adresse.`,
    host: (option, host) => `Efter ${option} skal der stå værtsnavne; ${host} er ikke et.`,
    badModule: (option, reason) =>
      `Efter ${option} skal der stå et modul med botter eller spil; dette går galt: ${reason}`,
  },
  otherGame: (file, game) => `${file} er ikke en spilfil til ${game}.`,
  sim: {
    games: (games, events) => `${counted(games, 'spil', 'spil')} med ${events} hændelser hver`,
    seat: (seat) => `plads ${seat}`,
    won: (percent) => `${percent} vundet`,
    points: (points) => `${points} point`,
  },
  print: {
    ready: (file) => `${file} er klar.`,
    bothSides: 'Udskriv den på begge sider, vendt på den lange kant.',
  },
  serve: {
    at: (address) => `Nyhavn er på ${address}`,
    notBuilt: (command) => `Klienten er ikke bygget endnu. Kør først ${command}.`,
    notGoingOn: (reason) => `Serveren måtte stoppe: ${reason}.`,
    notStarting: (reason) => `Serveren kan ikke starte: ${reason}`,
    portUsed: (port, command) => `Port ${port} er i brug; prøv en anden: ${command}`,
    notOurs: (host) => `${host} er ikke en adresse på denne maskine.`,
    noDatabase: (option) => `Ingen database svarer på ${option}.`,
    portRefused: (port) => `Port ${port} er ikke tilladt her. Brug en port fra 1024 og op.`,
  },
};
