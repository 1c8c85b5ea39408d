/** What a page will ask for next, told to the browser together with the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files by occasion, as the client's build wrote them down. */
interface Preloads {
  /** The words of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** What the routes below a path need. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** What a game needs that the address names. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

const NONE: Preloads = { languages: {}, routes: {}, games: {} };

/** A request for the page, as far as it matters here. */
interface PageRequest {
  readonly url: string;
  /** The header `accept-language`. */
  readonly languages: string;
}

/** Makes the header `link` for requests; empty where the build left nothing to tell. */
export function linksOf(folder: string): (request: PageRequest) => string {
  const { languages, routes, games } = readPreloads(folder);
  return (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const files = [
      ...(languages[spoken(request.languages, Object.keys(languages))] ?? []),
      ...Object.entries(routes).flatMap(([path, needed]) =>
        pathname.startsWith(path) ? needed : [],
      ),
      ...(games[searchParams.get('game') ?? ''] ?? []),
    ];
    return [...new Set(files)].map(link).join(', ');
  };
}

function readPreloads(folder: string): Preloads {
  try {
    return JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8'));
  } catch {
    return NONE;
  }
}

/** The first language of a browser's list that there is; English for all others. */
function spoken(accepted: string, known: readonly string[]): string {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => known.includes(tag)) ?? 'en';
}

function link(file: string): string {
  const how = file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload';
  return `</${file}>; ${how}`;
}
