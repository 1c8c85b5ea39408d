/** The end of a game: the points, their sources, and the winners. */
import type { GamePicture } from '@nyhavn/engine';
import type { Scene, TerminalGame } from '../games/terminal-game.ts';
import { labelled, list, say } from '../words.ts';
import { type Player, playerAt } from './player.ts';
import { asSentence } from './words.ts';

/** The end of a game in sentences, one line each. */
export function endingInWords(front: TerminalGame, scene: Scene): string {
  const { players, picture } = scene;
  const scores = picture.players.map(({ score }, seat) => {
    const points = labelled(playerAt(players, seat).name, say().common.points(score));
    return [points, ...front.sources(picture, seat)].map((part) => `${part}.`).join(' ');
  });
  return [front.reason(scene), ...scores, ...victory(front, players, picture)].join('\n');
}

function victory(
  { tieBreak }: TerminalGame,
  players: readonly Player[],
  picture: GamePicture,
): string[] {
  const winners = picture.winners ?? [];
  const most = Math.max(...picture.players.map(({ score }) => score));
  const first = picture.players.flatMap(({ score }, seat) => (score === most ? [seat] : []));
  const nameOf = (seat: number) => playerAt(players, seat).name;
  const told: string[] = [];
  if (first.length > 1 && tieBreak) {
    const values = first.map((seat) => `${nameOf(seat)} ${tieBreak.valueOf(picture, seat)}`);
    told.push(`${tieBreak.rule()} ${asSentence(labelled(tieBreak.unit(), list(values)))}`);
  }
  const { over } = say().table;
  const [winner = 0] = winners;
  const player = playerAt(players, winner);
  if (winners.length > 1) told.push(`${over.shared(list(winners.map(nameOf)))}.`);
  else told.push(player.isYou ? over.wins(player) : `${over.wins(player)}.`);
  return told;
}
