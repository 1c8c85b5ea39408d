/** What can be chosen before sheets are printed. */

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
  const languages = LANGUAGES.map((known) => [known, LANGUAGE_NAMES[known]] as const);
  return (
    <form class="print-form panel" onSubmit={(event) => event.preventDefault()}>
      <p>{words.about}</p>
      <Choice
        legend={words.sheet}
        name="sheet"
        options={[
          ['both', words.sheets.both],
          ['player', words.sheets.player],
          ['facades', words.sheets.facades],
        ]}
        value={now.sheet}
        onChange={(sheet) => change({ sheet })}
      />
      <Choice
        legend={words.paper}
        name="paper"
        options={[
          ['a4', words.papers.a4],
          ['letter', words.papers.letter],
        ]}
        value={now.paper}
        onChange={(paper) => change({ paper })}
      />
      <Choice
        legend={words.perPage}
        name="per-page"
        options={[
          [1, words.perPages[1]],
          [2, words.perPages[2]],
          [4, words.perPages[4]],
        ]}
        value={now.perPage}
        onChange={(perPage) => change({ perPage })}
      />
      <Choice
        legend={words.ink}
        name="ink"
        options={[
          ['colour', words.inks.colour],
          ['saving', words.inks.saving],
        ]}
        value={now.ink}
        onChange={(ink) => change({ ink })}
      />
      <Choice
        legend={words.language}
        name="sheet-language"
        options={languages}
        value={now.language}
        onChange={(chosen) => change({ language: chosen })}
      />
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
