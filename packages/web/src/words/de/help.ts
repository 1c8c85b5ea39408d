/** What help says in all games, in German. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games, in German. */
export const help: HelpWords = {
  now: 'Jetzt',
  inRules: 'In den Regeln',
  allRules: 'Alle Regeln',
  ruling: (id) => `Klarstellung ${id}`,
  more: 'Frag auch nach',
  possible: 'Jetzt möglich',
  impossible: 'Gerade nicht möglich',
  pointing: 'Tippe auf etwas, um zu erfahren, was es ist.',
  titles: { status: 'Was jetzt dran ist', coat: 'Wappen' },
  advice: 'Rat des Hafenmeisters',
  tip: {
    title: 'Tipp',
    close: 'Tipp schließen',
    noMore: 'Keine Tipps mehr',
    off: 'Die Tipps sind aus. In den Einstellungen schaltest du sie wieder ein.',
  },
  passAndPlay: 'Ihr teilt euch dieses Gerät: Es wandert von Zug zu Zug weiter.',
  undo: (deed) =>
    deed === '' ? 'Dein letzter Schritt lässt sich zurücknehmen.' : `Nimmt zurück: ${deed}`,
  what: {
    status: 'Diese Zeile sagt, wer dran ist und worauf das Spiel wartet.',
    progress: 'Wie weit das Spiel gekommen ist.',
    undo: 'Nimmt deinen letzten Schritt zurück, solange weder Würfel oder Karten noch jemand anders darauf geantwortet haben.',
    menu: 'Was du am Tisch sonst noch tun kannst: nachlesen, Tasten, Partie speichern, Einstellungen.',
    log: 'Alles, was in dieser Partie geschehen ist, das Neueste zuerst.',
    keys: 'Die Tasten, mit denen sich das ganze Spiel spielen lässt.',
    ask: 'Danach erklärt dein nächster Tipp, was du berührst, statt es zu tun.',
    settings: 'Sprache, Licht, Bewegung, Ton, Tipps und mehr. Deine Partie bleibt dabei erhalten.',
    record: 'Speichert die ganze Partie als kleine Textdatei, Zug für Zug.',
    leave: 'Verlässt den Tisch. Die Partie bleibt erhalten; du findest sie am Kai wieder.',
    opponent: 'Das Haus von jemand anders. Ein Tipp zeigt es groß, mit allem, was dazugehört.',
    'side-close': 'Schließt diese Schublade und zeigt wieder den Tisch.',
    'side-button': 'Öffnet die Schublade mit allem, was du setzen kannst.',
    news: 'Was die anderen seit deinem letzten Schritt gemacht haben.',
    result: 'Zeigt noch einmal, wer gewonnen hat und woher die Punkte kamen.',
    handover:
      'Jemand anders ist an der Reihe. Was nur diese Person sehen darf, bleibt verdeckt, bis sie das Gerät hat.',
    tip: 'Ein Tipp für deine ersten Partien. Du musst ihm nie folgen.',
    advice:
      'Sagt, was der Hafenmeister hier tun würde: erst ein Wink, dann der ganze Zug. Wie oft du fragst, steht am Ende der Partie dabei.',
  },
};
