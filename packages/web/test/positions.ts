/** Games up to some point, for looking at tables in the middle of something. */
import { botNamed, playMatch, seededRandom } from '@nyhavn/bots';
import { formatEvent, formatHeader, type GamePicture, gameNamed } from '@nyhavn/engine';
import type { Page } from '@playwright/test';
import { en } from './words.ts';

/** Which game, who plays, and how far it has come. */
export interface Position {
  readonly game: string;
  readonly seed: string;
  /** People have no bot. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  /** Whether people roll real dice and tell what came. */
  readonly dice?: 'real';
  /** True if the game has come far enough, seen by everybody's eyes. */
  readonly isThere: (picture: GamePicture & Readonly<Record<string, unknown>>) => boolean;
}

/** The record of a game that bots have played up to that position. */
export function recordOf({ game: id, seed, seats, dice, isThere }: Position): string {
  const game = gameNamed(id);
  const greedy = botNamed('greedy');
  if (!game || !greedy) throw new Error(`there is no game ${id}`);
  const setup = { players: seats.length, startPlayer: 0, options: {} };
  const begun = game.setup(setup);
  if (!begun.ok) throw new Error(begun.reason);
  const { state, options } = begun.value;
  const lines = [formatHeader(game, { ...setup, options }, { seats, ...(dice ? { dice } : {}) })];
  for (const event of playMatch(game, state, [greedy], seededRandom(seed))) {
    lines.push(formatEvent(game, event));
    if (isThere({ ...game.notation.picture(state) })) break;
  }
  return `${lines.join('\n')}\n`;
}

/** Puts a game into the browser as if it had been played there, and opens its table. */
export async function openTable(page: Page, position: Position): Promise<void> {
  await openRecord(page, recordOf(position));
}

/** Puts a record into the browser, and opens its table. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await keep(page, record);
  await page.goto('/play/kept');
  await page.getByRole('button', { name: en.table.menu }).waitFor();
  // Keys are heard when all of the table is there.
  await page.locator('.board[data-is-complete="true"]').waitFor({ state: 'attached' });
}

/** Keeps a record in the page's database, whatever it says, under the id `kept` if no other is given. */
export async function keep(
  page: Page,
  record: string,
  { id = 'kept', isOver = false }: { readonly id?: string; readonly isOver?: boolean } = {},
): Promise<void> {
  await page.goto('/settings');
  // Where settings are shown, the database is there.
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor();
  const game = { id, revision: 1, record, updated: Date.now(), isOver };
  await page.evaluate(keepGame, game);
}

/** Keeps a game in the client's own database, without the client; runs in the page. */
export function keepGame(game: { readonly id: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['games', 'heads'], 'readwrite');
      transaction.objectStore('games').put(game);
      // Lists read it again.
      transaction.objectStore('heads').delete(game.id);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** A turn of the first seat that has just begun, in that round or turn or a later one. */
export function isTurn(round: number): Position['isThere'] {
  return (picture) =>
    Number(picture.round ?? picture.turn) >= round &&
    picture.phase === 'turn' &&
    picture.chance === null &&
    picture.active === 0;
}

/** The same with a hand that pays for a tile, where there are hands. */
export function canPay(isThere: Position['isThere']): Position['isThere'] {
  return (picture) => {
    const player: Readonly<Record<string, unknown>> = { hand: 'RRR', ...picture.players[0] };
    return isThere(picture) && /(.)\1\1/.test(String(player.hand));
  };
}
