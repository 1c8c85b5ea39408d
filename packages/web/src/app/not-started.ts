/** A page that can't begin: said without the words, which may be what is missing. */

/** What happened, and the button, by language. */
export const NOT_STARTED = {
  en: ['Nyhavn couldn’t be loaded. Check your connection and try again.', 'Try again'],
  nl: [
    'Nyhavn kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
    'Opnieuw',
  ],
  de: [
    'Nyhavn konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    'Noch einmal',
  ],
  fr: ['Nyhavn n’a pas pu être chargé. Vérifie ta connexion et réessaie.', 'Réessayer'],
} as const;

/** Says so in the browser's language, and offers to load the page again. */
export function showNotStarted(): void {
  const language = navigator.language.slice(0, 2) as keyof typeof NOT_STARTED;
  const [text, label] = NOT_STARTED[language] ?? NOT_STARTED.en;
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => location.reload());
  document.querySelector('.loading')?.append(sentence, button);
}
