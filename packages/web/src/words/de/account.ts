/** Who one is, and how to show it, in German. */
import type { AccountWords } from '../en/account.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Du',
  guest: 'Gast auf diesem Gerät',
  claimed: 'gesicherter Name',
  profile: 'Dein Profil',
  administration: 'Verwaltung',
  about: {
    stranger:
      'Noch kennt dich hier niemand. Nenne einen Namen und spiel als Gast, oder melde dich an, wenn schon ein Name dir gehört.',
    guest:
      'Nur dieses Gerät kennt dich. Sichere dir deinen Namen, dann kann ihn niemand sonst haben: Mit deinen Tischen und Einstellungen folgt er dir auf deine anderen Geräte.',
    claimed:
      'Niemand sonst kann diesen Namen haben. Deine Tische und Einstellungen folgen dir auf jedes Gerät, auf dem du dich anmeldest.',
  },
  name: {
    title: 'Namen ändern',
    about: 'Die anderen sehen ihn am Tisch.',
    ok: 'Ändern',
  },
  claim: {
    title: 'Deinen Namen sichern',
    about: 'Wie willst du zeigen, dass du es bist?',
    passkey: 'Mit einem Passkey',
    passkeyAbout:
      'Dein Gerät fragt nach Finger, Gesicht oder seinem Code. Da gibt es nichts zu merken und nichts zu stehlen.',
    password: 'Mit einem Passwort',
    byPasskey: 'Mit Passkey sichern',
    byPassword: 'Mit diesem Passwort sichern',
    done: (name) => `${name} ist jetzt dein Name.`,
  },
  passkeys: {
    title: 'Deine Passkeys',
    none: 'Du hast noch keinen.',
    from: (date) => `Passkey vom ${date}`,
    add: 'Passkey hinzufügen',
    added: 'Der Passkey ist da.',
    remove: (date) => `Den Passkey vom ${date} entfernen`,
    sure: 'Diesen Passkey entfernen? Dann kann sich niemand mehr damit anmelden.',
    last: 'Das ist dein einziger Weg zum Anmelden. Füge zuerst einen weiteren Passkey oder ein Passwort hinzu.',
    removed:
      'Der Passkey ist entfernt. Vielleicht bietet dein Gerät ihn noch an; dort kannst du ihn löschen.',
    unavailable: 'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.',
    cancelled:
      'Es ist kein Passkey zustande gekommen. Versuch es noch einmal, oder nimm ein Passwort.',
    present: 'Auf diesem Gerät ist schon ein Passkey von dir.',
  },
  password: {
    label: 'Passwort',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    rule: 'Mindestens 8 Zeichen.',
    show: 'Passwort zeigen',
    set: 'Passwort festlegen',
    change: 'Passwort ändern',
    about: 'Alle anderen Geräte werden abgemeldet.',
    changed: 'Das Passwort ist gesetzt. Alle anderen Geräte sind abgemeldet.',
  },
  signIn: {
    title: 'Anmelden',
    about: 'Wenn du dir hier einen Namen gesichert hast, auf welchem Gerät auch immer.',
    asGuest: (name) =>
      `Auf diesem Gerät bist du der Gast ${name}. Wenn du dich anmeldest, lässt du diesen Gast und seine Tische für immer zurück.`,
    name: 'Name',
    go: 'Anmelden',
    passkey: 'Mit einem Passkey anmelden',
    wrong: 'Name und Passwort passen nicht zusammen.',
    welcome: (name) => `Willkommen, ${name}!`,
  },
  signOut: {
    title: 'Abmelden',
    about: 'Dein Name bleibt dir. Melde dich wieder an, wann immer du magst.',
    here: 'Hier abmelden',
    everywhere: 'Überall abmelden',
    sureEverywhere: 'Auf diesem und all deinen anderen Geräten abmelden?',
    sureLost:
      'Du hast weder ein Passwort noch einen Passkey: Einmal abgemeldet, kannst du nicht zurückkommen. Trotzdem abmelden?',
    done: 'Du bist abgemeldet.',
  },
  bots: {
    title: 'Deine Bots',
    about:
      'Ein Bot ist ein Programm von dir, das hier spielt. Mit einem Token sagt es, wer es ist. Was es fragen kann, steht in der',
    api: 'Beschreibung der API',
    name: 'Name des Bots',
    make: 'Bot anlegen',
    since: (date) => `seit ${date}`,
    revoked: 'Token widerrufen',
    revoke: 'Token widerrufen',
    revokeOf: (name) => `Das Token von ${name} widerrufen`,
    sure: (name) =>
      `Das Token von ${name} widerrufen? Ab sofort wird der Bot nicht mehr eingelassen.`,
    token: (name) => `Token von ${name}`,
    once: 'Kopiere es jetzt und bewahre es gut auf. Es wird nur dieses eine Mal gezeigt.',
    copy: 'Token kopieren',
    copied: 'Das Token ist kopiert.',
  },
  data: {
    title: 'Deine Daten',
    about: 'Alles, was der Server von dir weiß, als JSON-Datei.',
    download: 'Deine Daten herunterladen',
  },
  deletion: {
    title: 'Dich löschen',
    goes: 'Das ist dann für immer weg',
    going: [
      'dein Name, deine Einstellungen, dein Passwort und deine Passkeys, auf allen Geräten',
      'alles, was du in Gesprächen geschrieben hast',
      'deine Wertungszahlen und dein Platz in den Bestenlisten',
      'deine Bots und ihre Token',
    ],
    stays: 'Das bleibt',
    staying: [
      'deine Partien, für die anderen: mit „somebody“ auf deinem Platz; wo noch gespielt wird, spielt ein Bot für dich weiter',
      'was nur auf diesem Gerät liegt: seine Einstellungen und Partien ohne Netz',
    ],
    go: 'Mich für immer löschen',
    sure: (name) => `${name} für immer löschen? Das lässt sich nicht rückgängig machen.`,
    done: 'Du bist gelöscht. Hier kennt dich niemand mehr.',
  },
};
