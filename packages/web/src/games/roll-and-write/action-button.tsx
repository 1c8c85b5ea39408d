/** The buttons of the tray. */

import { AbilityIcon } from '../../art/ability.tsx';
import { ButtonWords, moveName } from '../../table/button-words.tsx';
import { offers } from '../../table/main-button.ts';
import { shownSeat } from '../../table/seat-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { type GameTable, TRACKS, trackIn } from './material.ts';
import { helpOn } from './topics.ts';

interface Action {
  readonly name: string;
  readonly isPossible: boolean;
  readonly isFinal?: boolean;
  readonly onClick: () => void;
}

/** A button for a move or an entry; the main one is what the key Enter does. */
export function ActionButton(
  props: Action & {
    readonly isMain: boolean;
    readonly icon?: IconName;
    readonly help?: ReturnType<typeof helpOn>;
  },
) {
  const { name, isPossible, isFinal = false, isMain, icon, help, onClick } = props;
  return (
    <Button
      look={isMain && isPossible ? 'primary' : undefined}
      icon={isFinal ? 'no-undo' : icon}
      class="action"
      aria-disabled={!isPossible}
      ref={isMain ? offers.main : null}
      aria-label={moveName(name, isFinal)}
      title={isFinal ? say().table.isFinal : undefined}
      onClick={onClick}
      {...help}
    >
      <ButtonWords isFinal={isFinal}>{name}</ButtonWords>
    </Button>
  );
}

/** A button for the star of a track, with how many of them there are. */
export function AbilityButton(
  props: Action & {
    readonly table: GameTable;
    readonly track: string;
    readonly isPressed?: boolean;
  },
) {
  const { table, track, name, isPossible, isFinal, isPressed, onClick } = props;
  const { table: common } = say();
  const words = sayRollAndWrite();
  const { star: stars } = trackIn(table.picture.value, shownSeat(table), track);
  const printed = TRACKS.find(({ colour }) => colour === track);
  const label = [name, words.starsUsable(stars), ...(isFinal ? [common.isFinal] : [])].join(', ');
  return (
    <Button
      class={`action ability-action paint-${track}`}
      aria-pressed={isPressed}
      aria-disabled={!isPossible}
      title={label}
      onClick={onClick}
      {...helpOn('star', track)}
    >
      <span class="visually-hidden">{label}</span>
      {printed && <AbilityIcon name={printed.ability} />}
      <span class="ability-short" aria-hidden="true">
        {words.abilityShort[track]}
      </span>
      <span class="ability-long" aria-hidden="true">
        {words.ability[track]}
      </span>
      <span class="ability-stars" aria-hidden="true">
        {isFinal && <Icon name="no-undo" />}★{stars}
      </span>
    </Button>
  );
}
