import { seededRandom } from '@nyhavn/bots';
import { copenhagen, type Game, rollAndWrite, type Viewer } from '@nyhavn/engine';
import type { Entry } from '@nyhavn/protocol';
import { expect, test } from 'vitest';
import { redact, redactorFor } from '../../src/table/redaction.ts';

/** All events of a random game. */
function eventsOf(rules: Game, players: number, seed: string): Entry[] {
  const random = seededRandom(seed);
  const begun = rules.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const events: Entry[] = [];
  for (;;) {
    const awaited = rules.awaits(state);
    if (awaited.kind === 'over') return events;
    const by = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    const move = rules.at(state, by, random.below(rules.count(state, by)));
    events.push({ by, move: rules.notation.format(move) });
    rules.applyUnchecked(state, by, move);
  }
}

const GAMES: readonly Game[] = [copenhagen, rollAndWrite];

test.each(GAMES)('$id: everybody gets what they may see, one by one or together', (rules) => {
  const events = Array.from({ length: 8 }, (_, game) => eventsOf(rules, 3, `exit ${game}`)).flat();
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];
  for (let at = 0; at < events.length; at += 3) {
    const entries = events.slice(at, at + 3);
    const show = redactorFor(rules, entries);
    for (const viewer of viewers) {
      const shown = show ? show(viewer) : entries;
      expect(shown).toEqual(entries.map((entry) => redact(rules, entry, viewer)));
    }
  }
});

test('who has several seats sees the hands of these and no other', () => {
  const deal = (seat: number, cards: string): Entry => ({
    by: 'chance',
    move: `hand ${seat} ${cards}`,
  });
  const show = redactorFor(copenhagen, [deal(0, 'RBG'), deal(1, 'RRB'), deal(2, 'GGY')]);
  expect(show?.([0, 2])).toEqual([deal(0, 'RBG'), deal(1, '???'), deal(2, 'GGY')]);
  expect(show?.([1, 2])).toEqual([deal(0, '???'), deal(1, 'RRB'), deal(2, 'GGY')]);
});

test('a list that hides nothing is for all as it is, so that it is written once', () => {
  const entries: Entry[] = [
    { by: 0, move: 'end' },
    { kind: 'began', startPlayer: 1 },
  ];
  expect(redactorFor(rollAndWrite, entries)).toBeUndefined();
  expect(redactorFor(copenhagen, entries)).toBeUndefined();
});
