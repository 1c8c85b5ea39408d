/** A bot that plays legal moves by chance: node docs/examples/bot.ts SERVER [TABLE] */
import { type Entry, type GameEntry, gameOf, isGameEntry, type TablePlan } from '@nyhavn/protocol';

const [server = 'http://localhost:3000', wanted] = process.argv.slice(2);
const headers: Record<string, string> = { 'content-type': 'application/json' };
if (process.env.NYHAVN_TOKEN) headers.authorization = `Bearer ${process.env.NYHAVN_TOKEN}`;
else headers.cookie = (await post('guest', '{"name":"Example"}')).cookie;
const table = wanted ?? (await post('quick', '{"game":"copenhagen","size":2}')).id;
const heard: Entry[] = [];
let me = '';

async function post(path: string, body: string): Promise<{ id: string; cookie: string }> {
  const reply = await fetch(`${server}/api/${path}`, { method: 'POST', headers, body });
  const { id } = (await reply.json()) as { id: string };
  return { id, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Folds what was heard into what is seen from the own seat; a move, if one is asked for. */
function choose(): string | undefined {
  let [plan, start, seat]: [TablePlan?, number?, number?] = [];
  const events: GameEntry[] = [];
  for (const entry of heard) {
    if (isGameEntry(entry)) events.push(entry);
    else if (entry.kind === 'opened') plan = entry.plan;
    else if (entry.kind === 'sat' && entry.person === me) seat = entry.seat;
    else if (entry.kind === 'began') start = entry.startPlayer;
    else if (entry.kind === 'undone') events.splice(-entry.count);
    else if (entry.kind === 'closed') process.exit();
  }
  if (!plan || seat === undefined || start === undefined) return undefined;
  const game = gameOf(plan);
  const begun = game.setup({ ...plan, players: plan.seats.length, startPlayer: start });
  if (!begun.ok) throw new Error(begun.reason);
  const view = game.copy(game.view(begun.value.state, seat));
  for (const { by, move } of events) {
    const parsed = game.notation.parse(move);
    if (parsed.ok) game.applyUnchecked(view, by, parsed.value);
  }
  if (game.count(view, seat) === 0) return undefined;
  const choice = Math.floor(Math.random() * game.count(view, seat)); // A better bot is better here.
  return game.notation.format(game.at(view, seat, choice));
}

const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, { headers });
const send = (message: object) => socket.send(JSON.stringify({ channel: 0, ...message }));
const ask = (command: object) => send({ type: 'command', id: crypto.randomUUID(), command });
socket.onopen = () => send({ type: 'hello', version: 1 });
socket.onmessage = ({ data }) => {
  const { hello, news, refused } = JSON.parse(data);
  if (hello) {
    me = hello.person;
    send({ type: 'watch', id: 'watch', table });
    ask({ do: 'sit', name: 'Example' });
  } else if (news || refused?.[0] === 'too-fast') {
    heard.push(...(news?.[2] ?? []));
    const move = choose();
    if (move) setTimeout(ask, refused ? 500 : 0, { do: 'move', at: heard.length, move });
  }
};
