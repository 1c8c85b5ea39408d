/** Looking closely at a game: luck and skill apart, in Dutch. */
import type { ReviewWords } from '../en/review.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What is said in the review of a game. */
export const words: ReviewWords = {
  intro:
    'De havenmeester loopt de hele partij door: elke beslissing, elke worp en elke kaart. Je ziet hoe ieders kansen stegen en daalden, welke zetten duur waren en hoeveel er geluk was.',
  duration: 'Met twee spelers duurt dat ongeveer een halve minuut. Je kunt altijd stoppen.',
  start: 'Partij analyseren',
  goOn: 'Doorgaan',
  stop: 'Stoppen',
  running: (percent) => `Partij wordt geanalyseerd: ${percent}%`,
  stopped: (percent) => `Gestopt bij ${percent}%. De resultaten tot nu toe blijven bewaard.`,
  failed:
    'De analyse is gestopt door een fout. De resultaten tot nu toe blijven bewaard; druk op ‘Doorgaan’ om het opnieuw te proberen.',
  notOver: 'Je kunt een partij pas analyseren als die is afgelopen.',
  done: 'De analyse is klaar.',
  graph: {
    title: 'Winstkans',
    about:
      'Na elke beurt. Tik op de grafiek of gebruik de pijltjestoetsen om naar een beurt te gaan.',
    label: 'Plaats in de grafiek',
    value: (turn, chances) => `${turn}: ${chances}`,
    before: 'Voor de eerste beurt',
    turn: (number, name) => `Beurt ${number}, ${name}`,
    laid: 'Na de voorbereiding',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Tonen als tabel',
    after: 'Na',
    luck: 'Geluk in deze beurt',
  },
  totals: {
    title: 'Geluk en kunde',
    start: 'Aan het begin',
    luck: 'Geluk',
    lost: 'Verspeeld met eigen zetten',
    given: 'Gekregen door zetten van anderen',
    rest: 'Niet toe te wijzen',
    end: 'Aan het einde',
    soFar: 'Tot nu toe',
    adjusted: 'Zonder geluk',
    pointsLuck: (points) => `Geluk in punten: ${points}`,
    pointsLost: (points) => `Verspeeld in punten: ${points}`,
    give: (error) => `± ${error}`,
    adjustedSentence: (name, percent) =>
      `${name}: zonder geluk win je met deze zetten ongeveer ${percent} van zulke partijen.`,
    adjustedMost: (name) => `${name}: zonder geluk win je met deze zetten bijna altijd.`,
    adjustedLeast: (name) => `${name}: zonder geluk win je met deze zetten bijna nooit.`,
  },
  decisions: {
    title: 'Beslissingen',
    order: 'Volgorde',
    worst: 'Duurste eerst',
    inOrder: 'Zoals gespeeld',
    whose: 'Speler',
    all: 'Iedereen',
    none: 'Geen dure zetten.',
    played: 'Gespeeld',
    best: 'Beter',
    cost: (percent, points) =>
      points === '' ? `Kostte ${percent}` : `Kostte ${percent} en ${points}`,
    points: (points) => `${points} punten`,
    free: 'Kostte niets',
    go: 'Naar deze zet',
    more: 'Alles tonen',
    factPoints: (points) => `meteen ${counted(points, 'punt', 'punten')}`,
    factCells: (cells) => `vult ${counted(cells, 'veld', 'velden')}`,
    factLines: (lines) => `nog ${counted(lines, 'lijn', 'lijnen')} bijna vol`,
    factGaps: (gaps) => `laat ${counted(gaps, 'gat', 'gaten')} meer achter`,
    factFewerGaps: (gaps) => `dicht ${counted(gaps, 'gat', 'gaten')}`,
    reroll: 'nieuwe dobbelstenen',
  },
  classes: { best: 'Beste zet', fine: 'Goed', inaccuracy: 'Onnauwkeurig', mistake: 'Fout' },
  howTo: {
    title: 'Hoe je dit leest',
    texts: [
      'Een winstkans van 60% betekent: als sterke spelers honderd keer vanuit deze stelling verder spelen, wint deze speler ongeveer zestig van die partijen. Aan het einde heeft één speler 100%.',
      'Geluk is wat de dobbelstenen en kaarten deden. Elke worp wordt vergeleken met het gemiddelde van alle 252 mogelijke worpen, en elke kaart met het gemiddelde van alle kaarten die hadden kunnen komen. Over veel partijen heft geluk zich op.',
      'Kunde is wat de spelers ervan maken. Elke zet wordt vergeleken met de beste zet die de speler had kunnen zien. Het verschil heeft de zet verspeeld; het komt de andere spelers ten goede.',
      '‘Zonder geluk’ is de uitslag als je al het geluk eraf haalt. Dat laat beter dan de echte uitslag zien hoe goed iemand heeft gespeeld.',
      'Alle kansen zijn schattingen; het getal na ± zegt hoe ver ze ernaast kunnen zitten. Wat er tussen twee schattingen verschilt en niet door geluk of zetten komt, staat onder ‘Niet toe te wijzen’.',
    ],
  },
};
