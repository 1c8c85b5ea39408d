/** Being told when it is one's turn. */
import { notice } from './notice.ts';

/** What is said about being told when it is one's turn. */
export const words = {
  notice,
  label: 'Tell me when it’s my turn',
  here: 'Tell me when it’s my turn at this table',
  about:
    'Your browser asks whether it may. Then this device tells you when the others wait for you, even while Nyhavn is closed.',
  aboutOpen:
    'Your browser asks whether it may. Then this device tells you when the others wait for you, as long as Nyhavn is open in the background.',
  always: 'This device tells you, even while Nyhavn is closed.',
  open: 'This device tells you as long as Nyhavn is open in the background.',
  quiet: 'At other tables this device tells you.',
  blocked: 'Notices are blocked in the settings of this browser.',
  missing:
    'This browser can’t show notices. On an iPhone or iPad it can once Nyhavn is on the home screen.',
};

/** The shape of these words in every language. */
export type CallWords = typeof words;
