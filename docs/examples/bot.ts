/** A bot that plays legal moves by chance: node docs/examples/bot.ts SERVER [TABLE] */
import { Session } from '@nyhavn/client';

const [server = 'http://localhost:3000', wanted] = process.argv.slice(2);
const token = process.env.NYHAVN_TOKEN;
const session = token
  ? await Session.byToken(server, token)
  : await Session.asGuest(server, 'Example');
const quick = { game: 'copenhagen', size: 2 } as const;
const table = wanted ?? (await session.ask('quickMatch', { body: quick })).id;
const room = session.enter(table);

room.subscribe(() => {
  const { game, seating } = room;
  if (seating?.phase === 'closed') room.close();
  else if (game?.turn.kind === 'person') {
    const { legal } = game;
    const choice = legal[Math.floor(Math.random() * legal.length)]; // A better bot is better here.
    if (choice) game.play(choice.text);
  }
});
await room.sit('Example');
