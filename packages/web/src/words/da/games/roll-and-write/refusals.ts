/** Why Roll & Write refuses something, in Danish. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'Du har allerede tegnet din brik i denne tur.',
  'shape-not-drawn':
    'Dine terninger rækker til en brik, så du skal tegne en før du afslutter din tur.',
  'wrong-number-of-dice': 'Antallet af terninger passer ikke.',
  'dice-not-there': 'De terninger ligger ikke på bordet.',
  'dice-of-several-faces': 'Farveskift virker kun på terninger der viser samme farve.',
  'dice-of-another-colour': 'Betal med terninger i brikkens farve eller hvide.',
  'same-face': 'Terningerne viser allerede den farve.',
  'too-few-dice': 'Du har ikke terninger og bonusser nok til denne brik.',
  'too-many-dice': 'Det er for mange terninger.',
  'die-not-left': 'Der er ingen terning tilbage til det spor.',
  'tile-crossed-out': 'Alle eksemplarer af den brik er streget ud.',
  'tile-not-crossed-out': 'Intet eksemplar af den brik er streget ud, så du behøver ikke Genbrug.',
  mirrored: 'Du må dreje brikker, men ikke spejlvende dem.',
  'brick-missing': 'Et af felterne skal have X’et.',
  'brick-not-allowed': 'Med Intet X får alle felter et O.',
  'no-star': 'Du har ingen stjerne klar til den evne.',
  'no-bonus': 'Du har ikke så mange bonusser i den farve klar.',
  'bonus-not-needed': 'Du har terninger nok, så du kan ikke bruge en bonus.',
  'no-x-declared-already': 'Du bruger allerede Intet X i denne tur.',
  'no-x-useless': 'Du har ikke mere at tegne i denne tur.',
  'track-full': 'Sporet har ikke nok ledige bokse.',
};
