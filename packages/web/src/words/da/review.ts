/** Looking closely at a game: luck and skill apart, in Danish. */
import type { ReviewWords } from '../en/review.ts';
import { counted } from './grammar.ts';

/** What is said in the review of a game, in Danish. */
export const words: ReviewWords = {
  intro:
    'Havnefogeden går hele spillet igennem: hver beslutning, hvert slag og hvert kort. Du ser hvordan alles chancer steg og faldt, hvilke træk der kostede, og hvor meget der var held.',
  duration: 'Med to spillere tager det cirka et halvt minut. Du kan stoppe når som helst.',
  start: 'Analysér spillet',
  goOn: 'Fortsæt',
  stop: 'Stop',
  running: (percent) => `Analyserer spillet: ${percent} %`,
  stopped: (percent) => `Stoppet ved ${percent} %. Resultaterne indtil nu er gemt.`,
  failed:
    'Analysen stoppede på grund af en fejl. Resultaterne indtil nu er gemt; tryk på Fortsæt for at prøve igen.',
  notOver: 'Du kan analysere et spil når det er slut.',
  done: 'Analysen er færdig.',
  graph: {
    title: 'Vinderchance',
    about: 'Efter hver tur. Tryk på grafen, eller brug piletasterne for at gå til en tur.',
    label: 'Sted på grafen',
    value: (turn, chances) => `${turn}: ${chances}`,
    before: 'Før den første tur',
    turn: (number, name) => `Tur ${number}, ${name}`,
    laid: 'Efter opstilling',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Vis som tabel',
    after: 'Efter',
    luck: 'Held i denne tur',
  },
  totals: {
    title: 'Held og dygtighed',
    start: 'Ved starten',
    luck: 'Held',
    lost: 'Tabt på egne træk',
    given: 'Vundet på andres træk',
    rest: 'Uforklaret',
    end: 'Ved slutningen',
    soFar: 'Indtil nu',
    adjusted: 'Uden held',
    pointsLuck: (points) => `Held i point: ${points}`,
    pointsLost: (points) => `Tabt i point: ${points}`,
    give: (error) => `± ${error}`,
    adjustedSentence: (name, percent) =>
      `${name}: Uden held ville disse træk vinde omkring ${percent} af den slags spil.`,
    adjustedMost: (name) => `${name}: Uden held ville disse træk næsten altid vinde.`,
    adjustedLeast: (name) => `${name}: Uden held ville disse træk næsten aldrig vinde.`,
  },
  decisions: {
    title: 'Beslutninger',
    order: 'Rækkefølge',
    worst: 'Dyreste først',
    inOrder: 'I spillets rækkefølge',
    whose: 'Spiller',
    all: 'Alle',
    none: 'Ingen dyre træk.',
    played: 'Spillet træk',
    best: 'Bedre',
    cost: (percent, points) =>
      points === '' ? `Kostede ${percent}` : `Kostede ${percent} og ${points}`,
    points: (points) => `${points} point`,
    free: 'Kostede intet',
    go: 'Gå til dette træk',
    more: 'Vis alle',
    factPoints: (points) => `${counted(points, 'point', 'point')} med det samme`,
    factCells: (cells) => `udfylder ${counted(cells, 'felt', 'felter')}`,
    factLines: (lines) => `${counted(lines, 'linje', 'linjer')} mere næsten fuldført`,
    factGaps: (gaps) => `efterlader ${counted(gaps, 'hul', 'huller')} mere`,
    factFewerGaps: (gaps) => `lukker ${counted(gaps, 'hul', 'huller')}`,
    reroll: 'nye terninger',
  },
  classes: {
    best: 'Bedste træk',
    fine: 'Godt',
    inaccuracy: 'Unøjagtighed',
    mistake: 'Fejl',
  },
  howTo: {
    title: 'Sådan læser du analysen',
    texts: [
      'En vinderchance på 60 % betyder: Hvis stærke spillere spillede videre fra denne stilling hundrede gange, ville spilleren vinde cirka tres af spillene. Til sidst har én spiller 100 %.',
      'Held er det terningerne og kortene gjorde. Hvert slag sammenlignes med gennemsnittet af alle 252 mulige udfald, og hvert kort med gennemsnittet af alle kort der kunne være kommet. Over mange spil udligner heldet sig.',
      'Dygtighed er det spillerne får ud af det. Hvert træk sammenlignes med det bedste træk spilleren kunne have set. Forskellen er det trækket kostede; den går til de andre spillere.',
      '”Uden held” er resultatet når alt held er regnet fra. Det viser bedre end slutresultatet hvor godt der blev spillet.',
      'Alle chancer er skøn; tallet efter ± viser hvor langt de kan være fra. En forskel mellem to skøn som hverken held eller træk forklarer, står under ”Uforklaret”.',
    ],
  },
};
