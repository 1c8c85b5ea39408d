/** A table of Roll & Write to look at: houses, tracks, dice, and the tiles that are left. */
import './replay-board.css';
import { COLOURS } from '@nyhavn/engine/house';
import { Die } from '../../art/die.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import { TrackArt } from '../../art/track.tsx';
import type { SeenGame } from '../../table/model/played-table.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { Stage } from '../house/stage.tsx';
import { useHouses } from '../house/use-board.ts';
import { trayOf } from './dice.ts';
import { housesOf } from './houses.ts';
import { BOXES, type Picture, TILES, TRACK_POINTS, TRACKS, trackIn } from './material.ts';
import { colourName, tileInWords } from './naming.ts';

/** The table at the moment that is looked at. */
export function ReplayBoard({ replay }: { readonly replay: Replay & SeenGame<Picture> }) {
  const picture = replay.picture.value;
  return (
    <Stage
      replay={replay}
      houses={useHouses(replay, housesOf)}
      belongings={(seat) => <Tracks picture={picture} seat={seat} />}
      middle={<Dice replay={replay} />}
      supply={<Sheet picture={picture} />}
    />
  );
}

function Tracks({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const words = sayRollAndWrite();
  return (
    <ul class="replay-tracks" aria-label={words.abilities}>
      {TRACKS.map(({ colour, signs }) => {
        const { marked, bonus, star } = trackIn(picture, seat, colour);
        const ready = words.ready(words.starsUsable(star), words.bonuses(bonus));
        return (
          <li key={colour}>
            <span class="visually-hidden">
              {[words.ability[colour], words.trackState(marked, BOXES), ready].join(', ')}
            </span>
            <TrackArt
              points={TRACK_POINTS}
              {...{ colour, signs, marked }}
              ready={{ bonus, star }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Dice({ replay }: { readonly replay: SeenGame<Picture> }) {
  const words = sayRollAndWrite();
  const tray = trayOf(replay.picture.value, replay.steps.value);
  return (
    <div class="replay-dice wood">
      <ul aria-label={words.dice}>
        {tray.dice.map(({ face, place }, index) => (
          <li key={index}>
            <span class="visually-hidden">
              {words.die(face, index + 1, tray.dice.length)}
              {place === undefined && `, ${words.dieUsed}`}
            </span>
            <Die face={face} isUsed={place === undefined} />
          </li>
        ))}
        {Array.from({ length: tray.missing }, (_, index) => (
          <li class="replay-slot" key={`slot ${index}`} aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** The tiles that can be crossed out, with those that are. */
function Sheet({ picture: { crossed } }: { readonly picture: Picture }) {
  const words = sayRollAndWrite();
  return (
    <section class="replay-sheet panel" aria-label={words.tiles}>
      {COLOURS.map((colour) => (
        <ul key={colour} class="replay-row" aria-label={colourName(colour)}>
          {TILES.filter((tile) => tile.colour === colour && tile.copies > 0).flatMap((tile) =>
            Array.from({ length: tile.copies }, (_, copy) => {
              const isCrossed = copy < (crossed[tile.name] ?? 0);
              return (
                <li key={`${tile.name} ${copy}`}>
                  <span class="visually-hidden">
                    {tileInWords(tile.name)}
                    {isCrossed && `, ${words.crossedOut}`}
                  </span>
                  <TileArt
                    squares={tile.squares}
                    colour={colour}
                    medium="paper"
                    size={9}
                    isCrossed={isCrossed}
                  />
                </li>
              );
            }),
          )}
        </ul>
      ))}
    </section>
  );
}
