/** The third game in the client, with its rules and its bots, and without a front of its own. */
import '../../../bots/test/third-game/index.ts';
import { registerModule } from '../../src/games/registry.ts';

registerModule('third-game', {
  words: async () => ({
    words: {
      name: 'Lucky Dice',
      about: 'Keep what is rolled, or leave it.',
      options: { hidden: 'Lucky dice stay hidden' },
      chance: { title: 'Dice in Lucky Dice', counted: (dice, games) => `${dice}; ${games}` },
    },
  }),
  icon: 'dice',
  rulingPrefix: 'LD',
  options: [{ option: 'hidden', on: true }],
  players: { min: 2, max: 3 },
  firstSeats: [{ name: '' }, { name: 'Freja', bot: 'carpenter' }],
});
