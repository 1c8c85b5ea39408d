/** The commands of the terminal program, in Dutch. */
import type { CommandWords } from '../en/terminal-commands.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What the commands say. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partij ${number}`,
    noneAdded:
      'Geen speler heeft iets aan de loting toegevoegd, dus de server kan een geheim hebben gekozen dat hem goed uitkwam.',
    undone: 'Alleen de spelers weten of ze daarom hebben gevraagd.',
    part: (events) => `Dit verslag stopt bij gebeurtenis ${events}, voor het einde van de partij.`,
    limits: 'Namen en de zetten van spelers zijn hiermee niet bewezen.',
    seedLater:
      'Het geheim staat nog niet in het verslag: het wordt bekendgemaakt als de partij is afgelopen. Tot dan valt er niets te bewijzen.',
    false: {
      commitment: 'Het geheim is niet het geheim dat de server vóór de partij heeft vastgelegd.',
      contributions:
        'In het verslag staat niet voor elke plaats wat die aan de loting heeft toegevoegd.',
      start: 'De startspeler volgt niet uit het geheim.',
      undone:
        'De gebeurtenissen die ongedaan zijn gemaakt, volgen niet uit de regels en het geheim.',
    },
    draw: (draw, what) => `Trekking ${draw} (${what})`,
    ofStart: 'startspeler',
    ofEvent: (event) => `gebeurtenis ${event}`,
    ofUndone: 'ongedaan gemaakt',
    tookPart: (names) => `meegedaan: ${names}`,
    missed: (names) => `geen antwoord: ${names}`,
    unforeseeable: 'niemand kon die kennen of kiezen als een van hen eerlijk is',
    foreseeable: 'geen apparaat deed mee, dus de server kon die kennen',
    follows: 'klopt',
    noAnchor: 'In het verslag ontbreekt het anker van de server, dus er valt niets te bewijzen.',
    notProven: 'Niet bewezen.',
  },
  notReviewed: (game) => `Van ${game} is geen analyse mogelijk.`,
  files: {
    nameOne: (dash) => `Noem een bestand, of ${dash} voor de standaardinvoer.`,
    missing: 'dat bestand bestaat niet',
    forbidden: 'geen toegang',
    folder: 'dat is een map',
    noFolder: 'een deel van het pad is geen map',
    line: (line, reason) => `Regel ${line}: ${reason}`,
    cutOff: (line) => `Regel ${line} is afgebroken; alles daarvoor is gelezen.`,
  },
  help: {
    usage: 'gebruik',
    unknown: (command) => `Het commando ${command} bestaat niet.`,
    guests: 'laadt eerst een module met eigen bots of spellen',
    language: (codes) => `kiest de taal (anders die van de terminal): ${codes}`,
    summaries: {
      serve: 'start de server voor beide spellen, tot je hem stopt; poort 0 kiest een vrije poort',
      play: 'een partij in de terminal, tegen bots of met vrienden aan één toetsenbord',
      sim: 'laat bots spelen; toont een samenvatting, of schrijft verslagen of traces',
      replay: 'controleert elke gebeurtenis van een verslag en schrijft de trace',
      review:
        'analyseert elke beslissing, worp en kaart van een verslag: wat geluk was en wat met zetten is verspeeld',
      verify: 'rekent elke worp en kaart van een verslag na en zegt wat dat bewijst',
      count:
        'telt hoe een verslag vanaf de laatste stelling, of een nieuwe partij, verder kan gaan',
      arena:
        'laat bots op alle plaatsen met dezelfde dobbelstenen en kaarten spelen; toont hoe sterk ze zijn',
      bench: 'speelt willekeurige partijen op één thread en toont hoeveel per seconde',
      print: 'maakt een pdf: spelersbladen met de regels op de achterkant',
    },
  },
  options: {
    surplus: (argument) => `${argument} hoort hier niet.`,
    unknown: (option) => `De optie ${option} bestaat niet.`,
    misused: (option) => `Controleer de waarde van ${option}.`,
    number: (option, least, most) =>
      `Geef bij ${option} een heel getal van ${least} t/m ${most} op.`,
    oneOf: (option, choices) => `Geef bij ${option} ${choices} op.`,
    listOf: (option, choices) => `Geef bij ${option} een lijst hiervan op: ${choices}.`,
    different: (option, most, choices) =>
      `Geef bij ${option} 2 t/m ${most} verschillende hiervan op: ${choices}.`,
    surplusBots: (option) => `${option} noemt meer bots dan er spelers zijn.`,
    twoOutputs: (one, other) =>
      `${one} en ${other} kunnen niet allebei de standaarduitvoer gebruiken.`,
    address: (option, example) => `Geef bij ${option} een adres op, zoals ${example}.`,
    person: (id) =>
      `${id} is geen ID van een speler. Het ID staat aan het einde van het adres van zijn profiel.`,
    host: (option, host) => `Geef bij ${option} hostnamen op; ${host} is er geen.`,
    badModule: (option, reason) =>
      `Geef bij ${option} een module met bots of spellen op; deze kan niet worden geladen: ${reason}`,
  },
  otherGame: (file, game) => `${file} is geen verslag van ${game}.`,
  sim: {
    games: (games, events) =>
      `${counted(games, 'partij', 'partijen')}, elk met ${events} gebeurtenissen`,
    seat: (seat) => `plaats ${seat}`,
    won: (percent) => `${percent} gewonnen`,
    points: (points) => `${points} punten`,
  },
  print: {
    ready: (file) => `${file} is klaar.`,
    bothSides: 'Druk het dubbelzijdig af, omgeslagen langs de lange zijde.',
  },
  serve: {
    at: (address) => `Nyhavn draait op ${address}`,
    notBuilt: (command) => `De client is nog niet gebouwd. Voer eerst ${command} uit.`,
    notGoingOn: (reason) => `De server moest stoppen: ${reason}.`,
    notStarting: (reason) => `De server kan niet starten: ${reason}`,
    portUsed: (port, command) => `Poort ${port} is in gebruik; probeer een andere: ${command}`,
    notOurs: (host) => `${host} is geen adres van deze computer.`,
    noDatabase: (option) => `Er antwoordt geen database op ${option}.`,
    portRefused: (port) => `Poort ${port} mag hier niet. Gebruik een poort vanaf 1024.`,
  },
};
