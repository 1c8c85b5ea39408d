/** Who one is, and how to show it, in Dutch. */
import type { AccountWords } from '../en/account.ts';

/** What is said about oneself. */
export const words: AccountWords = {
  title: 'Jij',
  guest: 'gast op dit apparaat',
  claimed: 'vastgelegde naam',
  profile: 'Jouw profiel',
  administration: 'Beheer',
  about: {
    stranger:
      'Niemand kent je hier nog. Noem een naam en speel als gast, of log in als er al een naam van jou is.',
    guest:
      'Alleen dit apparaat kent je. Leg je naam vast, dan kan niemand anders hem hebben: met je tafels en je instellingen gaat hij mee naar je andere apparaten.',
    claimed:
      'Niemand anders kan deze naam hebben. Je tafels en je instellingen gaan mee naar elk apparaat waarop je inlogt.',
  },
  name: {
    title: 'Naam veranderen',
    about: 'De anderen zien hem aan tafel.',
    ok: 'Veranderen',
  },
  claim: {
    title: 'Je naam vastleggen',
    about: 'Hoe laat je zien dat jij het bent?',
    passkey: 'Met een passkey',
    passkeyAbout:
      'Je apparaat vraagt om je vinger, je gezicht of zijn code. Er is niets te onthouden en niets te stelen.',
    password: 'Met een wachtwoord',
    byPasskey: 'Vastleggen met een passkey',
    byPassword: 'Vastleggen met dit wachtwoord',
    done: (name) => `${name} is nu jouw naam.`,
  },
  passkeys: {
    title: 'Je passkeys',
    none: 'Je hebt er nog geen.',
    from: (date) => `Passkey van ${date}`,
    add: 'Passkey toevoegen',
    added: 'De passkey is er.',
    remove: (date) => `De passkey van ${date} verwijderen`,
    sure: 'Deze passkey verwijderen? Niemand kan er dan nog mee inloggen.',
    last: 'Dit is je enige manier om in te loggen. Voeg eerst nog een passkey of een wachtwoord toe.',
    removed:
      'De passkey is verwijderd. Misschien biedt je apparaat hem nog aan; daar kun je hem wissen.',
    unavailable: 'Deze browser kan op dit adres geen passkeys gebruiken.',
    cancelled: 'Er kwam geen passkey. Probeer het nog eens, of neem een wachtwoord.',
    present: 'Op dit apparaat staat al een passkey van jou.',
  },
  password: {
    label: 'Wachtwoord',
    current: 'Wachtwoord tot nu toe',
    next: 'Nieuw wachtwoord',
    rule: 'Minstens 8 tekens.',
    show: 'Wachtwoord tonen',
    set: 'Wachtwoord instellen',
    change: 'Wachtwoord veranderen',
    about: 'Alle andere apparaten worden uitgelogd.',
    changed: 'Het wachtwoord is ingesteld. Alle andere apparaten zijn uitgelogd.',
  },
  signIn: {
    title: 'Inloggen',
    about: 'Als je hier een naam hebt vastgelegd, op welk apparaat dan ook.',
    asGuest: (name) =>
      `Op dit apparaat ben je de gast ${name}. Als je inlogt, laat je die gast en diens tafels voorgoed achter.`,
    name: 'Naam',
    go: 'Inloggen',
    passkey: 'Inloggen met een passkey',
    wrong: 'Naam en wachtwoord horen niet bij elkaar.',
    welcome: (name) => `Welkom, ${name}!`,
  },
  signOut: {
    title: 'Uitloggen',
    about: 'Je naam blijft van jou. Log weer in wanneer je wilt.',
    here: 'Hier uitloggen',
    everywhere: 'Overal uitloggen',
    sureEverywhere: 'Op dit apparaat en al je andere apparaten uitloggen?',
    sureLost:
      'Je hebt geen wachtwoord en geen passkey: als je uitlogt, kun je niet terugkomen. Toch uitloggen?',
    done: 'Je bent uitgelogd.',
  },
  bots: {
    title: 'Je bots',
    about:
      'Een bot is een programma van jou dat hier speelt. Met een token zegt het wie het is. Wat het kan vragen, staat in de',
    api: 'beschrijving van de API',
    name: 'Naam van de bot',
    make: 'Bot maken',
    since: (date) => `sinds ${date}`,
    revoked: 'token ingetrokken',
    revoke: 'Token intrekken',
    revokeOf: (name) => `Het token van ${name} intrekken`,
    sure: (name) => `Het token van ${name} intrekken? Vanaf nu komt de bot er niet meer in.`,
    token: (name) => `Token van ${name}`,
    once: 'Kopieer het nu en bewaar het goed. Je ziet het alleen deze ene keer.',
    copy: 'Token kopiëren',
    copied: 'Het token is gekopieerd.',
  },
  data: {
    title: 'Je gegevens',
    about: 'Alles wat de server van je weet, als JSON-bestand.',
    download: 'Je gegevens downloaden',
  },
  deletion: {
    title: 'Jezelf verwijderen',
    goes: 'Dit gaat voorgoed weg',
    going: [
      'je naam, instellingen, wachtwoord en passkeys, op alle apparaten',
      'alles wat je in chats hebt geschreven',
      'je ratings en je plaats op de ranglijsten',
      'je bots en hun tokens',
    ],
    stays: 'Dit blijft',
    staying: [
      'de partijen die je speelde, voor de anderen: met ‘somebody’ op jouw plaats; waar nog gespeeld wordt, speelt een bot voor je verder',
      'wat alleen op dit apparaat staat: de instellingen, en partijen zonder netwerk',
    ],
    go: 'Verwijder mij voorgoed',
    sure: (name) => `${name} voorgoed verwijderen? Dat kan niet ongedaan worden gemaakt.`,
    done: 'Je bent verwijderd. Niemand hier kent je nog.',
  },
};
