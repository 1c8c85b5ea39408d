/** Two players with real dice: which of the mirrored tiles of 4 are crossed out. */
import { COLOURS } from '@nyhavn/engine/house';
import { TileArt } from '../../art/house/tile.tsx';
import { notify } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import type { RealDiceWords } from '../../words/en/games/roll-and-write/real-dice.ts';
import { ActionButton } from './action-button.tsx';
import { type DiceEntry, IMAGES } from './dice-entry.ts';
import type { GameTable } from './material.ts';
import { colourName, tileInWords } from './naming.ts';
import { helpOn } from './topics.ts';

/** One of two tiles in blue and in yellow, or lots for both. */
export function CrossChoice(props: {
  readonly table: GameTable;
  readonly pad: DiceEntry;
  readonly words: RealDiceWords;
}) {
  const { table, pad, words } = props;
  const text = pad.text.value;
  return (
    <>
      <div class="cross-choice">
        {COLOURS.map((colour) => {
          const images = IMAGES.filter((tile) => tile.colour === colour);
          if (images.length === 0) return null;
          return (
            <fieldset key={colour} aria-label={colourName(colour)}>
              {images.map(({ name, squares }) => {
                const isCrossed = pad.crossed.value.includes(name);
                return (
                  <button
                    key={name}
                    type="button"
                    class="cross-image"
                    aria-label={tileInWords(name)}
                    aria-pressed={isCrossed}
                    {...helpOn('tile', name, 0)}
                    onClick={() => pad.cross(name)}
                  >
                    <TileArt {...{ squares, colour, isCrossed }} medium="paper" size={13} />
                  </button>
                );
              })}
            </fieldset>
          );
        })}
      </div>
      <p class="cross-others">{words.otherColours}</p>
      <div class="dice-actions pad-actions">
        <Button class="action" onClick={() => table.drawLots()}>
          {words.lots}
        </Button>
        <ActionButton
          name={words.crossThese}
          icon="check"
          isMain
          isPossible={text !== undefined}
          onClick={() => (text === undefined ? notify(words.chooseBoth) : table.tell(text))}
        />
      </div>
    </>
  );
}
