/** The ability tracks: what is marked, what is ready, and, where one is asked, which to mark. */
import './ability-tracks.css';
import { unspokenRollAndWrite as spell, unlockedIn } from '@nyhavn/engine/roll-and-write';
import type { Signal } from '@preact/signals';
import { AbilityIcon } from '../../art/ability.tsx';
import { TrackArt } from '../../art/track.tsx';
import { act, explain } from '../../table/acting.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isWide } from '../../ui/media.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import {
  BOXES,
  type GameTable,
  type Picture,
  type PrintedTrack,
  TRACK_POINTS,
  TRACKS,
  trackIn,
} from './material.ts';
import { boxesInWords, unlockedInWords } from './naming.ts';
import type { Selection, TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** The five tracks of a player. */
export function Other(
  props: TableParts & {
    readonly seat: number;
    /** The dialog that says what the tracks do. */
    readonly about: Signal<boolean>;
  },
) {
  const { table, selection, seat, about } = props;
  const open = () => {
    about.value = true;
  };
  const words = sayRollAndWrite();
  return (
    <>
      <section class="tracks panel" aria-label={words.abilities} {...helpOn('tracks')}>
        <header class="tracks-head">
          <h2>{words.abilities}</h2>
          <Button look="quiet" class="tracks-about" onClick={open}>
            {words.aboutAbilities}
          </Button>
        </header>
        <div class="tracks-list">
          {TRACKS.map((track) => (
            <TrackButton key={track.colour} {...{ table, selection, seat, track }} onOpen={open} />
          ))}
        </div>
      </section>
      <AboutTracks isOpen={about} table={table} seat={seat} />
    </>
  );
}

/** The choice of a track at this moment. */
interface TrackChoice {
  readonly isPossible: boolean;
  readonly times: number;
  readonly boxes: number;
  readonly choose: () => void;
}

function choiceOf(table: GameTable, selection: Selection, track: string): TrackChoice | undefined {
  const { starts, coatTracks, marks } = selection.possible.value;
  const { notNow } = sayRollAndWrite();
  const { phase } = table.picture.value;
  if (starts.size > 0) {
    const picked = selection.picked.value;
    const times = picked?.kind === 'track' && picked.track === track ? 1 : 0;
    const choose = () => selection.pickTrack(track);
    return { isPossible: starts.has(track), times, boxes: 2, choose };
  }
  if (phase === 'coat' && table.turn.value.kind === 'person') {
    const text = coatTracks.get(track);
    const choose = () =>
      text === undefined
        ? explain(table, spell({ verb: 'coatTrack', track }), notNow)
        : act(table, text);
    return { isPossible: text !== undefined, times: 0, boxes: 2, choose };
  }
  if (marks.size === 0) return undefined;
  const times = selection.taken.value.filter((one) => one.track === track).length;
  return {
    isPossible: [...marks.keys()].some((tracks) => tracks.includes(track)),
    times,
    boxes: Math.max(1, times),
    choose: () => {
      if (!selection.takeTrack(track))
        explain(table, spell({ verb: 'mark', tracks: track }), notNow);
    },
  };
}

function TrackButton(
  props: TableParts & {
    readonly seat: number;
    readonly track: PrintedTrack;
    readonly onOpen: () => void;
  },
) {
  const { table, selection, seat, track, onOpen } = props;
  const { colour, ability, signs } = track;
  const words = sayRollAndWrite();
  const { marked, bonus, star } = trackIn(table.picture.value, seat, colour);
  const soon = unlockedIn(table.view(), seat, colour);
  const unlocked = unlockedInWords(soon);
  const choice = choiceOf(table, selection, colour);
  const next = choice?.isPossible ? choice.boxes : 0;
  const gain = next > 0 ? boxesInWords(colour, marked, next) : '';
  const label = [
    words.track(colour),
    words.ability[colour],
    words.trackState(marked, BOXES),
    words.ready(words.starsUsable(star), words.bonuses(bonus)),
    ...(unlocked === '' ? [] : [unlocked]),
    ...(gain === '' ? [] : [gain]),
    ...(choice && choice.times > 0 ? [words.chosen(choice.times)] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class={`track-button paint-${colour}${next > 0 ? ' can-choose' : ''}`}
      aria-pressed={choice ? choice.times > 0 : undefined}
      aria-disabled={choice ? !choice.isPossible : undefined}
      aria-haspopup={choice ? undefined : 'dialog'}
      onClick={choice ? choice.choose : onOpen}
      {...helpOn('track', seat, colour)}
    >
      <span class="visually-hidden">{label}</span>
      {!isWide.value && <MiniTrack marked={marked} next={next} />}
      <span class="track-name" aria-hidden="true">
        <AbilityIcon name={ability} />
        <span class="track-long">{words.ability[colour]}</span>
        <span class="track-short">{words.abilityShort[colour]}</span>
      </span>
      <span class="track-ready" aria-hidden="true">
        {next > 0 ? (
          <SignsAhead signs={signs} from={marked} to={marked + next} />
        ) : (
          words.readyShort(star, bonus)
        )}
        <SignsSoon {...soon} />
      </span>
      {isWide.value && (
        <span class="track-art">
          <TrackArt
            points={TRACK_POINTS}
            {...{ colour, signs, marked, next, soon }}
            ready={{ bonus, star }}
          />
        </span>
      )}
      {gain !== '' && (
        <span class="track-gain" aria-hidden="true">
          {gain}
        </span>
      )}
    </button>
  );
}

/** Hollow signs for what counts from the next turn on. */
function SignsSoon(props: { readonly star: number; readonly bonus: number }) {
  const { star, bonus } = props;
  if (star + bonus === 0) return null;
  return (
    <span class="track-soon-signs" title={unlockedInWords(props)}>
      {`${'☆'.repeat(star)}${'+'.repeat(bonus)}`}
    </span>
  );
}

/** The bonuses and stars of the boxes on offer, in signs. */
function SignsAhead(props: { readonly signs: string; readonly from: number; readonly to: number }) {
  const { signs, from, to } = props;
  const shown = [...signs].map((sign, box) => {
    if (box === BOXES - 1) return `(${TRACK_POINTS})`;
    return sign === '*' ? '★' : sign === '+' ? '+' : '·';
  });
  return <span>{`▸ ${shown.slice(from, to).join(' ')}`}</span>;
}

/** Nine little boxes, for where there is no room for a track. */
function MiniTrack({ marked, next }: { readonly marked: number; readonly next: number }) {
  return (
    <svg class="track-mini" viewBox="0 0 63 12" aria-hidden="true">
      {Array.from({ length: BOXES }, (_, box) => (
        <rect
          key={`box ${box}`}
          class={box < marked ? 'on' : box < marked + next ? 'next' : ''}
          x={0.5 + box * 7}
          y="0.5"
          width="6"
          height="11"
          rx="1.2"
        />
      ))}
    </svg>
  );
}

/** The tracks of a player to look at, without anything to choose. */
export function TrackList({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const words = sayRollAndWrite();
  return (
    <ul class="track-list">
      {TRACKS.map(({ colour, ability, signs }) => {
        const { marked, bonus, star } = trackIn(picture, seat, colour);
        return (
          <li key={colour} {...helpOn('track', seat, colour)}>
            <span class="track-name">
              <AbilityIcon name={ability} />
              {words.ability[colour]}
            </span>
            <span aria-hidden="true">{words.readyShort(star, bonus)}</span>
            <span class="visually-hidden">
              {words.trackState(marked, BOXES)},{' '}
              {words.ready(words.starsUsable(star), words.bonuses(bonus))}
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

function AboutTracks(props: {
  readonly isOpen: Signal<boolean>;
  readonly table: GameTable;
  readonly seat: number;
}) {
  const { isOpen, table, seat } = props;
  const words = sayRollAndWrite();
  return (
    <Dialog title={words.abilities} isOpen={isOpen}>
      {() => (
        <>
          <dl class="about-tracks">
            {TRACKS.map(({ colour, ability, signs }) => {
              const { marked, bonus, star } = trackIn(table.picture.value, seat, colour);
              return (
                <div key={colour} class={`paint-${colour}`} {...helpOn('track', seat, colour)}>
                  <dt>
                    <AbilityIcon name={ability} />
                    {words.ability[colour]}
                    <small>{words.ready(words.starsUsable(star), words.bonuses(bonus))}</small>
                  </dt>
                  <dd>
                    <TrackArt
                      points={TRACK_POINTS}
                      {...{ colour, signs, marked }}
                      ready={{ bonus, star }}
                    />
                    {words.abilityDoes[colour]}
                  </dd>
                </div>
              );
            })}
          </dl>
          <p>{words.bonusDoes}</p>
        </>
      )}
    </Dialog>
  );
}
