/** Looking at games that were played, in Dutch. */
import type { ReplayWords } from '../en/replay.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('nl');

/** What the replay of a game says. */
export const words: ReplayWords = {
  title: (game, names) => (names === '' ? game : `${game}: ${names}`),
  begin: 'Begin van de partij.',
  moment: (at, length) => `Zet ${at} van ${length}`,
  turn: (turn, turns) => `beurt ${turn} van ${turns}`,
  slider: 'Plaats in de partij',
  controls: 'Afspeelknoppen',
  first: 'Begin',
  turnBack: 'Vorige beurt',
  back: 'Vorige zet',
  play: 'Afspelen',
  pause: 'Pauze',
  on: 'Volgende zet',
  turnOn: 'Volgende beurt',
  last: 'Einde',
  speed: (speed) => `Snelheid: ${speed}`,
  copyLink: 'Link naar deze zet kopiëren',
  copied: 'Link naar deze zet gekopieerd.',
  notCopied: 'Kopiëren is geblokkeerd door je browser. De link staat in de adresbalk.',
  views: 'Bekijken als',
  viewAll: 'Alles tonen',
  viewTable: 'Toeschouwer',
  parts: {
    title: 'Meer over deze partij',
    log: 'Zetten',
    try: 'Wat als?',
    review: 'Analyse',
    share: 'Delen',
  },
  log: { title: 'Zetten', jump: 'Tik op een zet om ernaartoe te gaan.' },
  keysTitle: 'Sneltoetsen',
  keys: [
    ['← →', 'vorige of volgende zet'],
    ['Shift+← →, Page Up, Page Down', 'vorige of volgende beurt'],
    ['Home, End', 'begin, einde'],
    ['Spatie', 'afspelen of pauzeren'],
    ['C', 'link naar deze zet kopiëren'],
  ],
  progress: 'Deze partij is nog bezig. Je ziet alleen wat je aan tafel ook mag zien.',
  missing:
    'Deze partij staat niet op dit apparaat, en de server heeft er geen die je mag bekijken.',
  unreachable:
    'Deze partij staat niet op dit apparaat, en de server is niet bereikbaar. Probeer het opnieuw als je online bent.',
  retry: 'Opnieuw proberen',
  try: {
    about:
      'Kies een zet en speel vanaf daar verder. De dobbelstenen en kaarten worden anders; de echte partij blijft zoals die was.',
    youPlay: 'Jij speelt',
    others: 'Andere spelers',
    alone: 'Ik speel voor iedereen',
    newChance: 'Wat er op tafel ligt, blijft zo. Alles wat daarna komt, is opnieuw toeval.',
    dealtAnew:
      'Kaarten die je niet kon zien, worden opnieuw gedeeld, passend bij wat je wel zag. Je komt niets te weten wat je niet kon weten.',
    begin: (at) => `Verder spelen vanaf zet ${at}`,
    atEnd:
      'Hier is de partij afgelopen. Ga terug naar een eerdere zet om vanaf daar verder te spelen.',
    notThis:
      'Je kunt vanaf hier niet verder spelen: de bladen van de anderen zijn maar deels bekend.',
    lines: 'Varianten vergelijken',
    none: 'Je hebt nog geen andere variant geprobeerd.',
    real: 'Echte partij',
    line: (number) => `Variant ${number}`,
    from: (at) => `vanaf zet ${at}`,
    over: (moves) => `afgelopen na ${counted(moves, 'zet', 'zetten')}`,
    underWay: (moves) => `bezig, ${counted(moves, 'zet', 'zetten')} tot nu toe`,
    forget: 'Verwijderen',
    forgetSure: 'Deze variant verwijderen?',
    noteTitle: 'Wat als?',
    note: (at) => `Je probeert een andere variant, vanaf zet ${at}.`,
    played: (at) => `Dit is een andere variant, vanaf zet ${at}.`,
    back: 'Terug naar de partij',
  },
  menu: 'Meer',
  carry: 'Link met de hele partij kopiëren',
  carried: 'Gekopieerd: een lange link met de hele partij erin. Hij werkt zonder de server.',
  keep: 'Opslaan bij je partijen',
  kept: 'Opgeslagen. Je vindt de partij op de startpagina.',
  openAnother: 'Andere partij openen',
  broken: (line, why) => `Er zit een fout in regel ${line} van deze opgeslagen partij. ${why}`,
  faults: { 'not-your-turn': 'Hier is een andere speler aan de beurt.' },
  brokenLine: 'Daar staat:',
  goodPart: (moves) =>
    plural(
      moves,
      'De zet ervoor is in orde en is hier te zien.',
      `De ${moves} zetten ervoor zijn in orde en zijn hier te zien.`,
    ),
  cutOff: (line) => `Regel ${line} is onvolledig en is weggelaten.`,
  open: {
    title: 'Opgeslagen partij openen',
    about:
      'Een opgeslagen partij is een tekstbestand: een kop, en dan per zet een regel. Je kunt partijen openen uit Nyhavn en uit elk programma dat dezelfde notatie gebruikt.',
    file: 'Bestand kiezen',
    drop: 'of sleep het naar deze pagina',
    paste: 'Of plak een opgeslagen partij of een link',
    open: 'Openen',
    nothing: 'Kies eerst een bestand, of plak een opgeslagen partij of een link.',
    tooLarge: 'Dit is te groot voor een opgeslagen partij. Is het wel het goede bestand?',
    badLink: 'Deze link is onvolledig: een deel van de partij ontbreekt. Kopieer hem opnieuw.',
    otherLink:
      'Deze link leidt naar een andere site. Download de partij daar en open het bestand hier.',
    several: (games) => `Dit bestand bevat ${counted(games, 'partij', 'partijen')}.`,
    look: (number) => `Partij ${number} bekijken`,
    lookGood: 'Het goede deel tonen',
    moves: (moves) => counted(moves, 'zet', 'zetten'),
  },
};
