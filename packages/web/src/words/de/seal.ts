/** The seal beside the dice, in German. */
import type { SealWords } from '../en/seal.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What the seal says. */
export const seal: SealWords = {
  title: 'Fairer Zufall',
  verified: {
    rolls: 'Jeder Wurf auf diesem Gerät geprüft.',
    cards: 'Bisher ist jede Ziehung in Ordnung.',
  },
  wrong: 'Eine Ziehung stimmt nicht!',
  tookPart: (names) => `Mitgewirkt: ${names}.`,
  nobody:
    'Kein Gerät eines Spielers hat mitgewirkt; der Betreiber des Servers konnte diese Ziehung vorher kennen.',
  missed: (names) => `Gefragt, aber keine rechtzeitige Antwort: ${names}.`,
  missedOwn: 'Dieses Gerät wurde gefragt, hat aber nicht rechtzeitig geantwortet.',
  notAsked: 'Dieses Gerät wurde nicht gefragt.',
  promise:
    'Für jede Ziehung decken die Geräte der Spieler und der Server Zahlen auf, die vorher festgelegt wurden. Zusammen bestimmen sie die Ziehung. Solange das Gerät eines ehrlichen Spielers mitwirkt, kann niemand sie vorher kennen oder aussuchen, auch nicht der Betreiber des Servers.',
  last: 'Letzte Ziehung',
  soFar: 'Bisher',
  checked: {
    rolls: (count) => `${counted(count, 'Ziehung', 'Ziehungen')} auf diesem Gerät geprüft.`,
    cards: (count) => `${counted(count, 'Ziehung', 'Ziehungen')} in Ordnung.`,
  },
  later:
    'Die Karten selbst prüft dein Gerät nach der Partie: Vorher würde es verraten, was im Stapel liegt.',
  goOn: 'Du kannst weiterspielen.',
};
