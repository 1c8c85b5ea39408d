/** Settings: language, light, patterns, motion, sound, placing, hand, tips, pace, end of turn, keys. */
import './settings-screen.css';
import { LANGUAGE_NAMES } from '../store/languages.ts';
import { changeSettings, type Settings, settings } from '../store/settings.ts';
import { Check } from '../ui/check.tsx';
import { Choice } from '../ui/choice.tsx';
import { Page } from '../ui/page.tsx';
import { sayTrouble } from '../ui/say-trouble.ts';
import { say } from '../words/index.ts';

/** Everything that can be set; each choice counts at once. */
export function SettingsScreen() {
  const words = say().settings;
  return (
    <Page title={words.title}>
      <form class="settings panel">
        <Choice {...set('language', { auto: words.languageAuto, ...LANGUAGE_NAMES })} />
        <Choice {...set('theme', words.themes)} />
        <Choice {...set('motion', words.motions)} />
        <Choice {...set('placing', words.placings)} />
        <Choice {...set('hand', words.hands)} />
        <Choice {...set('tips', words.tipTimes)} />
        <Choice {...set('pace', words.paces)} />
        <Check {...turn('patterns')} />
        <Check {...turn('sound')} />
        <Check {...turn('autoEnd')} />
        <Check {...turn('shortcuts')} />
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

/** One of several values of a setting. */
function set<Name extends 'language' | 'theme' | 'motion' | 'placing' | 'hand' | 'tips' | 'pace'>(
  name: Name,
  labels: Readonly<Record<Settings[Name], string>>,
) {
  return {
    legend: say().settings[name],
    name,
    options: Object.entries(labels) as [Settings[Name], string][],
    value: settings.value[name],
    onChange: (value: Settings[Name]) => void changeSettings({ [name]: value }).catch(sayTrouble),
  };
}

/** A setting that is on or off. */
function turn(name: 'patterns' | 'sound' | 'autoEnd' | 'shortcuts') {
  return {
    label: say().settings[name],
    value: settings.value[name],
    onChange: (value: boolean) => void changeSettings({ [name]: value }).catch(sayTrouble),
  };
}
