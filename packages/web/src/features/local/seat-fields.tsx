/** One seat of a set-up: a person with a name, or a bot with its level. */

import { useId } from 'preact/hooks';
import type { SeatPlan } from '../../store/seats.ts';
import { BotAbout, BotOptions } from '../../table/bot-choice.tsx';
import { freeName } from '../../table/bot-names.ts';
import { nameAt } from '../../table/seat-names.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';

const MAX_SEAT_NAME_LENGTH = 20;

/** Fields for a seat. */
export function SeatFields(props: {
  readonly number: number;
  readonly seat: SeatPlan;
  readonly seats: readonly SeatPlan[];
  readonly onChange: (seat: SeatPlan) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const { number, seat, seats, onChange, onRemove } = props;
  const { setup } = say();
  const aboutId = useId();
  const name = nameAt(seats, number - 1);

  function choose(kind: string) {
    onChange(
      kind === ''
        ? { name: '' }
        : { name: seat.bot === undefined ? freeName(seats) : seat.name, bot: kind },
    );
  }

  return (
    <div class="seat">
      <Icon name={seat.bot === undefined ? 'person' : 'bot'} />
      <TextField
        isBare
        label={setup.nameOf(number)}
        value={seat.name}
        placeholder={name}
        maxLength={MAX_SEAT_NAME_LENGTH}
        autocomplete="off"
        onChange={(text) => onChange({ ...seat, name: text.trim() })}
      />
      <select
        aria-label={setup.kind(number)}
        aria-describedby={seat.bot === undefined ? undefined : aboutId}
        value={seat.bot ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{setup.person}</option>
        <BotOptions present={seat.bot} />
      </select>
      <IconButton
        look="quiet"
        icon="close"
        label={setup.remove(name)}
        aria-disabled={onRemove === undefined}
        onClick={onRemove}
      />
      {seat.bot !== undefined && <BotAbout bot={seat.bot} id={aboutId} />}
    </div>
  );
}
