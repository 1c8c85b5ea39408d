/** Roll & Write on a score pad: the building, and the five tracks to be marked freely. */
import './score-pad.css';
import { kindOf, ROLL_AND_WRITE_MATERIAL, rollAndWriteKeeper, START_SIGNS } from '@nyhavn/engine';
import { useSignal } from '@preact/signals';
import { AbilityIcon } from '../../art/ability.tsx';
import { TrackArt } from '../../art/track.tsx';
import { Flag } from '../../features/paper/score/flag.tsx';
import type { Drawing } from '../../features/paper/score/pencil.ts';
import { warningInWords, warningsAt } from '../../features/paper/score/warning-words.ts';
import { rove, STOP } from '../../ui/rove.ts';
import { say } from '../../words/index.ts';
import { sayScore } from '../../words/score.ts';
import type { ScoreFront } from '../contract/score-front.ts';
import { BOXES, type PrintedTrack, TRACKS } from './material.ts';

const ALL_BOXES = Array.from({ length: BOXES }, (_, index) => index + 1);

/** The tracks of the sheet that is looked at. */
function FreeTracks({ drawing }: { readonly drawing: Drawing }) {
  const words = say().rollAndWrite;
  const stop = useSignal('R1');
  return (
    <section class="free-tracks panel" aria-labelledby="score-tracks">
      <h2 id="score-tracks">{words.abilities}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from button to button. */}
      <div class="free-tracks-list" onKeyDown={rove}>
        {TRACKS.map((track) => (
          <FreeTrack key={track.colour} {...{ drawing, track, stop }} />
        ))}
      </div>
    </section>
  );
}

interface Stops {
  value: string;
}

function FreeTrack(props: {
  readonly drawing: Drawing;
  readonly track: PrintedTrack;
  readonly stop: Stops;
}) {
  const { drawing, track, stop } = props;
  const { colour, ability, signs } = track;
  const { boxes, struck } = drawing.pad.sheet.value;
  const { ability: names, readyShort, ready, starsUsable, bonuses } = say().rollAndWrite;
  const { bonus = 0, star = 0 } = drawing.score.value.ready[colour] ?? {};
  const doubts = drawing.warnings.value.filter(
    (warning) => 'track' in warning && warning.track === colour,
  );
  const numbersIn = (marks: readonly string[]) =>
    ALL_BOXES.filter((box) => marks.includes(`${colour}${box}`));
  const heading = `track-${colour}`;
  return (
    <fieldset class={`free-track paint-${colour}`} aria-labelledby={heading}>
      <div class="free-track-head">
        <span id={heading} class="free-track-name">
          <AbilityIcon name={ability} />
          {names[colour]}
        </span>
        {colour === 'R' && <StartStars drawing={drawing} stop={stop} />}
        <span aria-hidden="true">{readyShort(star, bonus)}</span>
        <span class="visually-hidden">{ready(starsUsable(star), bonuses(bonus))}</span>
      </div>
      <div class="free-track-art">
        <TrackArt
          {...{ colour, signs }}
          marked={0}
          free={{ marked: numbersIn(boxes), struck: numbersIn(struck) }}
        />
        {ALL_BOXES.map((box) => (
          <BoxButton key={box} {...{ drawing, track, box, stop }} />
        ))}
        {ALL_BOXES.filter((box) => signs.charAt(box - 1) !== ' ').map((box) => (
          <SignButton key={box} {...{ drawing, track, box, stop }} />
        ))}
      </div>
      {doubts.map((doubt) => (
        <p key={doubt.code} class="free-track-doubt">
          {warningInWords(doubt)}
        </p>
      ))}
    </fieldset>
  );
}

interface Mark {
  readonly drawing: Drawing;
  readonly track: PrintedTrack;
  readonly box: number;
  readonly stop: Stops;
}

function BoxButton({ drawing, track, box, stop }: Mark) {
  const { colour } = track;
  const name = `${colour}${box}`;
  const words = sayScore();
  return (
    <button
      type="button"
      class="free-box"
      {...STOP}
      style={{ '--box': box - 1 }}
      tabIndex={stop.value === name ? 0 : -1}
      aria-pressed={drawing.pad.sheet.value.boxes.includes(name)}
      aria-label={words.box(say().rollAndWrite.ability[colour] ?? colour, box)}
      onFocus={() => {
        stop.value = name;
      }}
      onClick={() => drawing.toggle('boxes', name)}
    >
      {warningsAt(drawing.warnings.value, name).length > 0 && <Flag />}
    </button>
  );
}

function SignButton({ drawing, track, box, stop }: Mark) {
  const { colour, signs } = track;
  const name = `${colour}${box}`;
  const words = sayScore();
  const sign = signs.charAt(box - 1) === '+' ? words.signs.bonus : words.signs.star;
  return (
    <button
      type="button"
      class="free-sign"
      {...STOP}
      style={{ '--box': box - 1 }}
      tabIndex={stop.value === `sign ${name}` ? 0 : -1}
      aria-pressed={drawing.pad.sheet.value.struck.includes(name)}
      aria-label={words.sign(sign, say().rollAndWrite.ability[colour] ?? colour, box)}
      onFocus={() => {
        stop.value = `sign ${name}`;
      }}
      onClick={() => drawing.toggle('struck', name, `sign ${name}`)}
    >
      {warningsAt(drawing.warnings.value, `sign ${name}`).length > 0 && <Flag />}
    </button>
  );
}

/** The re-rolls that everybody starts with. */
function StartStars({ drawing, stop }: { readonly drawing: Drawing; readonly stop: Stops }) {
  const words = sayScore();
  return (
    <span class="free-start">
      {START_SIGNS.map((sign, index) => (
        <button
          key={sign}
          type="button"
          class="free-start-star"
          {...STOP}
          tabIndex={stop.value === sign ? 0 : -1}
          aria-pressed={drawing.pad.sheet.value.struck.includes(sign)}
          aria-label={words.startStar(index + 1)}
          onFocus={() => {
            stop.value = sign;
          }}
          onClick={() => drawing.toggle('struck', sign)}
        >
          <svg viewBox="2 24 20 14" aria-hidden="true">
            <path
              class="track-star"
              d="M11.8 25.3l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z"
            />
            <path class="track-strike" d="M4 36Q12 31 20 25.5" />
          </svg>
        </button>
      ))}
    </span>
  );
}

/** Roll & Write on a score pad. */
export const front: ScoreFront = {
  game: 'roll-and-write',
  keeper: rollAndWriteKeeper,
  medium: 'paper',
  fewest: 1,
  paints: [],
  rowCoats: ROLL_AND_WRITE_MATERIAL.coats.rows,
  columnCoats: [...ROLL_AND_WRITE_MATERIAL.coats.columns],
  ticksCoats: true,
  cellCoats: [],
  cellInWords: (letter) => say().table.facade[kindOf(letter)],
  Marks: FreeTracks,
};
