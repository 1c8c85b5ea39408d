/** The rules of a game to read, without the words. */
import type { ComponentType } from 'preact';

/** Pictures by their names. */
export type Figures = Readonly<Record<string, ComponentType>>;

/** The rules of a game beside their text: order, pictures, tables and rulings. */
export interface RuleBook {
  /** Its sections, in the order in which they are read. */
  readonly sections: readonly string[];
  /** The pictures of each section. */
  readonly figuresIn: Readonly<Record<string, readonly string[]>>;
  readonly figures: Figures;
  /** Tables that are worked out, each under the text of its section. */
  readonly tables?: Readonly<Record<string, ComponentType>>;
  /** Its rulings in order, each with the section that it belongs to. */
  readonly rulings: Readonly<Record<string, string>>;
}
