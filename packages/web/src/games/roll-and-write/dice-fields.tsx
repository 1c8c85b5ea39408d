/** The choice of who rolls: the app, or the people at a real table, on a sheet for all or each on their own. */
import './dice-fields.css';
import type { RealDice } from '../../store/seats.ts';
import { Choice } from '../../ui/choice.tsx';
import { realDice } from '../../words/games/roll-and-write.ts';

/** Radio buttons for the dice; without a choice the app rolls. */
export function Fields(props: {
  readonly dice: RealDice | undefined;
  readonly onChange: (dice: RealDice | undefined) => void;
}) {
  const { dice, onChange } = props;
  const words = realDice.say()?.setUp;
  if (!words) return <div class="dice-fields" />;
  const choices: readonly (readonly [RealDice | undefined, string])[] = [
    [undefined, words.app],
    ['real', words.real],
    ['sheet', words.sheet],
  ];
  const about = { real: words.realAbout, sheet: words.sheetAbout };
  return (
    <Choice
      class="dice-fields"
      legend={words.title}
      name="dice"
      options={choices}
      value={dice}
      onChange={onChange}
    >
      {dice && <small>{about[dice]}</small>}
    </Choice>
  );
}

/** The heading over the players where everybody keeps their own sheet. */
export function playersOfSheet(): string | undefined {
  return realDice.say()?.setUp.sheetPlayers;
}
