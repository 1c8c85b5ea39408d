/** Whole games over the server's API, played by a bot in somebody's name: over in a moment. */
import { botNamed, seededRandom } from '@nyhavn/bots';
import type { Game, GameState } from '@nyhavn/engine';
import { type Entry, gameOf, isGameEntry, type TablePlan } from '@nyhavn/protocol';
import type { Page } from '@playwright/test';

async function ask(page: Page, path: string, body: object): Promise<{ readonly id: string }> {
  const reply = await page.request.post(path, { data: body });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

/** Becomes somebody, as the page will be when it opens; gives the id. */
export async function becomeGuest(page: Page, name: string): Promise<string> {
  const person = await ask(page, '/api/guest', { name });
  await page.addInitScript((known) => {
    localStorage.setItem('nyhavn-person', known);
  }, JSON.stringify(person));
  return person.id;
}

/** A rated game of that size against bots, from its opening to its end; gives the table. */
export async function playRated(page: Page, game: string, size: number): Promise<string> {
  const names = ['greedy', 'random', 'random'].slice(0, size - 1);
  const bots = names.map((bot) => ({ kind: 'bot', bot }));
  const plan = { game, seats: [{ kind: 'open' }, ...bots], isRated: true, isPublic: true };
  const { id } = await ask(page, '/api/tables', plan);
  await playInName(page, id);
  return id;
}

/** Somebody in a browser. */
interface Guest {
  readonly page: Page;
  readonly name: string;
}

/** A rated game of Copenhagen for two, which one ends alone and so loses. */
export async function loseTo(loser: Guest, winner: Guest): Promise<void> {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const plan = { game: 'copenhagen', seats, isRated: true };
  const { id } = await ask(loser.page, '/api/tables', plan);
  const commands = `/api/tables/${id}/commands`;
  const does = ({ page }: Guest, command: object) =>
    ask(page, commands, { id: crypto.randomUUID(), command });
  for (const guest of [loser, winner]) await does(guest, { do: 'sit', name: guest.name });
  await does(winner, { do: 'leave' });
  await does(loser, { do: 'ask', matter: 'end' });
  // Answered once it is rated.
  await loser.page.request.get(`/api/tables/${id}/results`);
}

/** Plays at a table in the name of whoever the page is, until it is closed. */
export async function playInName(page: Page, table: string): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const address = `${process.env.NYHAVN_URL}/api/socket`.replace('http', 'ws');
  // Node's own WebSocket takes headers where the browser's takes protocols.
  const socket = new WebSocket(address, { headers: { cookie } } as unknown as string[]);
  const send = (message: object) => socket.send(JSON.stringify({ channel: 0, ...message }));
  const command = (what: object) =>
    send({ type: 'command', id: crypto.randomUUID(), command: what });
  const player = new Player();
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => send({ type: 'hello', version: 1 });
    socket.onerror = () => reject(new Error('the socket failed'));
    socket.onmessage = ({ data }) => {
      const { hello, news, refused } = JSON.parse(String(data));
      if (hello) {
        player.person = hello.person;
        send({ type: 'watch', id: 'watch', table, from: 0 });
        command({ do: 'sit', name: 'Anna' });
      }
      for (const entry of news?.[2] ?? []) player.hear(entry);
      if (player.isOver) resolve();
      const isTooFast = refused?.[0] === 'too-fast';
      const move = news || isTooFast ? player.move() : undefined;
      if (move) setTimeout(command, isTooFast ? 500 : 0, { do: 'move', at: player.heard, move });
    };
  });
  socket.close();
}

/** Somebody who knows what they hear. */
class Player {
  person = '';
  heard = 0;
  isOver = false;
  readonly #random = seededRandom('rated');
  #plan: TablePlan | undefined;
  #seat = -1;
  #known: { readonly game: Game; readonly view: GameState } | undefined;

  hear(entry: Entry): void {
    this.heard++;
    if (isGameEntry(entry)) {
      const { game, view } = this.#known ?? {};
      const move = game?.notation.parse(entry.move);
      if (game && view && move?.ok) game.applyUnchecked(view, entry.by, move.value);
    } else if (entry.kind === 'opened') this.#plan = entry.plan;
    else if (entry.kind === 'sat' && entry.person === this.person) this.#seat = entry.seat;
    else if (entry.kind === 'began') this.#begin(entry.startPlayer);
    else if (entry.kind === 'closed') this.isOver = true;
  }

  #begin(startPlayer: number): void {
    if (!this.#plan) throw new Error('begun, but never opened');
    const { seats, options } = this.#plan;
    const game = gameOf(this.#plan);
    const begun = game.setup({ players: seats.length, startPlayer, options });
    if (!begun.ok) throw new Error(begun.reason);
    this.#known = { game, view: game.copy(game.view(begun.value.state, this.#seat)) };
  }

  move(): string | undefined {
    if (!this.#known || this.isOver) return undefined;
    const { game, view } = this.#known;
    if (game.count(view, this.#seat) === 0) return undefined;
    const bot = botNamed('greedy');
    const move = bot?.choose({ game, view, seat: this.#seat, random: this.#random, seen: [] });
    return move === undefined ? undefined : game.notation.format(move, this.#seat);
  }
}
