/** Colours in German sentences. */
import { capital } from '../grammar.ts';
import { common } from './common.ts';

/** A colour, by its letter. */
type Paint = keyof typeof common.colours;

/** As in `roter Würfel`. */
export function masculine(colour: Paint): string {
  return `${common.colours[colour]}er`;
}

/** As in `rote Karte`, and for several things of any gender. */
export function feminine(colour: Paint): string {
  return `${common.colours[colour]}e`;
}

/** As in `rotes Plättchen`. */
export function neuter(colour: Paint): string {
  return `${common.colours[colour]}es`;
}

/** Behind an article in another case, as in `der roten Leiste`. */
export function declined(colour: Paint): string {
  return `${common.colours[colour]}en`;
}

/** The colour as a noun, as in `Rot`. */
export function noun(colour: Paint): string {
  return capital(common.colours[colour]);
}

/** Listed colours as nouns, as in `Blau, Blau und Weiß`. */
export function nouns(colours: string): string {
  return colours.replaceAll(new RegExp(Object.values(common.colours).join('|'), 'g'), capital);
}
