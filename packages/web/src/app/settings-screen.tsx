/** Settings: language, light, patterns, motion, sound, placing, hand, tips, keys. */
import '../ui/choice.css';
import { LANGUAGE_NAMES } from '../store/languages.ts';
import { changeSettings, type Settings, settings } from '../store/settings.ts';
import { Page } from '../ui/page.tsx';
import { say } from '../words/index.ts';

/** Everything that can be set; each choice counts at once. */
export function SettingsScreen() {
  const words = say().settings;
  const now = settings.value;
  return (
    <Page title={words.title}>
      <form class="settings panel">
        <Choice
          legend={words.language}
          name="language"
          options={{ auto: words.languageAuto, ...LANGUAGE_NAMES }}
          value={now.language}
        />
        <Choice legend={words.theme} name="theme" options={words.themes} value={now.theme} />
        <Choice legend={words.motion} name="motion" options={words.motions} value={now.motion} />
        <Choice
          legend={words.placing}
          name="placing"
          options={words.placings}
          value={now.placing}
        />
        <Choice legend={words.hand} name="hand" options={words.hands} value={now.hand} />
        <Choice legend={words.tips} name="tips" options={words.tipTimes} value={now.tips} />
        <Check label={words.patterns} name="patterns" value={now.patterns} />
        <Check label={words.sound} name="sound" value={now.sound} />
        <Check label={words.shortcuts} name="shortcuts" value={now.shortcuts} />
        <p>
          <small>{words.saved}</small>
        </p>
        <a class="settings-me" href="/me">
          {words.follow}
        </a>
      </form>
    </Page>
  );
}

function Choice<Name extends keyof Settings>(props: {
  readonly legend: string;
  readonly name: Name;
  readonly options: Readonly<Record<string, string>>;
  readonly value: Settings[Name];
}) {
  const { legend, name, options, value } = props;
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-options">
        {Object.entries(options).map(([option, label]) => (
          <label key={option} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => void changeSettings({ [name]: option })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Check(props: {
  readonly label: string;
  readonly name: 'patterns' | 'sound' | 'shortcuts';
  readonly value: boolean;
}) {
  const { label, name, value } = props;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => void changeSettings({ [name]: currentTarget.checked })}
      />
      {label}
    </label>
  );
}
