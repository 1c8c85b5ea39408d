/** Being told when it is one's turn, in German. */
import type { CallWords } from '../en/calls.ts';
import { notice } from './notice.ts';

/** What is said about being told when it is one's turn. */
export const words: CallWords = {
  notice,
  label: 'Sag mir Bescheid, wenn ich dran bin',
  here: 'Sag mir Bescheid, wenn ich an diesem Tisch dran bin',
  about:
    'Dein Browser fragt erst, ob er darf. Dann sagt dir dieses Gerät Bescheid, wenn die anderen auf dich warten, auch wenn Nyhavn geschlossen ist.',
  aboutOpen:
    'Dein Browser fragt erst, ob er darf. Dann sagt dir dieses Gerät Bescheid, wenn die anderen auf dich warten, solange Nyhavn im Hintergrund offen ist.',
  always: 'Dieses Gerät sagt dir Bescheid, auch wenn Nyhavn geschlossen ist.',
  open: 'Dieses Gerät sagt dir Bescheid, solange Nyhavn im Hintergrund offen ist.',
  quiet: 'An anderen Tischen sagt dir dieses Gerät Bescheid.',
  blocked: 'Mitteilungen sind in den Einstellungen dieses Browsers gesperrt.',
  missing:
    'Dieser Browser kann keine Mitteilungen zeigen. Auf einem iPhone oder iPad geht es, sobald Nyhavn auf dem Home-Bildschirm ist.',
};
