/** Who one is, and how to show it, in Danish. */
import type { AccountWords } from '../en/account.ts';
import { genitive } from './grammar.ts';

/** What is said about oneself, in Danish. */
export const words: AccountWords = {
  title: 'Konto',
  guest: 'gæst på denne enhed',
  claimed: 'sikret navn',
  profile: 'Din profil',
  administration: 'Administration',
  about: {
    stranger:
      'Du er ny her. Vælg et navn for at spille som gæst, eller log ind hvis du allerede har et.',
    guest:
      'Du er gæst på denne enhed. Hvis du sikrer dig dit navn, er det kun dit, og dine borde og indstillinger følger med til dine andre enheder.',
    claimed:
      'Navnet er kun dit. Dine borde og indstillinger følger med til alle enheder hvor du logger ind.',
  },
  name: {
    title: 'Navn',
    about: 'Andre spillere ser dette navn.',
    ok: 'Skift navn',
  },
  claim: {
    title: 'Sikr dig dit navn',
    about: 'Hvordan vil du logge ind?',
    passkey: 'Med en adgangsnøgle',
    passkeyAbout:
      'Din enhed beder om dit fingeraftryk, dit ansigt eller sin pinkode. Der er intet at huske og intet at stjæle.',
    password: 'Med en adgangskode',
    byPasskey: 'Brug en adgangsnøgle',
    byPassword: 'Brug en adgangskode',
    done: (name) => `${name} er nu dit navn.`,
  },
  passkeys: {
    title: 'Adgangsnøgler',
    none: 'Ingen adgangsnøgler endnu.',
    from: (date) => `Adgangsnøgle fra ${date}`,
    add: 'Tilføj en adgangsnøgle',
    added: 'Adgangsnøglen er tilføjet.',
    remove: (date) => `Fjern adgangsnøglen fra ${date}`,
    sure: 'Vil du fjerne adgangsnøglen? Du kan ikke længere logge ind med den.',
    last: 'Det er din eneste måde at logge ind på. Tilføj først en anden adgangsnøgle eller en adgangskode.',
    removed:
      'Adgangsnøglen er fjernet. Din enhed foreslår den måske stadig; du kan slette den der.',
    unavailable: 'Denne browser kan ikke bruge adgangsnøgler på denne adresse.',
    cancelled: 'Der blev ikke oprettet en adgangsnøgle. Prøv igen, eller brug en adgangskode.',
    present: 'Denne enhed har allerede en af dine adgangsnøgler.',
  },
  password: {
    label: 'Adgangskode',
    current: 'Nuværende adgangskode',
    next: 'Ny adgangskode',
    rule: 'Mindst 8 tegn.',
    show: 'Vis adgangskode',
    set: 'Vælg en adgangskode',
    change: 'Skift adgangskode',
    about: 'Alle andre enheder bliver logget ud.',
    changed: 'Adgangskoden er gemt. Alle andre enheder er logget ud.',
  },
  signIn: {
    title: 'Log ind',
    about: 'For spillere der har sikret sig et navn, på denne eller en anden enhed.',
    asGuest: (name) =>
      `På denne enhed spiller du som gæsten ${name}. Hvis du logger ind, mister du gæsten og dens borde for altid.`,
    name: 'Navn',
    go: 'Log ind',
    passkey: 'Log ind med en adgangsnøgle',
    wrong: 'Forkert navn eller adgangskode.',
    welcome: (name) => `Velkommen, ${name}!`,
  },
  signOut: {
    title: 'Log ud',
    about: 'Dit navn er stadig dit. Du kan altid logge ind igen.',
    here: 'Log ud her',
    everywhere: 'Log ud overalt',
    sureEverywhere: 'Vil du logge ud på denne og alle dine andre enheder?',
    sureLost:
      'Du har hverken adgangskode eller adgangsnøgle, så du kan ikke logge ind igen. Vil du logge ud alligevel?',
    done: 'Du er logget ud.',
  },
  bots: {
    title: 'Dine botter',
    about:
      'En bot er et program du selv har skrevet, som spiller her. Den logger ind med et token. Hvad den kan, står i',
    api: 'API-dokumentationen',
    name: 'Bottens navn',
    make: 'Opret bot',
    since: (date) => `siden ${date}`,
    revoked: 'token tilbagekaldt',
    revoke: 'Tilbagekald token',
    revokeOf: (name) => `Tilbagekald token: ${name}`,
    sure: (name) => `Vil du tilbagekalde ${genitive(name)} token? Botten mister straks adgangen.`,
    token: (name) => `${genitive(name)} token`,
    once: 'Kopiér det nu, og gem det et sikkert sted. Det bliver ikke vist igen.',
    copy: 'Kopiér token',
    copied: 'Token er kopieret.',
  },
  data: {
    title: 'Dine data',
    about: 'Alt hvad serveren ved om dig, som en JSON-fil.',
    download: 'Hent data',
  },
  deletion: {
    title: 'Slet konto',
    goes: 'Dette bliver slettet',
    going: [
      'dit navn, dine indstillinger, din adgangskode og dine adgangsnøgler på alle enheder',
      'alt hvad du har skrevet i chatten',
      'dine ratings og din plads på ranglisterne',
      'dine botter og deres tokens',
    ],
    stays: 'Dette bliver bevaret',
    staying: [
      'de spil du har spillet, for de andre spilleres skyld: På din plads står der ”en slettet spiller”, og en bot tager over i spil der stadig er i gang',
      'det der kun er gemt på denne enhed: dens indstillinger og offlinespil',
    ],
    go: 'Slet min konto',
    sure: (name) => `Vil du slette ${name} for altid? Det kan ikke fortrydes.`,
    done: 'Din konto er slettet.',
  },
};
