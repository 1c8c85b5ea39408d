/** The switch by which somebody wants to be told when it is their turn, and what that means. */
import './call-switch.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Check } from '../../ui/check.tsx';
import { type CallWords, calls as shelf } from '../../words/calls.ts';
import {
  type Calling,
  calling,
  isCalling,
  isQuiet,
  prepareCalling,
  setQuiet,
  startCalling,
  stopCalling,
} from './calls.ts';

/** The switch for this device, or for one table on it. */
export function CallSwitch({ table }: { readonly table?: string }) {
  const words = shelf.say();
  const isBusy = useSignal(false);
  const now = calling.value;
  const isDeviceOn = isCalling();
  const isLeftAlone = table !== undefined && isQuiet(table) === true;
  useEffect(() => void prepareCalling(table), [isDeviceOn, table]);
  if (!words) return null;
  if (now === 'missing' || now === 'blocked') return <p>{words[now]}</p>;

  async function turn(isOn: boolean) {
    if (isBusy.value) return;
    isBusy.value = true;
    if (isOn && !isDeviceOn) await startCalling();
    if (table !== undefined && isCalling()) await setQuiet(table, !isOn);
    if (!isOn && table === undefined) await stopCalling();
    isBusy.value = false;
  }
  return (
    <div class="call-switch">
      <Check
        label={table === undefined ? words.label : words.here}
        about={aboutOf(words, now, isLeftAlone)}
        value={isDeviceOn && !isLeftAlone}
        isFirm
        onChange={(isOn) => void turn(isOn)}
      />
    </div>
  );
}

function aboutOf(words: CallWords, now: Calling, isLeftAlone: boolean): string {
  if (now !== 'open' && now !== 'always') return hasPush() ? words.about : words.aboutOpen;
  return isLeftAlone ? words.quiet : words[now];
}

/** Web Push: without it a device is told while the page is open, and not afterwards. */
function hasPush(): boolean {
  return 'PushManager' in globalThis;
}
