/**
 * A plain reference implementation of the rules of Roll & Write, for comparison with the engine.
 * It follows the rule text word by word; RW-n are the rulings of that text.
 */

import type { Colour } from './roll-and-write-data.ts';
import {
  ALWAYS_CROSSED,
  CROSS_OUTCOMES,
  DICE,
  LAST_ROUND,
  POINTS,
  TILES,
} from './roll-and-write-data.ts';
import { canonical, facesOf, rollOutcomes, without } from './roll-and-write-dice.ts';
import { coatMoves, markMoves, movesOf } from './roll-and-write-moves.ts';
import type { Player } from './roll-and-write-player.ts';
import type { ReferenceSetup, ReferenceState, Seat } from './roll-and-write-position.ts';
import { Position } from './roll-and-write-position.ts';

export type { ReferenceSetup, ReferenceState, Seat } from './roll-and-write-position.ts';

/** One game of Roll & Write: its state, its legal moves, and what each move does. */
export class ReferenceGame {
  private readonly position: Position;

  constructor(setup: ReferenceSetup) {
    this.position = new Position(setup);
  }

  /** The state picture: tracks in the order R B P G Y, crossed tiles in the data's order. */
  state(): ReferenceState {
    return this.position.picture();
  }

  /** All legal moves of this seat, sorted by code point; none if the seat may not move now. */
  legal(seat: Seat): string[] {
    const { position } = this;
    const player = position.players[seat];
    if (player === undefined || position.awaited !== null) return [];
    if (!position.movers.includes(seat)) return [];
    return movesOf(position, player).sort();
  }

  /** All distinct chance outcomes with their weights, sorted; none if no chance is awaited. */
  chances(): { move: string; weight: number }[] {
    const { awaited } = this.position;
    if (awaited === null) return [];
    if (awaited === 'cross') return CROSS_OUTCOMES.map((move) => ({ move, weight: 1 }));
    return rollOutcomes(awaited).map(({ faces, weight }) => ({ move: `roll ${faces}`, weight }));
  }

  /** Applies a legal move or an awaited chance event; a trusted seat's move is not checked. */
  apply(by: Seat | 'chance', move: string, trusted = false): void {
    if (by === 'chance') {
      this.applyChance(move);
      return;
    }
    const player = this.position.players[by];
    if (player === undefined) throw new Error(`there is no seat ${by}`);
    if (!trusted) {
      const moves = this.legal(by);
      if (moves.length === 0) throw new Error(`seat ${by} may not move now: ${move}`);
      if (!moves.includes(move)) throw new Error(`not a legal move of seat ${by}: ${move}`);
    }
    this.applyMove(by, player, move);
  }

  private applyChance(move: string): void {
    const { position } = this;
    const { awaited } = position;
    if (awaited === null) throw new Error(`no chance event is awaited: ${move}`);
    if (awaited === 'cross') {
      // RW-1
      if (!CROSS_OUTCOMES.includes(move)) throw new Error(`not a set-up to cross: ${move}`);
      for (const name of [...ALWAYS_CROSSED, ...move.split(' ').slice(1)]) this.crossOut(name);
    } else {
      if (!move.startsWith('roll ')) throw new Error(`a roll is awaited: ${move}`);
      const faces = facesOf(move.slice('roll '.length));
      if (faces.length !== awaited) throw new Error(`not a roll of ${awaited} dice: ${move}`);
      position.dice = canonical([...(position.dice ?? []), ...faces]);
    }
    position.awaited = null;
  }

  private applyMove(seat: Seat, player: Player, move: string): void {
    const [verb = '', what = '', ...details] = move.split(' ');
    switch (verb) {
      case 'start':
        this.start(seat, player, what);
        break;
      case 'reroll':
        this.reroll(player, what);
        break;
      case 'recolour':
        this.recolour(player, what);
        break;
      case 'nox':
        this.declareNoX(player);
        break;
      case 'single':
        this.single(player, what);
        break;
      case 'draw':
        this.draw(player, what, details);
        break;
      case 'coat':
        this.coat(player, what);
        break;
      case 'end':
        this.end();
        break;
      case 'mark':
        this.mark(seat, player, what);
        break;
      default:
        throw new Error(`not a move: ${move}`);
    }
  }

  private start(seat: Seat, player: Player, track: string): void {
    for (const colour of coloursOf(track)) player.markBoxes(colour, 2, false);
    const { position } = this;
    position.movers = position.movers.filter((mover) => mover !== seat);
    if (position.movers.length === 0) this.beginTurn(position.setup.startPlayer);
  }

  private reroll(player: Player, picked: string): void {
    const faces = facesOf(picked);
    player.tracks.R.star -= 1;
    this.takeDice(picked);
    this.position.awaited = faces.length;
  }

  private recolour(player: Player, change: string): void {
    const { position } = this;
    const [picked = '', target = ''] = change.split('>');
    player.tracks.G.star -= 1;
    this.takeDice(picked);
    const turned = facesOf(target.repeat(picked.length));
    position.dice = canonical([...(position.dice ?? []), ...turned]);
  }

