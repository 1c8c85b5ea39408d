/** Choosing who plays, in German. */
import type { FirstWords } from '../en/index.ts';

/** What the set-up screen says in German. */
export const setup: FirstWords['setup'] = {
  title: (game) => `${game}: Wer spielt mit?`,
  players: 'Spieler',
  seat: (number) => `Platz ${number}`,
  person: 'Mensch',
  bot: 'Bot',
  bots: 'Bots, von leicht bis schwer',
  level: (level, most, about) => `Stufe ${level} von ${most}: ${about}`,
  kind: (number) => `Platz ${number}: Spieler`,
  name: 'Name',
  nameOf: (number) => `Platz ${number}: Name`,
  add: 'Spieler hinzufügen',
  remove: (name) => `Entfernen: ${name}`,
  /** Never `Du`: it is only used among several people, and can't be declined in sentences. */
  defaultName: (number) => `Spieler ${number}`,
  starts: 'Startspieler',
  random: 'Zufällig',
  options: 'Optionen',
  begin: 'Partie starten',
};
