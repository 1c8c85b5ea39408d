/** The choice of who rolls: the app, or the people at a real table. */
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
  ];
  return (
    <Choice
      class="dice-fields"
      legend={words.title}
      name="dice"
      options={choices}
      value={dice}
      onChange={onChange}
    >
      {dice && <small>{words.realAbout}</small>}
    </Choice>
  );
}
