/** Who one is, and how to show it, in German. */
import type { AccountWords } from '../en/account.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Konto',
  guest: 'Gast auf diesem Gerät',
  claimed: 'gesicherter Name',
  profile: 'Dein Profil',
  administration: 'Verwaltung',
  about: {
    stranger:
      'Du bist neu hier. Wähle einen Namen und spiele als Gast, oder melde dich an, wenn du schon einen hast.',
    guest:
      'Du bist Gast auf diesem Gerät. Sichere dir deinen Namen, dann gehört er nur dir, und du findest deine Tische und Einstellungen auch auf deinen anderen Geräten.',
    claimed:
      'Dieser Name gehört nur dir. Deine Tische und Einstellungen findest du auf jedem Gerät, auf dem du dich anmeldest.',
  },
  name: {
    title: 'Name',
    about: 'Die anderen Spieler sehen diesen Namen.',
    ok: 'Namen ändern',
  },
  claim: {
    title: 'Namen sichern',
    about: 'Wie möchtest du dich anmelden?',
    passkey: 'Mit einem Passkey',
    passkeyAbout:
      'Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken, und es gibt kein Passwort, das jemand stehlen könnte.',
    password: 'Mit einem Passwort',
    byPasskey: 'Mit Passkey sichern',
    byPassword: 'Mit Passwort sichern',
    done: (name) => `${name} ist jetzt dein Name.`,
  },
  passkeys: {
    title: 'Passkeys',
    none: 'Noch keine Passkeys.',
    from: (date) => `Passkey vom ${date}`,
    add: 'Passkey hinzufügen',
    added: 'Passkey hinzugefügt.',
    remove: (date) => `Passkey vom ${date} entfernen`,
    sure: 'Diesen Passkey entfernen? Du kannst dich dann nicht mehr damit anmelden.',
    last: 'Das ist deine einzige Möglichkeit, dich anzumelden. Füge zuerst einen weiteren Passkey oder ein Passwort hinzu.',
    removed:
      'Passkey entfernt. Vielleicht bietet dein Gerät ihn noch an; dort kannst du ihn löschen.',
    unavailable: 'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.',
    cancelled:
      'Es wurde kein Passkey erstellt. Versuche es noch einmal oder verwende ein Passwort.',
    present: 'Auf diesem Gerät gibt es schon einen Passkey von dir.',
  },
  password: {
    label: 'Passwort',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    rule: 'Mindestens 8 Zeichen.',
    show: 'Passwort anzeigen',
    set: 'Passwort festlegen',
    change: 'Passwort ändern',
    about: 'Alle anderen Geräte werden abgemeldet.',
    changed: 'Passwort gespeichert. Alle anderen Geräte wurden abgemeldet.',
  },
  signIn: {
    title: 'Anmelden',
    about: 'Wenn du dir auf diesem oder einem anderen Gerät einen Namen gesichert hast.',
    asGuest: (name) =>
      `Auf diesem Gerät spielst du als Gast ${name}. Wenn du dich anmeldest, verlierst du diesen Gast und seine Tische endgültig.`,
    name: 'Name',
    go: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    wrong: 'Name oder Passwort ist falsch.',
    welcome: (name) => `Willkommen, ${name}!`,
  },
  signOut: {
    title: 'Abmelden',
    about: 'Dein Name bleibt dir. Du kannst dich jederzeit wieder anmelden.',
    here: 'Hier abmelden',
    everywhere: 'Überall abmelden',
    sureEverywhere: 'Auf diesem und allen deinen anderen Geräten abmelden?',
    sureLost:
      'Du hast weder ein Passwort noch einen Passkey und könntest dich nicht wieder anmelden. Trotzdem abmelden?',
    done: 'Du bist abgemeldet.',
  },
  bots: {
    title: 'Deine Bots',
    about:
      'Ein Bot ist ein Programm von dir, das hier mitspielt. Es meldet sich mit einem Token an. Was es kann, steht in der',
    api: 'API-Dokumentation',
    name: 'Name des Bots',
    make: 'Bot anlegen',
    since: (date) => `seit dem ${date}`,
    revoked: 'Token widerrufen',
    revoke: 'Token widerrufen',
    revokeOf: (name) => `Token widerrufen: ${name}`,
    sure: (name) => `Token von ${name} widerrufen? Der Bot verliert sofort den Zugang.`,
    token: (name) => `Token von ${name}`,
    once: 'Kopiere es jetzt und bewahre es sicher auf. Es wird nicht noch einmal angezeigt.',
    copy: 'Token kopieren',
    copied: 'Token kopiert.',
  },
  data: {
    title: 'Deine Daten',
    about: 'Alles, was der Server über dich weiß, als JSON-Datei.',
    download: 'Daten herunterladen',
  },
  deletion: {
    title: 'Konto löschen',
    goes: 'Das wird gelöscht',
    going: [
      'dein Name, deine Einstellungen, dein Passwort und deine Passkeys auf allen Geräten',
      'alles, was du im Chat geschrieben hast',
      'deine Wertungen und dein Platz in den Ranglisten',
      'deine Bots und ihre Token',
    ],
    stays: 'Das bleibt',
    staying: [
      'deine Partien, für die anderen Spieler: An deinem Platz steht dann „gelöschter Spieler“, und in laufenden Partien spielt ein Bot für dich weiter',
      'was nur auf diesem Gerät gespeichert ist: seine Einstellungen und deine Offline-Partien',
    ],
    go: 'Konto endgültig löschen',
    sure: (name) => `${name} endgültig löschen? Das lässt sich nicht rückgängig machen.`,
    done: 'Dein Konto wurde gelöscht.',
  },
};
