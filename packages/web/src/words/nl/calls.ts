/** Being told when it is one's turn, in Dutch. */
import type { CallWords } from '../en/calls.ts';
import { notice } from './notice.ts';

/** What is said about being told when it is one's turn. */
export const words: CallWords = {
  notice,
  label: 'Waarschuw me als ik aan de beurt ben',
  here: 'Waarschuw me als ik aan deze tafel aan de beurt ben',
  about:
    'Je browser vraagt eerst of het mag. Daarna waarschuwt dit apparaat je als de anderen op je wachten, ook als Nyhavn gesloten is.',
  aboutOpen:
    'Je browser vraagt eerst of het mag. Daarna waarschuwt dit apparaat je als de anderen op je wachten, zolang Nyhavn op de achtergrond openstaat.',
  always: 'Dit apparaat waarschuwt je, ook als Nyhavn gesloten is.',
  open: 'Dit apparaat waarschuwt je zolang Nyhavn op de achtergrond openstaat.',
  quiet: 'Aan andere tafels waarschuwt dit apparaat je wel.',
  blocked: 'Meldingen zijn geblokkeerd in de instellingen van deze browser.',
  missing:
    'Deze browser kan geen meldingen tonen. Op een iPhone of iPad kan het zodra Nyhavn op het beginscherm staat.',
};
