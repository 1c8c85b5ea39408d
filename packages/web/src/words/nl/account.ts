/** Who one is, and how to show it, in Dutch. */
import type { AccountWords } from '../en/account.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Account',
  guest: 'gast op dit apparaat',
  claimed: 'vastgelegde naam',
  profile: 'Je profiel',
  administration: 'Beheer',
  about: {
    stranger:
      'Je bent hier nieuw. Kies een naam en speel als gast, of log in als je al een account hebt.',
    guest:
      'Je bent gast op dit apparaat. Leg je naam vast, dan is hij alleen van jou; je tafels en instellingen gaan dan mee naar je andere apparaten.',
    claimed:
      'Deze naam is alleen van jou. Je tafels en instellingen gaan mee naar elk apparaat waarop je inlogt.',
  },
  name: {
    title: 'Naam',
    about: 'De andere spelers zien deze naam.',
    ok: 'Naam wijzigen',
  },
  claim: {
    title: 'Naam vastleggen',
    about: 'Hoe wil je inloggen?',
    passkey: 'Met een passkey',
    passkeyAbout:
      'Je apparaat vraagt om je vingerafdruk, je gezicht of de toegangscode. Er valt niets te onthouden en niets te stelen.',
    password: 'Met een wachtwoord',
    byPasskey: 'Vastleggen met een passkey',
    byPassword: 'Vastleggen met een wachtwoord',
    done: (name) => `${name} is nu jouw naam.`,
  },
  passkeys: {
    title: 'Passkeys',
    none: 'Nog geen passkeys.',
    from: (date) => `Passkey van ${date}`,
    add: 'Passkey toevoegen',
    added: 'Passkey toegevoegd.',
    remove: (date) => `Passkey van ${date} verwijderen`,
    sure: 'Deze passkey verwijderen? Je kunt er dan niet meer mee inloggen.',
    last: 'Dit is je enige manier om in te loggen. Voeg eerst een andere passkey of een wachtwoord toe.',
    removed:
      'Passkey verwijderd. Misschien biedt je apparaat hem nog aan; daar kun je hem ook verwijderen.',
    unavailable: 'Deze browser kan op dit adres geen passkeys gebruiken.',
    cancelled: 'Er is geen passkey gemaakt. Probeer het opnieuw of gebruik een wachtwoord.',
    present: 'Op dit apparaat staat al een passkey van jou.',
  },
  password: {
    label: 'Wachtwoord',
    current: 'Huidig wachtwoord',
    next: 'Nieuw wachtwoord',
    rule: 'Minstens 8 tekens.',
    show: 'Wachtwoord tonen',
    set: 'Wachtwoord instellen',
    change: 'Wachtwoord wijzigen',
    about: 'Alle andere apparaten worden uitgelogd.',
    changed: 'Wachtwoord opgeslagen. Alle andere apparaten zijn uitgelogd.',
  },
  signIn: {
    title: 'Inloggen',
    about: 'Als je op dit of een ander apparaat een naam hebt vastgelegd.',
    asGuest: (name) =>
      `Op dit apparaat speel je als gast, met de naam ${name}. Als je inlogt, ben je deze gast en zijn tafels voorgoed kwijt.`,
    name: 'Naam',
    go: 'Inloggen',
    passkey: 'Inloggen met een passkey',
    wrong: 'Naam of wachtwoord klopt niet.',
    welcome: (name) => `Welkom, ${name}!`,
  },
  signOut: {
    title: 'Uitloggen',
    about: 'Je naam blijft van jou. Je kunt altijd weer inloggen.',
    here: 'Hier uitloggen',
    everywhere: 'Overal uitloggen',
    sureEverywhere: 'Uitloggen op dit apparaat en al je andere apparaten?',
    sureLost:
      'Je hebt geen wachtwoord en geen passkey, dus je kunt daarna niet meer inloggen. Toch uitloggen?',
    done: 'Je bent uitgelogd.',
  },
  bots: {
    title: 'Je bots',
    about:
      'Een bot is een programma van jou dat hier speelt. Het logt in met een token. Wat een bot kan doen, staat in de',
    api: 'API-documentatie',
    name: 'Naam van de bot',
    make: 'Bot maken',
    since: (date) => `sinds ${date}`,
    revoked: 'token ingetrokken',
    revoke: 'Token intrekken',
    revokeOf: (name) => `Token intrekken: ${name}`,
    sure: (name) => `Token van ${name} intrekken? De bot heeft dan meteen geen toegang meer.`,
    token: (name) => `Token van ${name}`,
    once: 'Kopieer het nu en bewaar het goed. Je krijgt het niet nog een keer te zien.',
    copy: 'Token kopiëren',
    copied: 'Token gekopieerd.',
  },
  data: {
    title: 'Je gegevens',
    about: 'Alles wat de server over je weet, als JSON-bestand.',
    download: 'Gegevens downloaden',
  },
  deletion: {
    title: 'Account verwijderen',
    goes: 'Wat wordt verwijderd',
    going: [
      'je naam, instellingen, wachtwoord en passkeys op alle apparaten',
      'alles wat je in de chat hebt geschreven',
      'je ratings en je plaats op de ranglijsten',
      'je bots en hun tokens',
    ],
    stays: 'Wat blijft',
    staying: [
      'de partijen die je hebt gespeeld, voor de andere spelers: op jouw plaats staat dan ‘een verwijderde speler’, en in lopende partijen speelt een bot voor je verder',
      'wat alleen op dit apparaat staat: de instellingen en je offlinepartijen',
    ],
    go: 'Account definitief verwijderen',
    sure: (name) => `${name} definitief verwijderen? Dit kan niet ongedaan worden gemaakt.`,
    done: 'Je account is verwijderd.',
  },
};
