/** The options of a game before it begins. */
import { Check } from '../ui/check.tsx';
import { gameWords, say } from '../words/index.ts';

type Options = Readonly<Record<string, unknown>>;

/** An option of a game as a switch: what it is when on, and nothing when off. */
export interface OptionSwitch {
  readonly option: string;
  readonly on: unknown;
}

/** Switches for the options of a game; nothing for a game without any. */
export function OptionFields(props: {
  readonly game: string;
  readonly switches: readonly OptionSwitch[];
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}) {
  const { game, switches, options, onChange } = props;
  const { setup } = say();
  if (switches.length === 0) return null;
  return (
    <fieldset>
      <legend>{setup.options}</legend>
      {switches.map(({ option, on }) => (
        <Check
          key={option}
          label={gameWords(game)?.options[option] ?? option}
          value={options[option] === on}
          onChange={(isOn) => {
            const { [option]: _, ...rest } = options;
            onChange(isOn ? { ...rest, [option]: on } : rest);
          }}
        />
      ))}
    </fieldset>
  );
}
