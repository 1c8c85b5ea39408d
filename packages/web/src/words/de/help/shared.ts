/** What help says in both games, in German. */
import type { HelpWords } from '../../en/help/index.ts';

function lacking(count: number): string {
  return count === 1 ? '1 Feld fehlt' : `${count} Felder fehlen`;
}

/** What help says in both games, in German. */
export const shared: Omit<HelpWords, 'rollAndWrite' | 'copenhagen' | 'tips'> = {
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
  brick: (cell) => `Der Ziegel ist jetzt auf ${cell}.`,
  places: (count) => `Es gibt ${count === 1 ? '1 Stelle' : `${count} Stellen`} dafür.`,
  line: {
    complete: (points) => `Komplett, hat ${points} gebracht.`,
    missing: (count, cells) => `${lacking(count)}: ${cells}.`,
    withBrick: (points) => `Ein Ziegel ist schon darin, also bringt sie ${points}.`,
    clean: (most, least) =>
      `Bisher nur Fenster: ohne Ziegel bringt sie ${most}, mit Ziegel ${least}.`,
    coat: 'Ist sie komplett, gibt ihr Wappen eine Sonderaktion.',
    now: (tiles) => `Jetzt zu vollenden mit: ${tiles}.`,
    isComplete: (line, points) => `${line}: komplett, ${points}.`,
    lacks: (line, count) => `${line}: ${lacking(count)}.`,
  },
  cell: {
    now: (tiles) => `Jetzt zu füllen mit: ${tiles}.`,
    notNow: 'Nichts, was du jetzt setzen kannst, reicht hierher.',
    coat: 'Hier ist ein Wappen aufgedruckt: Wer es überbaut, darf eine Sonderaktion machen.',
  },
  coat: {
    used: 'Dieses Wappen ist schon genutzt.',
    cover: (cell) => `Überbau ${cell}, um es zu nutzen.`,
    complete: (line, count, cells) =>
      `Vollende ${line}, um es zu nutzen: ${lacking(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) =>
      `${points}, ${empty === 1 ? '1 leeres Feld' : `${empty} leere Felder`}.`,
  },
  score: {
    missing: (count, goal) =>
      `Noch ${count === 1 ? '1 Punkt' : `${count} Punkte`} bis ${goal}, dann geht das Spiel zu Ende.`,
    reached: (goal) => `${goal} Punkte sind erreicht: Das Spiel geht zu Ende.`,
  },
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
    row: 'Eine Reihe aus fünf Feldern. Ist sie komplett, zählt sie sofort: 1 Punkt, oder 2, wenn sie nur Fenster hat.',
    column:
      'Eine Spalte aus neun Feldern. Ist sie komplett, zählt sie sofort: 2 Punkte, oder 4, wenn sie nur Fenster hat.',
    score: 'Die Punkte stehen im Giebel. Sie kommen von kompletten Reihen und Spalten.',
    opponent: 'Das Haus von jemand anders. Ein Tipp zeigt es groß, mit allem, was dazugehört.',
    rotate: 'Dreht das Teil in deiner Hand um eine Vierteldrehung.',
    flip: 'Wendet das Teil in deiner Hand, wie im Spiegel.',
    brick: 'Macht ein anderes Feld zum Ziegel. Auf das Feld zu tippen geht auch.',
    'next-place': 'Schiebt weiter zur nächsten erlaubten Stelle, die beste zuerst.',
    'put-back': 'Legt zurück, was du in der Hand hast, als hättest du es nicht genommen.',
    place: 'Setzt, wo du gerade hältst. Punkte und Wappen folgen sofort.',
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
