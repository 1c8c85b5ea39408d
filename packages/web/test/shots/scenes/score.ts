/** Score pads. */
import { en, has } from '../../words.ts';
import type { Scene } from './scene.ts';

const NO_X = en.rollAndWrite.ability.B ?? '';

/** A pad on which a little is drawn, some of it wrong. */
export function scoreScene(game: string): Scene {
  return {
    name: `score-${game}`,
    async open(page) {
      await page.goto(`/score/${game}`);
      const grid = page.getByRole('grid');
      await grid.waitFor();
      const letters = ['xoooo', 'oooxo', 'ox', '', ' x'];
      for (const [row, line] of letters.entries()) {
        for (const [column, letter] of [...line].entries()) {
          if (letter === ' ') continue;
          await grid.locator(`[data-cell=${'abcde'[column]}${row + 1}]`).press(letter);
        }
      }
      const boxes = has(...[1, 2, 4, 5].map((box) => en.score.box(NO_X, box)));
      for (const box of await page.getByRole('button', { name: boxes }).all()) {
        await box.click();
      }
      await grid.locator('[data-cell=b5]').press('x');
    },
  };
}
