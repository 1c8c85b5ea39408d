/**
 * Somebody who plays a game to its end as fast as the page goes along: the same choices by the same
 * names as the other players of browser tests, but made inside the page, so that many can play at a time
 * and every browser will do.
 */

import { ASKS, faceOf, NAMES, PAINTS } from './table-words.ts';
import { en } from './words.ts';

type Patterns<Name extends string> = Readonly<Record<Name, string>>;

function sourcesOf<Name extends string>(patterns: Readonly<Record<Name, RegExp>>): Patterns<Name> {
  const sources = Object.entries<RegExp>(patterns).map(([name, { source }]) => [name, source]);
  return Object.fromEntries(sources);
}

/** What the player in the page has to know of the table's words: patterns travel as text. */
export const TABLE_WORDS = {
  asks: sourcesOf(ASKS),
  names: sourcesOf(NAMES),
  faces: PAINTS.map(faceOf),
  over: en.table.over.title,
};

/**
 * Plays until the game is over, or so many moves, and until it is asked again. Runs in the page, and so knows
 * nothing that stands outside of it.
 */
export async function playInPage(words: typeof TABLE_WORDS, most?: number): Promise<void> {
  const { names } = words;
  const asks = (line: string, what: keyof typeof words.asks) =>
    new RegExp(words.asks[what]).test(line);

  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const usable = (name: string) =>
    [...document.querySelectorAll('button')].filter(
      (button) =>
        !button.disabled &&
        button.getAttribute('aria-disabled') !== 'true' &&
        button.checkVisibility() &&
        new RegExp(name).test(nameOf(button)),
    );
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const press = async (button: HTMLButtonElement | undefined): Promise<boolean> => {
    button?.click();
    // Until the page shows it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return button !== undefined;
  };
  const pressFirst = (name: string) => press(usable(name)[0]);
  const openDrawer = (name: string) =>
    press(usable(name).find((button) => button.getAttribute('aria-expanded') === 'false'));

  async function place(tile: string, drawer: string): Promise<boolean> {
    await openDrawer(drawer);
    return (await press(usable(tile).at(-1))) && pressFirst(names.place);
  }

  async function takeDie(): Promise<boolean> {
    if (await pressFirst(names.mark)) return pressFirst(names.take);
    return pressFirst(names.takeNone);
  }

  /** Dice that always fall in the same way. */
  let thrown = 7;
  async function tapIn(): Promise<boolean> {
    while (usable(names.diceTold).length === 0) {
      thrown = (thrown * 1103515245 + 12345) % 2147483648;
      const face = words.faces[Math.floor(thrown / 65536) % words.faces.length];
      if (!(await pressFirst(`^${face}$`))) return false;
    }
    return pressFirst(names.diceTold);
  }

  async function takeCards(): Promise<boolean> {
    const cards = usable(names.harbourCard);
    const colours = cards.map((card) => nameOf(card).replace(/\d/, ''));
    const pair = colours.findIndex((colour, index) => colour === colours[index + 1]);
    const first = Math.max(0, pair);
    for (const card of cards.slice(first, first + 2)) await press(card);
    return pressFirst(names.takeCards);
  }

  async function discard(): Promise<boolean> {
    while (usable(names.discard).length === 0) {
      const card = usable(names.handCard).find(
        (button) => button.getAttribute('aria-pressed') === 'false',
      );
      if (!(await press(card))) return false;
    }
    return pressFirst(names.discard);
  }

  /** What can be done with a coat of arms, in either game. */
  async function useCoat(): Promise<boolean> {
    if (await pressFirst(names.whiteTile)) return pressFirst(names.place);
    return (await pressFirst(names.mark)) || pressFirst(names.coatGift);
  }

  async function decide(line: string): Promise<boolean> {
    // A tile is in the hand.
    if (usable(names.place).length > 0) return pressFirst(names.place);
    if (asks(line, 'startTrack')) return (await pressFirst(names.mark)) && pressFirst(names.begin);
    if (asks(line, 'coat')) return useCoat();
    if (asks(line, 'die')) return takeDie();
    if (asks(line, 'dice')) return tapIn();
    if (asks(line, 'tile')) return place(names.drawable, names.tiles);
    if (asks(line, 'discard')) return discard();
    if (asks(line, 'both')) return pressFirst(names.both);
    if (asks(line, 'build') && (await place(names.buildable, names.supply))) return true;
    if (asks(line, 'cards') && (await takeCards())) return true;
    return pressFirst(names.end);
  }

  for (let made = 0; ; ) {
    const line = document.querySelector('h1')?.textContent ?? '…';
    if (line === words.over) return;
    if (line.endsWith('…')) await pause(20);
    else if (made === most) return;
    // What the page has not drawn yet is there in a moment.
    else if (await decide(line)) made++;
    else await pause(20);
  }
}
