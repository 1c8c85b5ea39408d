/** One game's rules as a book, whatever the game: sections and rulings in order, ready to be searched. */
import type { RuleBook } from '../../../games/contract/rule-book.ts';
import type { Block, GameText, RulingText, SectionText } from '../../../words/rules-text.ts';
import { plain } from './markup.ts';
import { type Thesaurus, waysToSay } from './other-words.ts';
import { hasAll, rulingIn } from './search.ts';

/** A section with its place and its pictures. */
export interface BookSection extends SectionText {
  readonly id: string;
  readonly figures: readonly { readonly name: string; readonly caption: string }[];
}

/** A ruling with its number. */
export interface BookRuling extends RulingText {
  readonly id: string;
  /** The section that it belongs to. */
  readonly section: { readonly id: string; readonly title: string };
}

/** The rules of one game, to be read. */
export interface Chapter {
  /** Other words for those of this game. */
  readonly otherWords: string;
  readonly sections: readonly BookSection[];
  readonly rulings: readonly BookRuling[];
}

/** The rules of a game in the language of this text. */
export function chapterOf(text: GameText, book: RuleBook): Chapter {
  const titleOf = (id: string) => text.sections[id]?.title ?? '';
  return {
    otherWords: text.otherWords,
    sections: book.sections.map((id) => ({
      id,
      title: titleOf(id),
      text: text.sections[id]?.text ?? [],
      figures: (book.figuresIn[id] ?? []).map((name) => ({
        name,
        caption: text.figures[name] ?? '',
      })),
    })),
    rulings: Object.entries(book.rulings).flatMap(([id, section]) => {
      const ruling = text.rulings[id];
      return ruling ? [{ ...ruling, id, section: { id: section, title: titleOf(section) } }] : [];
    }),
  };
}

/** The results of a search, and the words that were found. */
interface Found extends Chapter {
  readonly sought: readonly string[];
}

/** The part of a chapter that fits a search; all of it for an empty one. */
export function found(
  { otherWords, sections, rulings }: Chapter,
  query: string,
  { ignored, same }: Thesaurus,
): Found {
  const ruling = rulingIn(query);
  if (ruling !== undefined) {
    const named = rulings.filter(({ id }) => id === ruling);
    return { otherWords, sections: [], rulings: named, sought: [] };
  }
  const all = [...sections.map(sectionText), ...rulings.map(rulingText)].join(' ');
  const sought =
    query.trim() === '' ? [] : waysToSay(query, { ignored, same: `${same}; ${otherWords}` }, all);
  return {
    otherWords,
    sought: sought.flat(),
    sections: sections.filter((section) => hasAll(sectionText(section), sought)),
    rulings: rulings.filter((ruling) => hasAll(rulingText(ruling), sought)),
  };
}

/** Everything that a ruling says. */
function rulingText({ id, question, answer, reason }: Chapter['rulings'][number]): string {
  return [id, question, plain(answer), plain(reason)].join(' ');
}

/** Everything that a section says. */
function sectionText({ title, text, figures }: BookSection): string {
  const captions = figures.map(({ caption }) => caption);
  return [title, ...text.flatMap(prosesIn).map(plain), ...captions].join(' ');
}

/** The pieces of text in a paragraph, list or table. */
export function prosesIn(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'head' in block ? [...block.head, ...block.rows.flat()] : block;
}
