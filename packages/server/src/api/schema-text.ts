/** Schemas as people read them: short, indented, with links to those that have names. */
import { type JsonSchema, SCHEMA_REF } from './openapi.ts';

/** Makes text safe within HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A schema in HTML, for a `pre`. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { $ref, type, anyOf, oneOf } = schema;
  if (typeof $ref === 'string') {
    const name = escapeHtml($ref.slice(SCHEMA_REF.length));
    return `<a href="#${name}">${name}</a>`;
  }
  const kinds = anyOf ?? oneOf;
  if (isList(kinds)) return alternatives(kinds, indent);
  if ('const' in schema) return quoted(schema.const);
  if (Array.isArray(schema.enum)) return enumText(schema.enum, indent);
  if (type === 'object') return objectText(schema, indent);
  if (type === 'array') return arrayText(schema, indent);
  return `<i>${escapeHtml(`${type}`)}</i>${remark(boundsOf(schema))}`;
}

/** A value that has to be exactly that. */
function quoted(value: unknown): string {
  return `<b>${escapeHtml(JSON.stringify(value))}</b>`;
}

/** Longer lists are broken into lines. */
const VALUES_PER_LINE = 6;

function enumText(values: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  for (let at = 0; at < values.length; at += VALUES_PER_LINE) {
    lines.push(
      values
        .slice(at, at + VALUES_PER_LINE)
        .map(quoted)
        .join(' | '),
    );
  }
  return lines.join(`\n${indent}  | `);
}

function isList(value: unknown): value is readonly JsonSchema[] {
  return Array.isArray(value);
}

/** One below the other, unless all are short. */
function alternatives(kinds: readonly JsonSchema[], indent: string): string {
  const texts = kinds.map((kind) => schemaText(kind, indent));
  const isShort = texts.every((text) => !text.includes('\n')) && texts.length < 4;
  return texts.join(isShort ? ' | ' : `\n${indent}| `);
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as readonly string[];
  const deeper = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    const text = schemaText(property, deeper);
    const usual = 'default' in property ? remark([`else ${JSON.stringify(property.default)}`]) : '';
    return `${escapeHtml(name)}${mark}: ${text}${usual}`;
  });
  const others = schema.additionalProperties;
  if (typeof others === 'object' && others !== null) {
    lines.push(`…: ${schemaText(others as JsonSchema, deeper)}`);
  }
  if (lines.length === 0) return '{}';
  const isShort = lines.length < 4 && lines.every((line) => !line.includes('\n'));
  if (isShort && lines.join(', ').replaceAll(/<[^>]*>/g, '').length < 70) {
    return `{ ${lines.join(', ')} }`;
  }
  return `{\n${lines.map((line) => `${deeper}${line}\n`).join('')}${indent}}`;
}

function arrayText(schema: JsonSchema, indent: string): string {
  const items = schemaText((schema.items ?? {}) as JsonSchema, indent);
  return `[ ${items} … ]${remark(boundsOf(schema))}`;
}

/** The other constraints of a value. */
function boundsOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const bounds: string[] = [];
  const between = (low: unknown, high: unknown, what: string) => {
    if (low !== undefined && low === high) bounds.push(`${low}${what}`);
    else if (low !== undefined && high !== undefined) bounds.push(`${low} to ${high}${what}`);
    else if (high !== undefined) bounds.push(`at most ${high}${what}`);
    else if (low !== undefined) bounds.push(`at least ${low}${what}`);
  };
  between(minimum, maximum, '');
  between(minLength, maxLength, ' characters');
  between(minItems, maxItems, '');
  if (typeof pattern === 'string') bounds.push(pattern);
  return bounds;
}

function remark(words: readonly string[]): string {
  return words.length === 0 ? '' : ` <small>(${escapeHtml(words.join(', '))})</small>`;
}
