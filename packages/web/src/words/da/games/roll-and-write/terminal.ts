/** Roll & Write in a terminal, in Danish. */
import type { RollAndWriteTerminalWords } from '../../../en/games/roll-and-write/terminal.ts';
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone, in Danish. */
export const words: RollAndWriteTerminalWords = {
  aim: (goal) => [
    'Tegn brikker, og fyld rækker (1 point) og kolonner (2), dobbelt uden X.',
    `Når en spiller har ${goal} point: sidste runde. Skriv et tal og Enter, eller help.`,
  ],
  rules: [
    'Din tur: Slå fem terninger, og tegn én brik med terninger i dens farve, én pr. felt. Hvid er alle farver; en bonus (+) erstatter en manglende terning, højst to pr. tur. Brikken må drejes, men ikke spejlvendes. Mindst ét af dens felter skal ligge i række 1 eller lige over et fyldt felt. Ét felt får et X, de andre O. Brikker med 4 og 5 felter slipper op.',
    'Point: en fuld række 1, en fuld kolonne 2, dobbelt uden X; et fuldt spor 2.',
    'Fyld en række eller kolonne med et våbenskjold, så tegner du et ekstra O eller krydser to bokse af.',
    'Derefter må de andre hver tage en terning som er tilbage, og krydse en boks af på dens spor; det samme gør du i deres ture. Bokse låser op for bonusser og stjerner til din næste tur.',
    'Stjerner: rød, Slå om (slå terninger igen). Blå, Intet X (kun vinduer i denne tur). Lilla, Ét X (et ekstra felt). Grøn, Farveskift (vend terninger til en anden farve). Gul, Genbrug (tegn en brik der er streget ud).',
  ],
  startTrack: 'Hvilket spor begynder du med? De første to bokse krydses af.',
  left: (name, dice) => `Tilbage fra ${name}: ${dice}`,
  draw: 'Tegn en brik',
  does: {
    R: 'slå nogle terninger igen',
    G: 'vend terninger til en anden farve',
    B: 'alt hvad du tegner i denne tur, bliver vinduer',
    P: 'tegn ét ekstra felt',
  },
  whichSquare: (sign) => `Hvilket felt får et ${sign}?`,
  window: 'Tegn ét vindue, O',
  boxes: 'Kryds to bokse af på et spor',
  whichTrack: 'Hvilket spor krydser du af på?',
  rerollWhich: 'Hvilke terninger slår du om? Du kan også skrive deres bogstaver.',
  keep: (dice) => `behold ${dice}, slå resten om`,
  all: 'slå dem alle om',
  oneByOne: 'Vælg terningerne én ad gangen',
  whichFirst: 'Hvilken terning først?',
  turnWhich: 'Hvilke terninger vender du?',
  takeWhich: 'Hvilken terning tager du?',
  second: (colour) => `${capital(colour)}, og en terning til?`,
  noSecond: 'Ikke flere terninger',
  tileWhich: 'Hvilken brik tegner du?',
  ways: (count) => `${count} måder at betale på`,
  xAt: (cell) => `X på ${cell}`,
  whichX: 'Hvilket felt får X’et? De andre bliver vinduer, O.',
  tilesLeft: 'Tilbage',
  largeLeft: 'Store brikker tilbage',
  smallLeft: 'og alle med 2 og 3 felter',
  signs: '♦ våbenskjold, = point, + bonus, ★ stjerne',
  usable: (things) => `klar til brug: ${things}`,
};
