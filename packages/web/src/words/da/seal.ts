/** The seal beside the dice, in Danish. */
import type { SealWords } from '../en/seal.ts';
import { counted } from './grammar.ts';

/** What the seal says. */
export const seal: SealWords = {
  title: 'Fair lodtrækning',
  verified: {
    rolls: 'Alle slag er kontrolleret på denne enhed.',
    cards: 'Alle lodtrækninger er i orden indtil nu.',
  },
  wrong: 'En lodtrækning stemmer ikke!',
  tookPart: (names) => `Var med: ${names}.`,
  nobody:
    'Ingen spillers enhed var med, så de der driver serveren, kunne kende lodtrækningen på forhånd.',
  missed: (names) => `Blev spurgt, men svarede ikke i tide: ${names}.`,
  missedOwn: 'Denne enhed blev spurgt, men svarede ikke i tide.',
  notAsked: 'Denne enhed blev ikke spurgt.',
  promise:
    'Ved hver lodtrækning afslører spillernes enheder og serveren tal der blev lagt fast på forhånd. Tilsammen afgør de lodtrækningen. Så længe én ærlig spillers enhed er med, kan ingen kende eller vælge den på forhånd, heller ikke de der driver serveren.',
  last: 'Seneste lodtrækning',
  soFar: 'Indtil nu',
  checked: {
    rolls: (count) =>
      `${counted(count, 'lodtrækning', 'lodtrækninger')} kontrolleret på denne enhed.`,
    cards: (count) => `${counted(count, 'lodtrækning', 'lodtrækninger')} i orden.`,
  },
  later:
    'Selve kortene kontrollerer din enhed efter spillet: Før ville det afsløre hvad der er i bunken.',
  goOn: 'I kan spille videre.',
};
