/** Choosing a bot for a seat: the levels by name, and what the chosen one is like. */

import { say } from '../words/index.ts';
import { BOT_NAMES, botsToChoose } from './bot-names.ts';

/** The options of a select, from the easiest bot to the hardest. */
export function BotOptions({ present }: { readonly present?: string | undefined }) {
  const { common, setup } = say();
  return (
    <optgroup label={setup.bots}>
      {botsToChoose(present).map((bot) => (
        <option key={bot} value={bot}>
          {common.bots[bot]?.name ?? bot}
        </option>
      ))}
    </optgroup>
  );
}

/** The strength and style of a bot; bots of old games are on no level. */
export function BotAbout({ bot, id }: { readonly bot: string; readonly id: string }) {
  const { common, setup } = say();
  const about = common.bots[bot]?.about ?? '';
  const level = BOT_NAMES.indexOf(bot) + 1;
  return <small id={id}>{level === 0 ? about : setup.level(level, BOT_NAMES.length, about)}</small>;
}
