import { readRecords, legalTexts, gameNamed } from '@nyhavn/engine';
import { recordOf } from './src/book/trial.ts';
const [, , game] = process.argv;
const { TRIALS } = await import(`./src/${game}/trials.ts`);
for (const [id, trial] of Object.entries(TRIALS) as any) {
  const text = recordOf(trial);
  const read = readRecords(text);
  if (!read.ok) { console.log(id, 'BAD', read.reason, text.split('\n')[read.reason.line-1]); continue; }
  const { end, game: g } = read.value.games[0]!;
  const a = g.awaits(end);
  const p: any = g.notation.picture(end);
  const legal = legalTexts(g, end, 0);
  console.log(id, text.length, JSON.stringify(a), p.phase, p.round ?? p.turn, p.dice ?? p.harbour, legal.length, legal.filter((t:string)=>!t.startsWith('draw')&&!t.startsWith('build')).slice(0,8).join(' / '), p.players.map((q:any)=>q.score+(q.hand?` hand ${q.hand}`:'')).join(), p.pile ?? '', p.end ?? '');
}
