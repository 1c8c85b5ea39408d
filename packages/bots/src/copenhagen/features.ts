/** The features of a game of Copenhagen for a seat, as a row of numbers. */
import { countBits, countOf, type Seat } from '@nyhavn/engine';
import { COPENHAGEN_MATERIAL, type CopenhagenState } from '@nyhavn/engine/copenhagen';
import { COLOURS, countPlacements, GOAL } from '@nyhavn/engine/house';
import { BUILDING_FEATURES, missingInRow, writeBuilding } from '../house/building.ts';
import { leadingRival, RivalRow } from '../house/rivals.ts';

type House = CopenhagenState['houses'][number];

const { tiles, abilities, handLimit } = COPENHAGEN_MATERIAL;

/** One tile of every shape, by size. */
const SHAPES = [2, 3, 4, 5].map((size) => {
  const shapes = tiles.filter((tile) => tile.size === size).map(({ shape }) => shape);
  return [...new Set(shapes)];
});

const ENOUGH_PLACES = 10;

/** Cards of one colour beyond which no more are needed. */
const ENOUGH_CARDS = 5;

const HOUSE_FEATURES: readonly string[] = [
  ...BUILDING_FEATURES,
  ...[2, 3, 4, 5].map((size) => `places for tiles of ${size}`),
  'coats of arms covered',
  ...[1, 2, 3].map((missing) => `rows with a coat of arms, ${missing} missing`),
  'cards',
  ...abilities.map((ability) => `ready ${ability}`),
  ...abilities.map((ability) => `turned ${ability}`),
];

const OWN_FEATURES: readonly string[] = [
  ...[1, 2, 3, 4, 5].map((cards) => `colours with ${cards} cards`),
  ...[2, 3, 4, 5].map((size) => `tiles of ${size} that can be paid`),
  'coats owed',
];

const TABLE_FEATURES: readonly string[] = [
  'lead',
  'turn',
  'turns until the own one',
  'pile',
  'end card in the pile',
  'pairs in the harbour',
  'three players',
  'four players',
];

/** The names of the features, in order: the own house, that of the leading rival, the hand, the table. */
export const FEATURES: readonly string[] = [
  ...HOUSE_FEATURES.map((name) => `own ${name}`),
  ...HOUSE_FEATURES.map((name) => `rival ${name}`),
  ...OWN_FEATURES.map((name) => `own ${name}`),
  ...TABLE_FEATURES,
];

/** Writes what a seat can see into a row of numbers from about 0 to 1; nothing hidden is looked at. */
export function writeFeatures(into: Float64Array, view: CopenhagenState, seat: Seat): void {
  const own = view.houses[seat]!;
  const rival = leadingRival(view.houses, seat);
  let at = writeHouse(into, 0, own);
  at = writeRival(into, at, rival);
  at = writeHand(into, at, view, own);
  const players = view.houses.length;
  into[at] = (own.score - rival.score) / GOAL;
  into[at + 1] = view.turn / (25 * players);
  into[at + 2] = turnsUntil(view, seat) / players;
  into[at + 3] = view.pileSize / 50;
  into[at + 4] = view.end === 1 ? 1 : 0;
  into[at + 5] = pairsIn(view.harbour) / 6;
  into[at + 6] = players === 3 ? 1 : 0;
  into[at + 7] = players === 4 ? 1 : 0;
}

/** The phase in which the harbour is filled: the turn is over then. */
const REFILL = 6;

function turnsUntil({ phase, active, houses }: CopenhagenState, seat: Seat): number {
  const next = phase === REFILL ? active + 1 : active;
  return (seat - next + 2 * houses.length) % houses.length;
}

const COATS = COPENHAGEN_MATERIAL.coats.cells.map(
  (name) => name.charCodeAt(0) - 97 + 5 * (name.charCodeAt(1) - 49),
);
const COATS_LOW = COATS.reduce((set, cell) => set | (cell < 30 ? 1 << cell : 0), 0);
const COATS_HIGH = COATS.reduce((set, cell) => set | (cell < 30 ? 0 : 1 << (cell - 30)), 0);

const rivalRow = new RivalRow(HOUSE_FEATURES.length);

function writeRival(into: Float64Array, at: number, rival: House): number {
  const { row } = rivalRow;
  if (!rivalRow.isOf(rival, rival.cards, rival.owned, rival.used)) writeHouse(row, 0, rival);
  into.set(row, at);
  return at + row.length;
}

function writeHouse(into: Float64Array, begin: number, house: House): number {
  let at = writeBuilding(into, begin, house);
  for (const shapes of SHAPES) {
    let places = 0;
    for (const shape of shapes) {
      places += Math.min(ENOUGH_PLACES, countPlacements(shape, house.low, house.high));
    }
    into[at++] = places / (ENOUGH_PLACES * shapes.length);
  }
  const covered = countBits(house.low & COATS_LOW) + countBits(house.high & COATS_HIGH);
  into[at++] = covered / COATS.length;
  into.fill(0, at, at + 3);
  for (const row of COPENHAGEN_MATERIAL.coats.rows) {
    const missing = missingInRow(house.low, house.high, row - 1);
    if (missing > 0 && missing <= 3) into[at + missing - 1]! += 0.25;
  }
  at += 3;
  into[at++] = house.cards / handLimit;
  for (let ability = 0; ability < abilities.length; ability++) {
    const isTurned = (house.used >>> ability) & 1;
    const isOwned = (house.owned >>> ability) & 1;
    into[at + ability] = isOwned & ~isTurned;
    into[at + abilities.length + ability] = isTurned;
  }
  return at + 2 * abilities.length;
}

function writeHand(into: Float64Array, at: number, view: CopenhagenState, own: House): number {
  into.fill(0, at, at + OWN_FEATURES.length);
  const hand = own.hand ?? 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const cards = Math.min(ENOUGH_CARDS, countOf(hand, colour));
    if (cards > 0) into[at + cards - 1]! += 0.5;
  }
  const left = view.ones | view.twos;
  for (const { index, colour, size } of tiles) {
    if (((left >>> index) & 1) === 0 || countOf(hand, colour) < size - 1) continue;
    const cost =
      (own.colours[colour]! | own.colours[colour + COLOURS.length]!) === 0 ? size : size - 1;
    if (countOf(hand, colour) >= cost) into[at + ENOUGH_CARDS + size - 2]! += 0.5;
  }
  into[at + ENOUGH_CARDS + 4] = view.coats / 2;
  return at + OWN_FEATURES.length;
}

/** Neighbours of one colour in the harbour. */
export function pairsIn(harbour: number): number {
  let pairs = 0;
  for (let places = harbour; places > 7; places >>>= 3) {
    if ((places & 7) !== 0 && (places & 7) === ((places >>> 3) & 7)) pairs++;
  }
  return pairs;
}
