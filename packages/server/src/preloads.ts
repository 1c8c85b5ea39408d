/** The words that a page will ask for next, told to the browser together with the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of each language, as the client's build wrote them down. */
type Languages = Readonly<Record<string, readonly string[]>>;

/** Makes the header `link` from `accept-language`; empty where the build left nothing to tell. */
export function linksOf(folder: string): (accepted: string) => string {
  const languages = readLanguages(folder);
  return (accepted) => {
    const files = languages[spoken(accepted, Object.keys(languages))] ?? [];
    return files.map((file) => `</${file}>; rel=modulepreload; fetchpriority=low`).join(', ');
  };
}

function readLanguages(folder: string): Languages {
  try {
    return JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'));
  } catch (error) {
    // A client that was built without it has nothing to tell.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** The first language of a browser's list that there is; English for all others. */
function spoken(accepted: string, known: readonly string[]): string {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => known.includes(tag)) ?? 'en';
}
