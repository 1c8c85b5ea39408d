/** How Danish sentences are built. */
import { grammarOf, type Person } from '../grammar.ts';

/** Plurals and lists. */
export const { counted, list, plural } = grammarOf('da');

/** A name that owns something: `Annas`, `Anders’`, `Spiller 2’s`. */
export function genitive(name: string): string {
  if (/[sxz]$/i.test(name)) return `${name}’`;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
}

/** The house of a player, who may be the reader. */
export function houseOf({ name, isYou }: Person): string {
  return isYou ? 'Dit hus' : `${genitive(name)} hus`;
}

const NEUTER: Readonly<Record<string, string>> = {
  rød: 'rødt',
  blå: 'blåt',
  grøn: 'grønt',
  gul: 'gult',
  hvid: 'hvidt',
};

const DEFINITE: Readonly<Record<string, string>> = {
  rød: 'røde',
  grøn: 'grønne',
  gul: 'gule',
  hvid: 'hvide',
};

/** A colour before a noun with *et*: `et rødt spor`. */
export function neuter(colour: string): string {
  return NEUTER[colour] ?? colour;
}

/** A colour behind an article, or before several things: `den røde brik`, `røde terninger`. */
export function definite(colour: string): string {
  return DEFINITE[colour] ?? colour;
}
