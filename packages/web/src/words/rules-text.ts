/** What the words of the rules look like, in every language. */
/**
 * A piece of text. Between `**` stands a term, `[words](#section)` is a link, and so is the number of
 * a ruling by itself.
 */
export type Prose = string;

/** A table with names of columns, and of rows in its first column. */
export interface Grid {
  readonly head: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

/** A paragraph, a list, or a table. */
export type Block = Prose | readonly Prose[] | Grid;

/** A section of the rules. */
export interface SectionText {
  readonly title: string;
  readonly text: readonly Block[];
}

/** A ruling. */
export interface RulingText {
  /** As people ask it. */
  readonly question: string;
  readonly answer: Prose;
  readonly reason: Prose;
  /** What to do at the table that was prepared for it. */
  readonly trial: string;
}

/** The rules of one game: sections, captions of pictures and rulings, by name. */
export interface GameText<
  Section extends string = string,
  Figure extends string = string,
  Ruling extends string = string,
> {
  /** After a word of this game, other words that people look for; in the form of the words that all games share. */
  readonly otherWords: string;
  readonly sections: Readonly<Record<Section, SectionText>>;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly rulings: Readonly<Record<Ruling, RulingText>>;
}

/** The address of a section of a game's rules, or of a ruling by its number. */
export function ruleLink(game: string, place: string): string {
  return `/rules/${game}#${place}`;
}
