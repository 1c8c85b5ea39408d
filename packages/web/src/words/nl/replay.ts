/** Looking at games that were played, in Dutch. */
import type { ReplayWords } from '../en/replay.ts';

/** What is said where a game is looked at, move by move. */
export const words: ReplayWords = {
  title: (game, names) => (names === '' ? game : `${game}: ${names}`),
  begin: 'Het spel begint.',
  moment: (at, length) => `Zet ${at} van ${length}`,
  turn: (turn, turns) => `beurt ${turn} van ${turns}`,
  slider: 'Moment in het spel',
  controls: 'Door het spel lopen',
  first: 'Naar het begin',
  turnBack: 'Een beurt terug',
  back: 'Een zet terug',
  play: 'Laat het lopen',
  pause: 'Stop',
  on: 'Een zet verder',
  turnOn: 'Een beurt verder',
  last: 'Naar het einde',
  speed: (speed) => `Tempo ${speed}; wijzigen`,
  copyLink: 'Kopieer de link naar dit moment',
  copied: 'De link naar dit moment is gekopieerd.',
  notCopied: 'Je browser laat ons niet kopiëren. De link staat in de adresbalk.',
  views: 'Door wiens ogen',
  viewAll: 'Alles open',
  viewTable: 'De tafel',
  parts: {
    title: 'Meer over dit spel',
    log: 'Zetten',
    try: 'Probeer het',
    review: 'Nabespreking',
    share: 'Delen',
  },
  log: { title: 'Elke zet in woorden', jump: 'Tik op een zet om naar dat moment te gaan.' },
  keysTitle: 'Toetsen',
  keys: [
    ['← →', 'een zet terug of verder'],
    ['Shift+← →, Page Up, Page Down', 'een beurt terug of verder'],
    ['Home, End', 'het begin, het einde'],
    ['Spatie', 'laten lopen, of stoppen'],
    ['C', 'de link naar dit moment kopiëren'],
  ],
  progress: 'Dit spel is nog bezig. Je ziet wat je aan tafel mag zien.',
  missing: 'Dit spel is hier niet, en op de server is er geen dat je mag bekijken.',
  unreachable:
    'Dit spel staat niet in deze browser, en de server is niet bereikbaar. Probeer het opnieuw als je online bent.',
  retry: 'Opnieuw proberen',
  try: {
    about:
      'Wat als? Kies een moment en speel vanaf daar verder. Dobbelstenen en kaarten vallen opnieuw; het spel zelf blijft zoals het was.',
    youPlay: 'Jij speelt',
    others: 'De anderen',
    alone: 'Ik speel iedereen',
    newChance: 'Wat er op tafel lag, blijft liggen. Wat daarna komt, is nieuw toeval.',
    dealtAnew:
      'Kaarten die je niet kon zien, worden opnieuw gedeeld, zo dat alles klopt wat je wel zag. Niemand gluurt.',
    begin: (at) => `Verder spelen vanaf zet ${at}`,
    atEnd: 'Hier is het spel afgelopen. Ga terug naar een moment vanaf waar je verder wilt.',
    notThis:
      'Vanaf hier kan niemand verder: van de vellen van de anderen is alleen bekend wat ze verteld hebben.',
    lines: 'Vergelijk de varianten',
    none: 'Er is nog geen andere variant geprobeerd.',
    real: 'Wat er gespeeld is',
    line: (number) => `Variant ${number}`,
    from: (at) => `vanaf zet ${at}`,
    over: (moves) => (moves === 1 ? 'afgelopen na 1 zet' : `afgelopen na ${moves} zetten`),
    underWay: (moves) =>
      moves === 1 ? 'bezig, 1 zet tot nu toe' : `bezig, ${moves} zetten tot nu toe`,
    forget: 'Weggooien',
    forgetSure: 'Deze variant weggooien?',
    noteTitle: 'Een andere variant',
    note: (at) => `Je probeert een andere variant, vanaf zet ${at}.`,
    back: 'Ga terug',
  },
  menu: 'Meer',
  carry: 'Kopieer een link met het spel erin',
  carried:
    'Gekopieerd: een lange link met het hele spel erin. Hij werkt ook als de server het spel niet kent.',
  keep: 'In mijn lijst bewaren',
  kept: 'Bewaard. Je vindt het op de kade.',
  openAnother: 'Een ander verslag openen',
  broken: (line, why) => `Het verslag klopt niet in regel ${line}. ${why}`,
  faults: { 'not-your-turn': 'Hier is een andere speler aan zet.' },
  brokenLine: 'Daar staat:',
  goodPart: (moves) =>
    moves === 1
      ? 'De zet ervoor is goed en is hier te zien.'
      : `De ${moves} zetten ervoor zijn goed en zijn hier te zien.`,
  cutOff: (line) => `Regel ${line} is halverwege afgebroken en is weggelaten.`,
  open: {
    title: 'Een spel openen',
    about:
      'Een verslag is een spel als tekst: een kop, en dan per zet een regel. Spellen van dit huis en van elk programma dat hetzelfde schrijft, gaan hier open.',
    file: 'Kies een bestand',
    drop: 'of laat het ergens op deze pagina vallen',
    paste: 'Of plak een verslag, of een link naar een spel',
    open: 'Openen',
    nothing: 'Er valt nog niets te openen: plak eerst een verslag of een link.',
    tooLarge: 'Dat is te veel voor een verslag. Is het wel het goede bestand?',
    badLink: 'Deze link is niet heel: een deel van het spel is onderweg verloren gegaan.',
    otherLink:
      'Deze link leidt ergens anders heen. Download daar het verslag en open het bestand hier.',
    several: (games) => `In dit bestand staan ${games} spellen.`,
    look: (number) => `Spel ${number} bekijken`,
    lookGood: 'Het goede deel bekijken',
    moves: (moves) => (moves === 1 ? '1 zet' : `${moves} zetten`),
  },
};
