/** What can be agreed before a game. */
import { Check } from '../ui/check.tsx';
import { say } from '../words/index.ts';

type Options = Readonly<Record<string, unknown>>;

/** An option as a switch: what it is when on, and nothing when off. */
interface Switch {
  readonly option: string;
  readonly on: unknown;
  readonly label: 'mirror' | 'passing';
}

const SWITCHES: Readonly<Record<string, readonly Switch[]>> = {
  'roll-and-write': [
    { option: 'mirror', on: true, label: 'mirror' },
    { option: 'passing', on: 'always', label: 'passing' },
  ],
};

/** Switches for the options of a game; nothing for a game without any. */
export function OptionFields(props: {
  readonly game: string;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}) {
  const { game, options, onChange } = props;
  const { setup } = say();
  const switches = SWITCHES[game];
  if (!switches) return null;
  return (
    <fieldset>
      <legend>{setup.options}</legend>
      {switches.map(({ option, on, label }) => (
        <Check
          key={option}
          label={setup[label]}
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
