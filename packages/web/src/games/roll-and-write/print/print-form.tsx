/** The form with the options of printed sheets. */

import type { Signal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../store/languages.ts';
import { Check } from '../../../ui/check.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { PrintWords } from '../../../words/en/games/roll-and-write/print.ts';
import { type Choices, MAX_COPIES } from './choices.ts';

/** Radio buttons for everything that can be chosen; each choice counts at once. */
export function PrintForm(props: {
  readonly words: PrintWords['page'];
  readonly choices: Signal<Choices>;
}) {
  const { words, choices } = props;
  const now = choices.value;
  const change = (part: Partial<Choices>) => {
    choices.value = { ...choices.peek(), ...part };
  };
  const choice = <Part extends 'sheet' | 'paper' | 'perPage' | 'ink' | 'language'>(
    part: Part,
    legend: string,
    options: readonly (readonly [Choices[Part], string])[],
  ) => (
    <Choice
      {...{ legend, options }}
      name={`print-${part}`}
      value={now[part]}
      onChange={(chosen) => change({ [part]: chosen })}
    />
  );
  return (
    <form class="print-form panel" onSubmit={(event) => event.preventDefault()}>
      <p>{words.about}</p>
      {choice('sheet', words.sheet, [
        ['both', words.sheets.both],
        ['player', words.sheets.player],
        ['facades', words.sheets.facades],
      ])}
      {choice('paper', words.paper, [
        ['a4', words.papers.a4],
        ['letter', words.papers.letter],
      ])}
      {choice('perPage', words.perPage, [
        [1, words.perPages[1]],
        [2, words.perPages[2]],
        [4, words.perPages[4]],
      ])}
      {choice('ink', words.ink, [
        ['colour', words.inks.colour],
        ['saving', words.inks.saving],
      ])}
      {choice(
        'language',
        words.language,
        LANGUAGES.map((known) => [known, LANGUAGE_NAMES[known]]),
      )}
      <Check label={words.rules} value={now.rules} onChange={(rules) => change({ rules })} />
      {now.rules && <p class="print-hint">{words.rulesHint}</p>}
      <SelectField
        class="print-copies"
        label={words.copies}
        options={Array.from({ length: MAX_COPIES }, (_, index) => [index + 1, `${index + 1}`])}
        value={now.copies}
        onChange={(copies) => change({ copies })}
      />
    </form>
  );
}
