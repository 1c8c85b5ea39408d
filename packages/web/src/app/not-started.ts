/** A page that can't begin: said without the words, which may be what is missing. */
import type { Language } from '../store/languages.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const { chrome, firefox, safari } = OLDEST_BROWSERS;

/** The texts of the page that is shown when the client can't start. */
interface NotStarted {
  /** Something did not come. */
  readonly failed: string;
  /** The button to try again. */
  readonly again: string;
  /** The browser lacks what everything here is made with. */
  readonly old: string;
}

/** The texts, by language. */
export const NOT_STARTED: Readonly<Record<Language, NotStarted>> = {
  en: {
    failed: 'Nyhavn couldn’t be loaded. Check your connection and try again.',
    again: 'Try again',
    old: `Your browser is too old for Nyhavn. Update it: Nyhavn needs Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or newer.`,
  },
  nl: {
    failed: 'Nyhavn kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
    again: 'Opnieuw proberen',
    old: `Je browser is te oud voor Nyhavn. Werk hem bij: Nyhavn heeft Chrome of Edge ${chrome}, Firefox ${firefox}, Safari ${safari} of nieuwer nodig.`,
  },
  de: {
    failed:
      'Nyhavn konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    old: `Dein Browser ist zu alt für Nyhavn. Aktualisiere ihn: Nyhavn braucht mindestens Chrome oder Edge ${chrome}, Firefox ${firefox} oder Safari ${safari}.`,
  },
  fr: {
    failed: 'Nyhavn n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
    again: 'Réessayer',
    old: `Ton navigateur est trop ancien pour Nyhavn. Mets-le à jour : il faut au moins Chrome ou Edge ${chrome}, Firefox ${firefox} ou Safari ${safari}.`,
  },
  da: {
    failed: 'Nyhavn kunne ikke indlæses. Tjek din forbindelse, og prøv igen.',
    again: 'Prøv igen',
    old: `Din browser er for gammel til Nyhavn. Opdatér den: Nyhavn kræver mindst Chrome eller Edge ${chrome}, Firefox ${firefox} eller Safari ${safari}.`,
  },
};

/** The script that runs before the client, with all that it has to know. */
export function startWatch(): string {
  return `(${watchStart})(${JSON.stringify(NOT_STARTED)});\n`;
}

/**
 * Says why nothing starts, as long as nothing has. Its source is a script of its own, so it may use nothing
 * from outside, and only syntax and functions that any browser knows (ECMAScript 5).
 */
function watchStart(texts: Readonly<Record<string, NotStarted>>): void {
  // biome-ignore-start lint/complexity/useArrowFunction: old browsers read this.
  // biome-ignore-start lint/complexity/useOptionalChain: the same.
  // biome-ignore-start lint/suspicious/noVar: the same.
  // The newest of what the client can't do without; each came late to another browser.
  function isTooOld(): boolean {
    try {
      return !(
        'groupBy' in Map &&
        'checkVisibility' in Element.prototype &&
        'popover' in HTMLElement.prototype &&
        'CSSPropertyRule' in window
      );
    } catch (_error) {
      return true;
    }
  }
  function say(what: 'failed' | 'old'): void {
    var splash = document.querySelector('[data-splash]');
    if (!splash || splash.querySelector('[role=alert]')) return;
    var text = texts[(navigator.language || 'en').slice(0, 2)] || texts.en;
    if (!text) return;
    var sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.textContent = text[what];
    splash.appendChild(sentence);
    if (what === 'old') return;
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = text.again;
    button.onclick = function () {
      location.reload();
    };
    splash.appendChild(button);
  }
  // Scripts that don't come tell themselves, not the window: it hears of it on the way.
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target === window || target instanceof HTMLScriptElement) say('failed');
    },
    true,
  );
  if (isTooOld()) {
    document.documentElement.setAttribute('data-too-old', '');
    say('old');
  }
  // biome-ignore-end lint/complexity/useArrowFunction: as above.
  // biome-ignore-end lint/complexity/useOptionalChain: as above.
  // biome-ignore-end lint/suspicious/noVar: as above.
}
