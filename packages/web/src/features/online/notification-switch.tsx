/** The switch for turn notifications, with an explanation. */
import './notification-switch.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Check } from '../../ui/check.tsx';
import { type NotificationWords, notifications as shelf } from '../../words/notifications.ts';
import {
  disableNotifications,
  enableNotifications,
  isNotifying,
  isQuiet,
  type NotificationState,
  notificationState,
  prepareNotifications,
  setQuiet,
} from './notifications.ts';

/** The switch for this device, or for one table on it. */
export function NotificationSwitch({ table }: { readonly table?: string }) {
  const words = shelf.say();
  const isBusy = useSignal(false);
  const now = notificationState.value;
  const isDeviceOn = isNotifying();
  const isLeftAlone = table !== undefined && isQuiet(table) === true;
  useEffect(() => void prepareNotifications(table), [isDeviceOn, table]);
  if (!words) return null;
  if (now === 'missing' || now === 'blocked') return <p>{words[now]}</p>;

  async function turn(isOn: boolean) {
    if (isBusy.value) return;
    isBusy.value = true;
    if (isOn && !isDeviceOn) await enableNotifications();
    if (table !== undefined && isNotifying()) await setQuiet(table, !isOn);
    if (!isOn && table === undefined) await disableNotifications();
    isBusy.value = false;
  }
  return (
    <div class="notification-switch">
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

function aboutOf(words: NotificationWords, now: NotificationState, isLeftAlone: boolean): string {
  if (now !== 'open' && now !== 'always') return hasPush() ? words.about : words.aboutOpen;
  return isLeftAlone ? words.quiet : words[now];
}

/**
 * Returns true if the browser has Web Push; without it a device notifies only while the page is
 * open.
 */
function hasPush(): boolean {
  return 'PushManager' in globalThis;
}