  private declareNoX(player: Player): void {
    player.tracks.B.star -= 1;
    this.position.noX = true; // RW-4: for all that is drawn from now on in this turn
  }

  private single(player: Player, cell: string): void {
    player.tracks.P.star -= 1;
    this.fill(player, [cell], this.position.noX ? '-' : cell);
  }

  private draw(player: Player, name: string, details: readonly string[]): void {
    const tile = TILES.find((candidate) => candidate.name === name);
    if (tile === undefined) throw new Error(`there is no such tile: ${name}`);
    const [cells = '', x = '', dice = '', ...extras] = details;
    this.takeDice(dice.replace('dice=', '').replace('-', ''));
    const bonus = extras.find((extra) => extra.startsWith('bonus='));
    if (bonus !== undefined) player.tracks[tile.colour].bonus -= Number(bonus.slice(-1));
    if (extras.includes('again')) {
      player.tracks.Y.star -= 1; // and nothing is crossed out
    } else if (tile.copies !== null) {
      this.crossOut(name);
    }
    this.position.drawn = true;
    this.fill(player, cells.split(','), x.replace('x=', ''));
  }

  private coat(player: Player, what: string): void {
    this.position.coats -= 1;
    if (what.length > 1) {
      this.fill(player, [what], '-'); // a square, always O
      return;
    }
    for (const colour of coloursOf(what)) player.markBoxes(colour, 2, true); // RW-16, RW-19
    this.settleCoats(player);
  }

  private end(): void {
    const { position } = this;
    position.phase = 'mark';
    position.movers = [];
    for (const [seat, player] of position.players.entries()) {
      if (seat === position.turnOf || markMoves(position, player).length === 0) continue;
      position.movers.push(seat);
    }
    if (position.movers.length === 0) this.finishTurn();
  }

  private mark(seat: Seat, player: Player, tracks: string): void {
    for (const colour of coloursOf(tracks.replace('-', ''))) player.markBoxes(colour, 1, false);
    const { position } = this;
    position.movers = position.movers.filter((mover) => mover !== seat);
    if (position.movers.length === 0) this.finishTurn();
  }

  private takeDice(faces: string): void {
    this.position.dice = without(this.position.dice ?? [], facesOf(faces));
  }

  private crossOut(name: string): void {
    const { crossed } = this.position;
    crossed.set(name, (crossed.get(name) ?? 0) + 1);
  }

  /** Fills the cells, scores at once what this completes, and sees to the coats of arms. */
  private fill(player: Player, cells: readonly string[], x: string): void {
    const { points, coats } = player.building.draw(cells, x);
    player.score += points;
    this.position.coats += coats;
    this.settleCoats(player);
  }

  /** A coat that is owed comes before anything else; it lapses if it is not possible (RW-16). */
  private settleCoats(player: Player): void {
    const { position } = this;
    while (position.coats > 0 && coatMoves(player).length === 0) position.coats -= 1;
    position.phase = position.coats > 0 ? 'coat' : 'turn';
  }

  private beginTurn(seat: Seat): void {
    const { position } = this;
    position.phase = 'turn';
    position.turnOf = seat;
    position.movers = [seat];
    this.clearTurn();
    position.awaited = DICE;
  }

  private clearTurn(): void {
    const { position } = this;
    position.dice = null;
    position.drawn = false;
    position.noX = false;
  }

  private finishTurn(): void {
    const { position } = this;
    for (const player of position.players) player.releaseUnlocked(); // RW-19
    const next = (position.turnOf + 1) % position.players.length;
    const roundIsOver = next === position.setup.startPlayer;
    if (roundIsOver && this.gameEnds()) {
      this.finishGame();
      return;
    }
    if (roundIsOver) position.round += 1;
    this.beginTurn(next);
  }

  /** At the end of a round: 12 points, a dead game (RW-11), or the last round (RW-13). */
  private gameEnds(): boolean {
    const { players, round } = this.position;
    return (
      players.some((player) => player.score >= POINTS.goal) ||
      players.every((player) => this.isDead(player)) ||
      round >= LAST_ROUND
    );
  }

  /** RW-11: this player can never draw or mark again. */
  private isDead(player: Player): boolean {
    const { position } = this;
    const pairs = TILES.filter((tile) => tile.cells.length === 2);
    return (
      player.openTracks().length === 0 &&
      pairs.every((tile) => position.placements(player, tile).length === 0) &&
      (player.tracks.P.star === 0 || player.building.squares().length === 0)
    );
  }

  private finishGame(): void {
    const { position } = this;
    position.phase = 'over';
    position.movers = [];
    this.clearTurn();
    const players = [...position.players.entries()];
    const score = Math.max(...players.map(([, player]) => player.score));
    const best = players.filter(([, player]) => player.score === score);
    const empty = Math.min(...best.map(([, player]) => player.building.empty));
    position.winners = best
      .filter(([, player]) => player.building.empty === empty)
      .map(([seat]) => seat);
  }
}

function coloursOf(text: string): Colour[] {
  return facesOf(text).map((face) => {
    if (face === 'W') throw new Error(`there is no white track: ${text}`);
    return face;
  });
}
