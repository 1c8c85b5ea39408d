/** How a game ended: the points, where they came from, and who won. */
import type { GamePicture } from '@nyhavn/engine';
import type { Scene, TerminalGame } from '../games/terminal-game.ts';
import { type Player, playerAt } from './player.ts';
import { count, list } from './words.ts';

/** The end of a game in sentences, one line each. */
export function endingInWords(front: TerminalGame, scene: Scene): string {
  const { players, picture } = scene;
  const scores = picture.players.map(({ score }, seat) => {
    const sources = front.sources(picture, seat);
    const reasons = sources.length === 0 ? '' : `: ${list(sources)}`;
    return `${playerAt(players, seat).name}: ${count(score, 'point')}${reasons}.`;
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
    told.push(
      `${list(first.map(nameOf))} have ${count(most, 'point')} each, so ${tieBreak.rule}: ${list(values)}.`,
    );
  }
  const [winner = 0] = winners;
  const { name, isYou } = playerAt(players, winner);
  if (winners.length > 1) told.push(`${list(winners.map(nameOf))} share the victory.`);
  else told.push(isYou ? 'You win!' : `${name} wins.`);
  return told;
}
