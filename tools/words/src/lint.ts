/** Finds wrong typography in the files of a language, and puts it right. */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesOf, pathOf } from './folder.ts';
import { type Edit, edited, HOLE, type Literal, literalsOf, parse } from './literals.ts';
import { corrected, findingsIn } from './typography.ts';

/** Everything that is wrong in a language, a line each. */
export function lint(language: string): string[] {
  return filesOf(language).flatMap((file) =>
    literalsOf(parse(pathOf(language, file))).flatMap(({ line, text }) =>
      findingsIn(text, language).map(
        ({ rule, excerpt }) => `${language}/${file}:${line}: ${rule}: ${excerpt}`,
      ),
    ),
  );
}

/** Puts right what needs no decision; the number of files that changed. */
export function fix(language: string): number {
  const changed = filesOf(language).filter((file) => {
    const path = pathOf(language, file);
    const source = readFileSync(path, 'utf8');
    const edits = literalsOf(parse(path, source)).flatMap((literal) =>
      correction(literal, language),
    );
    const better = edited(source, edits);
    if (better !== source) writeFileSync(path, better);
    return better !== source;
  });
  return changed.length;
}

function correction({ text, spans }: Literal, language: string): Edit[] {
  const better = corrected(text, language);
  if (better === text) return [];
  return better.split(HOLE).map((part, index) => ({ ...spans[index]!, text: part }));
}
