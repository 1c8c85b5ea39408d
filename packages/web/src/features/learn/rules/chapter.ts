/** One game's rules as a book, whatever the game: sections and rulings in order, ready to be searched. */
import type { BookWords } from '../../../words/en/rules/index.ts';
import { type BookGame, SECTIONS } from '../../../words/rules-sections.ts';
import type {
  Block,
  FigureNames,
  Ruling,
  RulingText,
  SectionText,
} from '../../../words/rules-text.ts';
import { plain } from './markup.ts';
import { RULING_SECTIONS, RULINGS } from './rulings.ts';
import { hasAll, rulingIn, soughtIn } from './search.ts';

/** A section with its place and its pictures. */
export interface BookSection extends SectionText {
  readonly id: string;
  readonly figures: readonly { readonly name: string; readonly caption: string }[];
}

/** A ruling with its number. */
export interface BookRuling extends RulingText {
  readonly id: Ruling;
  /** The section that it belongs to. */
  readonly section: { readonly id: string; readonly title: string };
}

/** What there is to read about one game. */
export interface Chapter {
  readonly sections: readonly BookSection[];
  readonly rulings: readonly BookRuling[];
}

/** Which pictures stand in which section. */
const FIGURES: {
  readonly [Game in BookGame]: Readonly<Record<string, readonly FigureNames[Game][]>>;
} = {
  'roll-and-write': {
    goal: ['goal'],
    sheet: ['sheet'],
    tile: ['dice', 'bonus'],
    drawing: ['supported', 'floating', 'gap', 'rotate'],
    scoring: ['scoring'],
    coats: ['coats'],
    tracks: ['tracks'],
    abilities: ['abilities'],
    others: ['others'],
    'two-players': ['twoPlayers'],
  },
  copenhagen: {
    goal: ['goal'],
    material: ['tiles'],
    'set-up': ['harbour'],
    taking: ['neighbours', 'apart', 'extra'],
    building: ['cost', 'neighbour'],
    placing: ['turning', 'supported', 'floating'],
    scoring: ['scoring'],
    coats: ['coats'],
    abilities: ['abilities'],
    pile: ['pile'],
  },
};

/** The rules of a game in the language of these words. */
export function chapterOf(words: BookWords, game: BookGame): Chapter {
  const text = words[game];
  const sections: Readonly<Record<string, SectionText>> = text.sections;
  const captions: Readonly<Record<string, string>> = text.figures;
  const rulings: Readonly<Record<string, RulingText>> = text.rulings;
  const titleOf = (id: string) => sections[id]?.title ?? '';
  return {
    sections: SECTIONS[game].map((id) => ({
      id,
      title: titleOf(id),
      text: sections[id]?.text ?? [],
      figures: (FIGURES[game][id] ?? []).map((name) => ({ name, caption: captions[name] ?? '' })),
    })),
    rulings: RULINGS[game].flatMap((id) => {
      const ruling = rulings[id];
      const section = RULING_SECTIONS[id];
      return ruling ? [{ ...ruling, id, section: { id: section, title: titleOf(section) } }] : [];
    }),
  };
}

/** What of a chapter has to do with a search; all of it if nothing is searched for. */
export function found({ sections, rulings }: Chapter, query: string): Chapter {
  const ruling = rulingIn(query);
  if (ruling !== undefined) {
    return { sections: [], rulings: rulings.filter(({ id }) => id === ruling) };
  }
  const sought = soughtIn(query);
  return {
    sections: sections.filter((section) => hasAll(sectionText(section), sought)),
    rulings: rulings.filter(({ id, question, answer, reason }) =>
      hasAll([id, question, plain(answer), plain(reason)].join(' '), sought),
    ),
  };
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
