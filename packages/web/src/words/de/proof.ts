/** What *Verify fairness* found, in German. */
import type { ProofWords } from '../en/proof.ts';
import { grammarOf } from '../grammar.ts';

const { plural } = grammarOf('de');

/** What is said about a game's chance. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `Alles fair. Der Server hat sein Geheimnis vor der Partie festgelegt, ${
      contributed === 0
        ? 'kein Gerät hat'
        : plural(contributed, 'ein Gerät hat', `${contributed} Geräte haben`)
    } etwas dazu beigetragen, und ${
      kind === 'rolls'
        ? plural(draws, 'der Wurf ergibt', `alle ${draws} Würfe ergeben`)
        : plural(draws, 'die Karte ergibt', `alle ${draws} Karten ergeben`)
    } sich daraus. Dein Gerät hat das gerade nachgerechnet.`,
  chained: (draws, kind) =>
    `Die Partie war fair: ${
      kind === 'rolls'
        ? plural(draws, 'Der Wurf ergibt', `Alle ${draws} Würfe ergeben`)
        : plural(draws, 'Die Karte ergibt', `Alle ${draws} Karten ergeben`)
    } sich aus dem, was die Geräte der Spieler und der Server für jede Ziehung aufgedeckt haben. Dein Gerät hat das gerade nachgerechnet.`,
  alone: (count) =>
    plural(
      count,
      'Eine Ziehung entstand ohne ein Gerät eines Spielers; der Betreiber des Servers konnte sie vorher kennen.',
      `${count} Ziehungen entstanden ohne ein Gerät eines Spielers; der Betreiber des Servers konnte sie vorher kennen.`,
    ),
  unanswered: (count) =>
    plural(
      count,
      'Bei einer Ziehung hat ein gefragtes Gerät nicht rechtzeitig geantwortet.',
      `Bei ${count} Ziehungen hat ein gefragtes Gerät nicht rechtzeitig geantwortet.`,
    ),
  draws: (count, things) => `${plural(count, 'Ziehung', 'Ziehungen')} ${things}`,
  starting: 'Startspieler',
  aloneAt: (draws) => `Ohne ein Gerät eines Spielers: ${draws}.`,
  missedAt: (name, draws) => `Keine rechtzeitige Antwort von ${name}: ${draws}.`,
  wrong: (draws, what) => `Prüfung fehlgeschlagen (${draws}): ${what}`,
  problems: {
    index: 'Eine Ziehung wurde ausgelassen, wiederholt oder nicht angekündigt.',
    head: 'Der Server hat diesem Gerät einen anderen Spielverlauf gemeldet als den, aus dem er zieht.',
    'client-link':
      'Was das Gerät eines Spielers aufgedeckt haben soll, ist nicht das, was dieses Gerät vorher festgelegt hat.',
    'server-link': 'Was der Server aufgedeckt hat, ist nicht das, was er vorher festgelegt hat.',
    event: 'Das Ergebnis folgt nicht aus dem, was aufgedeckt wurde.',
  },
  undone: (count) =>
    plural(
      count,
      'Eine Ziehung davon wurde rückgängig gemacht.',
      `${count} davon wurden rückgängig gemacht.`,
    ),
  unfinished: 'Die Partie wurde vor dem Ende abgebrochen.',
  compared: (events) =>
    `Die Aufzeichnung des Servers stimmt mit der Partie überein, die dieses Gerät gesehen hat: dasselbe Geheimnis und ${plural(events, 'dasselbe Ereignis', `dieselben ${events} Ereignisse`)}.`,
  missed: (count) =>
    `${plural(count, 'Eines davon geschah', `${count} davon geschahen`)}, während diese Seite geschlossen war; dieses Gerät hat erst später davon erfahren.`,
  own: 'Was dieses Gerät zur Auslosung beigetragen hat, wurde verwendet.',
  nothingOwn:
    'Dieses Gerät hat nichts zur Auslosung beigetragen (du hast zugeschaut oder an einem anderen Gerät Platz genommen), also kann es nicht sagen, ob etwas ersetzt wurde.',
  names: 'Namen wurden nicht verglichen.',
  commitment: (text) => `Fingerabdruck des Geheimnisses: ${text}`,
  gaps: (missing) =>
    `Nicht bewiesen: In der Aufzeichnung ${plural(missing, 'fehlt eine Ziehung', `fehlen ${missing} Ziehungen`)}. Vielleicht wurden Schritte rückgängig gemacht, vielleicht hat der Server Würfe übersprungen, die ihm nicht gefielen.`,
  unknown:
    'Die Aufzeichnung sagt nicht, wie gewürfelt und gezogen wurde; so lässt sich nichts beweisen.',
  false:
    'Diese Aufzeichnung passt nicht zu ihrem Geheimnis: Etwas darin wurde geändert oder nicht ausgelost.',
  falseAt: (event) =>
    `Ereignis ${event} ergibt sich nicht aus dem Geheimnis: Es wurde geändert oder nicht ausgelost.`,
  falseDraw: (event) =>
    `Ereignis ${event} lässt sich nicht bestätigen: Es ist nicht die nächste Ziehung, oder was dafür aufgedeckt wurde, stimmt nicht.`,
  unreadable: 'Die Aufzeichnung lässt sich nicht lesen.',
  different: {
    game: 'Die Aufzeichnung des Servers gehört zu einer anderen Partie als der, die dieses Gerät gesehen hat.',
    commitment:
      'Die Aufzeichnung des Servers nennt ein anderes Geheimnis, als dieses Gerät vor der Partie erfahren hat.',
    contributions:
      'Laut der Aufzeichnung des Servers haben Geräte etwas anderes zur Auslosung beigetragen.',
    own: 'Der Server hat ersetzt, was dieses Gerät zur Auslosung beigetragen hat.',
    start: 'In der Aufzeichnung des Servers beginnt ein anderer Spieler.',
    seed: 'Die Aufzeichnung des Servers nennt ein anderes Geheimnis, als dieses Gerät am Ende erfahren hat.',
    undone:
      'Laut der Aufzeichnung des Servers wurden andere Schritte rückgängig gemacht, als dieses Gerät gesehen hat.',
  },
  differentAt: (event) =>
    `Ab Ereignis ${event} stimmt die Aufzeichnung des Servers nicht mit der Partie überein, die dieses Gerät gesehen hat.`,
  contradicted:
    'Der Server gibt diese Partie jetzt anders wieder als zuvor. Vielleicht wurden seine Daten aus einer Sicherung wiederhergestellt, oder er ist nicht ehrlich.',
  notTrusted: 'Verlass dich nicht auf die Würfel und Karten dieser Partie.',
};
