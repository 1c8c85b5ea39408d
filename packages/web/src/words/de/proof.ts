/** What *Verify the chance* found, in German. */
import type { ProofWords } from '../en/proof.ts';

/** What is said about a game's chance. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `Der Zufall war ehrlich. Der Server hat sein Geheimnis vor dem Spiel festgelegt, ${
      contributed === 0
        ? 'kein Gerät hat'
        : contributed === 1
          ? 'ein Gerät hat'
          : `${contributed} Geräte haben`
    } etwas dazugegeben, und ${
      kind === 'rolls' ? `alle ${draws} Würfe` : `alle ${draws} Kartenziehungen`
    } folgen daraus. Dein Gerät hat eben alle nachgerechnet.`,
  undone: (count) =>
    count === 1 ? 'Einmal wurde zurückgenommen.' : `${count} davon wurden zurückgenommen.`,
  unfinished: 'Das Spiel wurde vor dem Ende abgebrochen.',
  compared: (events) =>
    `Die Aufzeichnung des Servers ist das Spiel, das dieses Gerät gesehen hat: dasselbe Geheimnis, dieselben Züge, Würfe und Karten, insgesamt ${
      events === 1 ? 'ein Ereignis' : `${events} Ereignisse`
    }.`,
  missed: (count) =>
    count === 1
      ? 'Eines davon geschah, während diese Seite geschlossen war; dieses Gerät hat erst später davon erfahren.'
      : `${count} davon geschahen, während diese Seite geschlossen war; dieses Gerät hat erst später davon erfahren.`,
  own: 'Was dieses Gerät zum Zufall beigetragen hat, wurde verwendet.',
  nothingOwn:
    'Von diesem Gerät ist kein eigener Beitrag zum Zufall gespeichert (du hast zugeschaut oder dich an einem anderen Gerät hingesetzt), also kann es nicht sagen, ob ein Beitrag ersetzt wurde.',
  names: 'Namen wurden nicht verglichen.',
  commitment: (text) => `Fingerabdruck des Geheimnisses: ${text}`,
  gaps: (missing) =>
    `Nicht bewiesen: In der Aufzeichnung ${
      missing === 1 ? 'fehlt eine Ziehung' : `fehlen ${missing} Ziehungen`
    }. Vielleicht wurden Züge zurückgenommen, vielleicht hat der Server Würfe übersprungen, die ihm nicht gefielen.`,
  unknown: 'Die Aufzeichnung sagt nicht, woraus der Zufall folgte; so lässt sich nichts beweisen.',
  false:
    'Diese Aufzeichnung passt nicht zu ihrem Geheimnis: Etwas wurde geändert oder nicht ausgelost.',
  falseAt: (event) =>
    `Ereignis ${event} folgt nicht aus dem Geheimnis: Es wurde geändert oder nicht ausgelost.`,
  falseDraw: (event) =>
    `Ereignis ${event} ist nicht die nächste Ziehung: Der Server hat Ziehungen übersprungen oder eine zweimal verwendet.`,
  unreadable: 'Die Aufzeichnung lässt sich nicht lesen.',
  different: {
    game: 'Das ist nicht das Spiel, das dieses Gerät gesehen hat. Die Aufzeichnung des Servers ist die eines anderen.',
    commitment:
      'Die Aufzeichnung des Servers nennt ein anderes Geheimnis, als dieses Gerät vor dem Spiel gehört hat.',
    contributions:
      'Nach der Aufzeichnung des Servers haben Geräte etwas anderes zum Zufall beigetragen.',
    own: 'Der Server hat ersetzt, was dieses Gerät zum Zufall beigetragen hat.',
    start: 'In der Aufzeichnung des Servers beginnt jemand anderes.',
    seed: 'Die Aufzeichnung des Servers nennt ein anderes Geheimnis, als dieses Gerät am Ende gehört hat.',
    undone:
      'Die Aufzeichnung des Servers zeigt andere zurückgenommene Züge, als dieses Gerät gesehen hat.',
  },
  differentAt: (event) =>
    `Ab Ereignis ${event} ist die Aufzeichnung des Servers nicht das Spiel, das dieses Gerät gesehen hat.`,
  contradicted:
    'Der Server erzählt dieses Spiel jetzt anders, als dieses Gerät es vorher gehört hat. Vielleicht wurden seine Daten aus einer Sicherung wiederhergestellt, oder er ist nicht ehrlich.',
  notTrusted: 'Verlass dich nicht auf Würfel und Karten dieses Spiels.',
};
