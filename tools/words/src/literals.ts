/** Texts in source files, and changes to them that leave everything else as it is. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Stands for something that a sentence inserts, and for parts of a text that are no words. */
export const HOLE = '\ue000';

/** A part of a source file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text as it is written in a source file: one span, or one more than it has holes. */
export interface Literal {
  readonly line: number;
  /** With a `HOLE` between its spans. */
  readonly text: string;
  readonly spans: readonly Span[];
}

/** A new text for a span. */
export interface Edit extends Span {
  readonly text: string;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Reads a source file. */
export function parse(path: string, source = readFileSync(path, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
}

/** Returns true if a literal is a name that programs know, and nothing that people read. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind);
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    ts.isPropertySignature(parent)
  );
}

/** The parts of a text between its delimiters. */
export function spansOf(node: ts.StringLiteralLike | ts.TemplateExpression): Span[] {
  if (!ts.isTemplateExpression(node)) return [{ start: node.getStart() + 1, end: node.end - 1 }];
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return parts.map((part) => ({
    start: part.getStart() + 1,
    end: part.end - (ts.isTemplateTail(part) ? 1 : 2),
  }));
}

/** All texts of a file, also those inside of other texts. */
export function literalsOf(file: ts.SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isCode(node)) {
      const spans = spansOf(node);
      const text = spans.map(({ start, end }) => file.text.slice(start, end)).join(HOLE);
      found.push({ line: lineAt(file, node.getStart()), text, spans });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The line of a position, counted from 1. */
export function lineAt(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** The source after some edits, which may come in any order. */
export function edited(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}
