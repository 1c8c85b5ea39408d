/** That tables of the rules say what the engine plays with; other languages have the same numbers. */
import { COPENHAGEN_MATERIAL, copenhagen } from '@nyhavn/engine/copenhagen';
import { COLOURS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import { expect, it } from 'vitest';
import { words as copenhagenRules } from '../../../../src/words/en/games/copenhagen/rules.ts';
import { words as rollAndWriteRules } from '../../../../src/words/en/games/roll-and-write/rules.ts';
import type { Grid, SectionText } from '../../../../src/words/rules-text.ts';

function gridIn({ text }: SectionText): Grid {
  const grid = text.find((block): block is Grid => typeof block === 'object' && 'head' in block);
  if (!grid) throw new Error('the section has a table');
  return grid;
}

it('the tracks have their bonuses and stars under the boxes that the rules name', () => {
  const { rows } = gridIn(rollAndWriteRules.sections.tracks);
  expect(rows.map(([, bonus, star]) => [bonus, star])).toEqual(
    COLOURS.map((_, track) => {
      const printed = ROLL_AND_WRITE_MATERIAL.tracks[track];
      return [printed?.bonus.join(', '), printed?.star.join(', ')];
    }),
  );
});

it.each([2, 3, 4])('the box for %i players holds what the rules say', (players) => {
  const { rows } = gridIn(copenhagenRules.sections['set-up']);
  // In the order of the rules: cards of a colour and all, tiles of 2 to 5, white ones, hands, End card, pile.
  const [ofColour, all, two, three, four, five, white, firstHands, , rest] = rows.map(
    (row) => row[players - 1],
  );
  const begun = copenhagen.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { supply, pile, end } = copenhagen.notation.picture(begun.value.state);
  const cards = pile - (end === 'pile' ? 1 : 0);
  expect(all).toBe(`${cards}`);
  expect(ofColour).toBe(`${cards / COLOURS.length}`);
  expect(white).toBe(`${supply.W}`);
  for (const { name } of COPENHAGEN_MATERIAL.tiles) {
    if (name === 'W') continue;
    const said = [two, three, four, five][Number(name.slice(1)) - 2];
    expect(said, name).toBe(`${supply[name]}`);
  }
  const hands = (firstHands ?? '').split(', ').map(Number);
  expect(hands).toHaveLength(players);
  const dealt = COPENHAGEN_MATERIAL.harbour + hands.reduce((sum, hand) => sum + hand, 0);
  expect(rest).toMatch(new RegExp(`^${pile - dealt}\\b`));
});
