/** `npm run lighthouse [-- NAME …]`: the scores of the production build on a phone; all of them shall be 100. */
import { GAMES } from '@nyhavn/engine';
import {
  CHROMIUM_ARGUMENTS,
  CHROMIUM_MISSING,
  chromiumPath,
  freePort,
} from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const PAGES: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'home', path: '/' },
  ...GAMES.map(({ id }) => ({ name: id, path: `/play/new?game=${id}` })),
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** One look may be disturbed by whatever else runs; the middle one of five counts. */
const RUNS = 5;

interface Look {
  readonly scores: readonly number[];
  /** The audits that cost points, by category. */
  readonly shortcomings: readonly string[];
}

/** Lighthouse in a browser of its own, which knows nothing of the page yet. */
async function look(url: string, executablePath: string): Promise<Look> {
  const port = await freePort();
  const args = [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const shortcomings = CATEGORIES.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.995)
        .map((ref) => {
          const { title = ref.id, displayValue = '' } = audits[ref.id] ?? {};
          return `${id}: ${title} ${displayValue}`.trim();
        }),
    );
    const scores = CATEGORIES.map((id) => Math.round(100 * (categories[id]?.score ?? 0)));
    return { scores, shortcomings };
  } finally {
    await browser.close();
  }
}

/** Now and then a browser fails to record anything at all, which says nothing about the page. */
async function lookAgain(url: string, executablePath: string, tries: number): Promise<Look> {
  try {
    return await look(url, executablePath);
  } catch (error) {
    if (tries <= 1) throw error;
    return lookAgain(url, executablePath, tries - 1);
  }
}

async function middleLook(url: string, executablePath: string): Promise<Look> {
  const looks: Look[] = [];
  for (let count = 0; count < RUNS; count++) looks.push(await lookAgain(url, executablePath, 3));
  const total = ({ scores }: Look) => scores.reduce((sum, score) => sum + score, 0);
  return looks.sort((a, b) => total(a) - total(b))[Math.floor(RUNS / 2)]!;
}

const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const product = await serveProduct();
try {
  console.log(`${''.padEnd(16)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`);
  const wanted = process.argv.slice(2);
  for (const { name, path } of PAGES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { scores, shortcomings } = await middleLook(product.url + path, executablePath);
    console.log(`${name.padEnd(16)}${scores.map((score) => `${score}`.padStart(16)).join('')}`);
    for (const shortcoming of shortcomings) console.log(`  ${shortcoming}`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await product.close();
}
