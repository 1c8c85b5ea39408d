import type { Colour, Face, Tile } from './roll-and-write-data.ts';
import { COLOURS, FACES, MAX_BONUSES, TILES } from './roll-and-write-data.ts';
import { canonical, waysToPick } from './roll-and-write-dice.ts';
import type { Player } from './roll-and-write-player.ts';
import type { Position } from './roll-and-write-position.ts';

/** All moves, unsorted, of a player who may move now. */
export function movesOf(position: Position, player: Player): string[] {
  switch (position.phase) {
    case 'start':
      return COLOURS.map((colour) => `start ${colour}`);
    case 'turn':
      return turnMoves(position, player);
    case 'coat':
      return coatMoves(player);
    case 'mark':
      return markMoves(position, player);
    case 'over':
      return [];
  }
}

function turnMoves(position: Position, player: Player): string[] {
  const { drawn, noX } = position;
  const { tracks, building } = player;
  const dice = position.dice ?? [];
  const moves: string[] = [];
  if (!drawn) {
    // RW-3: no Re-roll and no Colour change once the shape is drawn
    if (tracks.R.star > 0) {
      for (const faces of waysToPick(dice)) moves.push(`reroll ${faces}`);
    }
    if (tracks.G.star > 0) {
      for (const change of recolourings(dice)) moves.push(`recolour ${change}`);
    }
    for (const drawing of drawings(position, player)) moves.push(`draw ${drawing}`);
  }
  if (tracks.B.star > 0 && !noX && (!drawn || tracks.P.star > 0)) moves.push('nox');
  if (tracks.P.star > 0) {
    // RW-5: before or after the shape
    for (const cell of building.squares()) moves.push(`single ${cell}`);
  }
  if (mayEnd(position, player)) moves.push('end');
  return moves;
}

/** RW-10: without a shape only if the dice alone allow none, or with the option. */
function mayEnd(position: Position, player: Player): boolean {
  if (position.drawn || position.setup.options.passing === 'always') return true;
  return !TILES.some(
    (tile) =>
      position.hasFreeCopy(tile) &&
      payments(position, player, tile).some(({ bonus }) => bonus === 0) &&
      position.placements(player, tile).length > 0,
  );
}

/** RW-2: dice of any one face may be turned to any other face, white included. */
function recolourings(dice: readonly Face[]): string[] {
  const changes: string[] = [];
  for (const face of FACES) {
    const showing = dice.filter((die) => die === face).length;
    for (let picked = 1; picked <= showing; picked += 1) {
      for (const target of FACES) {
        if (target !== face) changes.push(`${face.repeat(picked)}>${target}`);
      }
    }
  }
  return changes;
}

function drawings(position: Position, player: Player): string[] {
  const found: string[] = [];
  for (const tile of TILES) {
    const copies: string[] = [];
    if (position.hasFreeCopy(tile)) copies.push('');
    // RW-15: Use again takes any crossed copy, also while another one is free
    if (player.tracks.Y.star > 0 && position.crossedCopies(tile) > 0) copies.push(' again');
    const ways = payments(position, player, tile);
    if (copies.length === 0 || ways.length === 0) continue;
    for (const cells of position.placements(player, tile)) {
      for (const x of position.noX ? ['-'] : cells) {
        for (const { dice, bonus } of ways) {
          const paid = `dice=${dice === '' ? '-' : dice}${bonus > 0 ? ` bonus=${bonus}` : ''}`;
          for (const again of copies) {
            found.push(`${tile.name} ${cells.join(',')} x=${x} ${paid}${again}`);
          }
        }
      }
    }
  }
  return found;
}

/** The ways to pay for a tile: with which dice, and with how many bonuses. */
function payments(
  position: Position,
  player: Player,
  tile: Tile,
): { dice: string; bonus: number }[] {
  const { colour } = tile;
  const size = tile.cells.length;
  const dice = position.dice ?? [];
  const coloured = dice.filter((face) => face === colour).length;
  const white = dice.filter((face) => face === 'W').length;
  const missing = size - coloured - white;
  if (missing > 0) {
    // RW-7: all dice that count, and a bonus for each missing one; RW-18: maybe no die at all
    const bonuses = Math.min(MAX_BONUSES, player.tracks[colour].bonus);
    if (missing > bonuses) return [];
    return [{ dice: colour.repeat(coloured) + 'W'.repeat(white), bonus: missing }];
  }
  const ways: { dice: string; bonus: number }[] = [];
  // RW-6: exactly as many dice as squares, with any possible number of white ones
  for (let whiteUsed = 0; whiteUsed <= Math.min(white, size); whiteUsed += 1) {
    const colouredUsed = size - whiteUsed;
    if (colouredUsed > coloured) continue;
    ways.push({ dice: colour.repeat(colouredUsed) + 'W'.repeat(whiteUsed), bonus: 0 });
  }
  return ways;
}

/** The special actions that a coat of arms offers: a square, or boxes of a track. */
export function coatMoves(player: Player): string[] {
  return [...player.building.squares(), ...player.openTracks()].map((what) => `coat ${what}`);
}

/** The marks that the unused dice allow; empty, without declining, if nothing is possible. */
export function markMoves(position: Position, player: Player): string[] {
  const dice = position.dice ?? [];
  const tracksFor = (die: Face): Colour[] =>
    player.openTracks().filter((colour) => die === 'W' || die === colour); // RW-12
  const moves = new Set<string>();
  for (const [index, die] of dice.entries()) {
    for (const colour of tracksFor(die)) {
      moves.add(`mark ${colour}`);
      if (position.players.length > 2) continue;
      for (const otherDie of dice.slice(index + 1)) {
        for (const second of tracksFor(otherDie)) {
          if (second === colour && player.freeBoxes(colour) < 2) continue; // RW-12
          moves.add(`mark ${canonical([colour, second]).join('')}`);
        }
      }
    }
  }
  return moves.size === 0 ? [] : [...moves, 'mark -']; // RW-17
}
