/** Words of Roll & Write alone, in German. */
import type { RollAndWriteTable } from '../../../en/games/roll-and-write/table.ts';
import type { Words } from '../../../en/index.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { common } from '../../common.ts';
import { refusals } from './refusals.ts';

type Paint = keyof Words['common']['colours'];

/** What only Roll & Write says, in German. */
export const words: RollAndWriteTable & GameRefusals = {
  refusals,
  round: (round) => `Runde ${round}`,
  dice: 'Würfel',
  die: (colour, number, count) => `${capital(masculine(colour))} Würfel, ${number} von ${count}`,
  dieUsed: 'genutzt',
  dieForTile: 'für diese Form',
  tiles: 'Formen',
  facades: 'Fassadenformen',
  unlimited: 'beliebig oft',
  once: 'je einmal',
  tile: (colour, squares, shape) =>
    `${capital(feminine(colour))} Form mit ${counted(squares, 'Feld', 'Feldern')}, ${shape}`,
  tileShort: (colour, size) => `${feminine(colour)} ${size}er-Form`,
  shapes: {
    R2: 'gerade',
    R3: 'Winkel',
    R4: 'Quadrat',
    R5: 'Quadrat mit Zipfel',
    B2: 'gerade',
    B3: 'Winkel',
    B4L: 'J-Form',
    B4R: 'L-Form',
    B5: 'langes T',
    P2: 'gerade',
    P3: 'gerade',
    P4: 'gerade',
    P5: 'gerade',
    G2: 'gerade',
    G3: 'gerade',
    G4: 'kurzes T',
    G5: 'Kreuz',
    Y2: 'gerade',
    Y3: 'Winkel',
    Y4L: 'Z-Form',
    Y4R: 'S-Form',
    Y5: 'langes Z',
  },
  copy: (number, count) => `Exemplar ${number} von ${count}`,
  crossedOut: 'durchgestrichen',
  places: (count) => counted(count, 'Stelle', 'Stellen'),
  needs: (payment) => `braucht ${payment}`,
  notNow: 'gerade nicht möglich',
  noRoom: 'Für diese Form ist kein Platz.',
  diceCount: (count) => `${count} Würfel`,
  bonuses: (count) => counted(count, 'Bonus', 'Boni'),
  stars,
  payment: {
    title: 'Bezahlung',
    hint: 'Bleibt ein weißer Würfel übrig, können die anderen damit jede Leiste ankreuzen.',
    copyTitle: 'Exemplar',
    cross: 'Ein neues durchstreichen',
    again: 'Wiederverwenden: 1 Stern',
  },
  abilities: 'Fähigkeiten',
  aboutAbilities: 'Was die Leisten bringen',
  ability: {
    R: 'Neu würfeln',
    B: 'Kein X',
    P: 'Ein X',
    G: 'Farbwechsel',
    Y: 'Wiederverwenden',
  },
  abilityShort: {
    R: 'Neuwurf',
    B: 'Kein X',
    P: 'Ein X',
    G: 'Farbe',
    Y: 'Wieder',
  },
  abilityDoes: {
    R: 'Wirf einen oder mehrere deiner Würfel neu, bevor du deine Form einzeichnest. Alle beginnen mit zwei dieser Sterne.',
    B: 'Von jetzt an bis zum Ende des Zuges zeichnest du nur noch Fenster ein, keinen Ziegel.',
    P: 'Zeichne ein zusätzliches Feld mit Ziegel ein, vor oder nach deiner Form.',
    G: 'Dreh einen oder mehrere Würfel, die dasselbe zeigen, auf eine andere Seite, bevor du deine Form einzeichnest.',
    Y: 'Zeichne eine Form ein, die schon durchgestrichen ist; dabei wird nichts neu durchgestrichen.',
  },
  bonusDoes:
    'Ein Bonus (+) ersetzt einen fehlenden Würfel seiner Farbe, höchstens zwei in einem Zug. Was du freischaltest, kannst du ab deinem nächsten Zug einsetzen. Das neunte Kästchen einer Leiste bringt 2 Punkte.',
  track: (colour) => `${capital(feminine(colour))} Leiste`,
  trackState: (marked, boxes) => `${marked} von ${boxes} Kästchen`,
  ready: (usable, bonuses) => `${usable}, ${bonuses}`,
  readyShort: (usable, bonuses) => `★${usable} +${bonuses}`,
  marksBoxes: (boxes, signs) =>
    `Kästchen ${boxes.join(' und ')} ankreuzen${signs === '' ? ', nichts darunter' : `: ${signs}`}`,
  unlocksBonus: 'ein Bonus',
  unlocksStar: (ability) => `ein Stern für „${ability}“`,
  fullTrack: (points) => `${points} für die volle Leiste`,
  chosen: (times) => (times === 1 ? 'gewählt' : `${times}-mal gewählt`),
  starsUsable: (count) => (count === 0 ? 'kein Stern' : stars(count)),
  reroll: (dice) => (dice === 0 ? 'Neu würfeln' : `${dice} Würfel neu würfeln`),
  rerollWhich: 'Wähle erst die Würfel, die du neu werfen willst.',
  recolour: 'Farbwechsel',
  recolourWhich: 'Wähle erst Würfel, die dasselbe zeigen.',
  recolourTo: (dice) => `Aus ${nouns(dice)} wird …`,
  face: (colour) => capital(colour),
  noX: 'Kein X',
  noXOn: 'Kein X: in diesem Zug nur Fenster',
  oneX: 'Ein X',
  oneSquare: (isBrick) => (isBrick ? 'Ein Feld mit Ziegel' : 'Ein Fenster'),
  coatHint:
    'Setz das Fenster oder tippe auf eine Leiste, um ihre nächsten zwei Kästchen anzukreuzen.',
  coatSquare: 'Ein Fenster für das Wappen',
  end: 'Zug beenden',
  endWithout: 'Ohne Form beenden',
  take: 'Würfel nehmen',
  takeNone: 'Keinen nehmen',
  takeWhich: 'Wähle erst einen Würfel oder eine Leiste.',
  takeTracks: (tracks) => `${nouns(tracks)} ankreuzen`,
  whiteWhich: 'Weißer Würfel: welche Leiste ankreuzen?',
  beginWith: (track) => `Mit ${nouns(track)} beginnen`,
  status: {
    start: 'Wähle die Leiste, mit der du beginnst',
    startOf: (name) => `${name}: Wähle die Leiste, mit der du beginnst`,
    /** What is awaited is an infinitive, which suits `Du bist dran` and `Anna ist dran` alike. */
    tile: (turn) => `${turn}: eine Form wählen`,
    noTile: (turn) => `${turn}: mit diesen Würfeln geht keine Form`,
    placing: (turn, colour) => `${turn}: ${feminine(colour)} Form setzen`,
    placingBrick: (turn, colour) => `${turn}: ${feminine(colour)} Form setzen, Ziegel antippen`,
    oneX: (turn) => `${turn}: Wohin kommt das Extrafeld?`,
    recolour: (turn) => `${turn}: Welche Farbe soll es werden?`,
    dice: (turn) => `${turn}: Neu würfeln oder Farbwechsel?`,
    drawn: (turn) => `${turn}: alles erledigt, Zug beenden`,
    drawnMore: (turn) => `${turn}: „Ein X“ nutzen oder Zug beenden`,
    coat: (count) => `${count > 1 ? `${count} Wappen` : 'Wappen'}: ein Fenster oder zwei Kästchen`,
    mark: (name) => `${name} ist fertig: Nimm einen Würfel`,
    markTwo: (name) => `${name} ist fertig: Nimm bis zu zwei Würfel`,
    for: (name, what) => `${name} – ${what}`,
    rolling: 'Die Würfel rollen …',
    crossing: 'In jeder Farbe wird eine Form durchgestrichen …',
  },
  story: {
    by: (name, what) => `${name}: ${what}.`,
    cross: (tiles) =>
      `Zu zweit wird in jeder Farbe eine 4er-Form durchgestrichen, darunter ${tiles}.`,
    crossTile: (colour, shape) => `${noun(colour)} (${shape})`,
    roll: (dice) => `${nouns(dice)} gewürfelt`,
    start: (track) => `die ersten zwei Kästchen ${ofTrack(track)} angekreuzt`,
    reroll: (dice) => `„Neu würfeln“ für ${nouns(dice)}`,
    recolour: (dice, to) => `„Farbwechsel“, aus ${nouns(dice)} wird ${nouns(to)}`,
    noX: '„Kein X“, für den Rest des Zuges nur Fenster',
    single: (cell, isBrick) => `„Ein X“, ${isBrick ? 'Ziegel' : 'Fenster'} auf ${cell}`,
    draw: (tile, cells, brick, payment) =>
      `${tile} auf ${cells}, ${brick === '' ? 'nur Fenster' : `Ziegel auf ${brick}`} (${payment})`,
    diceList: (dice) => `Würfel ${nouns(dice)}`,
    dieList: (die) => `${masculine(die)} Würfel`,
    again: '„Wiederverwenden“',
    coatSquare: (cell) => `Fenster auf ${cell} für ein Wappen`,
    coatTrack: (track, boxes) => `${boxes} Kästchen ${ofTrack(track)} für ein Wappen`,
    end: 'Zug beendet',
    endLeaving: (dice) => `Zug beendet, übrig: ${nouns(dice)}`,
    markNone: 'keinen Würfel genommen',
    mark: (track) => `ein Kästchen ${ofTrack(track)} angekreuzt`,
    markTwo: (tracks) => `je ein Kästchen in ${nouns(tracks)} angekreuzt`,
    markTwice: (track) => `zwei Kästchen ${ofTrack(track)} angekreuzt`,
    trackFull: (track) => `Die ${feminine(track)} Leiste ist voll.`,
  },
  news: 'Gerade eben',
  cell: {
    empty: 'leer',
    brick: (colour) => (colour ? `${masculine(colour)} Ziegel` : 'Ziegel'),
    window: (colour) => (colour ? `${neuter(colour)} Fenster` : 'Fenster'),
  },
  ending: {
    /** A name may be `Du`, so no verb follows the names. */
    reached: (names, goal) => `${names}: ${goal} Punkte erreicht, also war das die letzte Runde.`,
    lastRound: (round) => `Runde ${round} war die letzte.`,
    dead: 'Niemand konnte noch etwas einzeichnen oder ankreuzen.',
    line: (name, points) => `${capital(name)}: ${points}`,
  },
};

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function stars(count: number): string {
  return counted(count, 'Stern', 'Sterne');
}

function masculine(colour: Paint): string {
  return `${common.colours[colour]}er`;
}

function feminine(colour: Paint): string {
  return `${common.colours[colour]}e`;
}

function neuter(colour: Paint): string {
  return `${common.colours[colour]}es`;
}

function ofTrack(colour: Paint): string {
  return `der ${common.colours[colour]}en Leiste`;
}

function noun(colour: Paint): string {
  return capital(common.colours[colour]);
}

/** Listed colours as nouns, as in `Blau, Blau und Weiß`. */
function nouns(colours: string): string {
  return colours.replaceAll(new RegExp(Object.values(common.colours).join('|'), 'g'), capital);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
