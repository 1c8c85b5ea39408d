/** Roll & Write on a score pad: the building, and the five tracks to be marked freely. */
import './score-pad.css';
import { kindOf } from '@nyhavn/engine/house';
import { rollAndWriteKeeper, START_SIGNS } from '@nyhavn/engine/roll-and-write';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { AbilityIcon } from '../../art/ability.tsx';
import { TrackArt } from '../../art/track.tsx';
import { rove, STOP } from '../../ui/rove.ts';
import { WarningFlag } from '../../ui/warning-flag.tsx';
import type { RollAndWriteWords } from '../../words/en/games/roll-and-write/index.ts';
import { sayHouse, sayScore } from '../../words/games/house.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { sayOf } from '../../words/index.ts';
import { padOf } from '../house/score/opened-pad.tsx';
import type { EditedSheet, ScoreFront } from '../house/score/score-front.ts';
import { warningInWords, warningsAt } from '../house/score/sheet-warnings.ts';
import { BOXES, COATS, type PrintedTrack, TRACK_POINTS, TRACKS } from './material.ts';

const ALL_BOXES = Array.from({ length: BOXES }, (_, index) => index + 1);

/** The tracks of the sheet that is looked at. */
function FreeTracks({ editor }: { readonly editor: EditedSheet }) {
  const words = sayRollAndWrite();
  const stop = useSignal('R1');
  return (
    <section class="free-tracks panel" aria-labelledby="score-tracks">
      <h2 id="score-tracks">{words.abilities}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from button to button. */}
      <div class="free-tracks-list" onKeyDown={rove}>
        {TRACKS.map((track) => (
          <FreeTrack key={track.colour} {...{ editor, track, stop }} />
        ))}
      </div>
    </section>
  );
}

interface Stops {
  value: string;
}

function FreeTrack(props: {
  readonly editor: EditedSheet;
  readonly track: PrintedTrack;
  readonly stop: Stops;
}) {
  const { editor, track, stop } = props;
  const { colour, ability, signs } = track;
  const { boxes, struck } = editor.sheet.value;
  const { ability: names, readyShort, ready, starsUsable, bonuses } = sayRollAndWrite();
  const words = sayScore();
  const { signs: signNames } = words;
  const name = names[colour] ?? colour;
  const { bonus = 0, star = 0 } = editor.score.value.ready[colour] ?? {};
  const doubts = editor.warnings.value.filter(
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
        {colour === 'R' && <StartStars editor={editor} stop={stop} />}
        <span aria-hidden="true">{readyShort(star, bonus)}</span>
        <span class="visually-hidden">{ready(starsUsable(star), bonuses(bonus))}</span>
      </div>
      <div class="free-track-art">
        <TrackArt
          points={TRACK_POINTS}
          {...{ colour, signs }}
          marked={0}
          free={{ marked: numbersIn(boxes), struck: numbersIn(struck) }}
        />
        {ALL_BOXES.map((box) => (
          <MarkButton
            key={box}
            {...{ editor, stop, box }}
            list="boxes"
            mark={`${colour}${box}`}
            class="free-box"
            label={words.box(name, box)}
          />
        ))}
        {ALL_BOXES.filter((box) => signs.charAt(box - 1) !== ' ').map((box) => (
          <MarkButton
            key={box}
            {...{ editor, stop, box }}
            list="struck"
            mark={`${colour}${box}`}
            spot={`sign ${colour}${box}`}
            class="free-sign"
            label={words.sign(
              signNames[signs.charAt(box - 1) === '+' ? 'bonus' : 'star'],
              name,
              box,
            )}
          />
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

/** A mark of the sheet as a button, to which the arrow keys lead. */
function MarkButton(props: {
  readonly editor: EditedSheet;
  readonly stop: Stops;
  readonly list: 'boxes' | 'struck';
  readonly mark: string;
  /** The name of the button among the stops, where it is not that of the mark. */
  readonly spot?: string;
  readonly class: string;
  readonly label: string;
  /** The box of the track at which it stands. */
  readonly box?: number;
  readonly children?: ComponentChildren;
}) {
  const { editor, stop, list, mark, spot = mark, label, box, children } = props;
  return (
    <button
      type="button"
      class={props.class}
      {...STOP}
      style={box === undefined ? undefined : { '--box': box - 1 }}
      tabIndex={stop.value === spot ? 0 : -1}
      aria-pressed={editor.sheet.value[list].includes(mark)}
      aria-label={label}
      onFocus={() => {
        stop.value = spot;
      }}
      onClick={() => editor.toggle(list, mark, spot)}
    >
      {children}
      {box !== undefined && warningsAt(editor.warnings.value, spot).length > 0 && <WarningFlag />}
    </button>
  );
}

/** The re-rolls that everybody starts with. */
function StartStars({ editor, stop }: { readonly editor: EditedSheet; readonly stop: Stops }) {
  const words = sayScore();
  return (
    <span class="free-start">
      {START_SIGNS.map((mark, index) => (
        <MarkButton
          key={mark}
          {...{ editor, stop, mark }}
          list="struck"
          class="free-start-star"
          label={words.startStar(index + 1)}
        >
          <svg viewBox="2 24 20 14" aria-hidden="true">
            <path
              class="track-star"
              d="M11.8 25.3l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z"
            />
            <path class="track-strike" d="M4 36Q12 31 20 25.5" />
          </svg>
        </MarkButton>
      ))}
    </span>
  );
}

/** Roll & Write on a score pad. */
const front: ScoreFront = {
  words: () => sayOf<RollAndWriteWords>('roll-and-write').score,
  keeper: rollAndWriteKeeper,
  medium: 'paper',
  fewest: 1,
  paints: [],
  coats: COATS,
  ticksCoats: true,
  cellInWords: (letter) => sayHouse().facade[kindOf(letter)],
  Marks: FreeTracks,
};

/** Its score pad. */
export const Pad = padOf('roll-and-write', front);
