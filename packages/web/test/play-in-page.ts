/**
 * Somebody who plays a game to its end as fast as the page goes along: the same choices by the same
 * names as the other players of browser tests, but made inside the page, so that many can play at a time
 * and every browser will do.
 */

/** Plays until the game is over. Runs in the page, and so knows nothing that stands outside of it. */
export async function playInPage(): Promise<void> {
  /** The button that places what is held; the harbour's places are numbered. */
  const PLACE = /^Place(?! \d)/;
  const FACES = ['Red', 'Blue', 'Purple', 'Green', 'Yellow', 'White'];

  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  const usable = (name: RegExp) =>
    [...document.querySelectorAll('button')].filter(
      (button) =>
        !button.disabled &&
        button.getAttribute('aria-disabled') !== 'true' &&
        button.checkVisibility() &&
        name.test(nameOf(button)),
    );
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const press = async (button: HTMLButtonElement | undefined): Promise<boolean> => {
    button?.click();
    // Until the page shows it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return button !== undefined;
  };
  const pressFirst = (name: RegExp) => press(usable(name)[0]);
  const openDrawer = (name: RegExp) =>
    press(usable(name).find((button) => button.getAttribute('aria-expanded') === 'false'));

  async function place(tile: RegExp, drawer: RegExp): Promise<boolean> {
    await openDrawer(drawer);
    return (await press(usable(tile).at(-1))) && pressFirst(PLACE);
  }

  async function takeDie(): Promise<boolean> {
    if (await pressFirst(/marks box/)) return pressFirst(/^Mark /);
    return pressFirst(/^Take no die/);
  }

  /** Dice that always fall in the same way. */
  let thrown = 7;
  async function tapIn(): Promise<boolean> {
    while (usable(/^These are the dice/).length === 0) {
      thrown = (thrown * 1103515245 + 12345) % 2147483648;
      const face = FACES[Math.floor(thrown / 65536) % FACES.length];
      if (!(await pressFirst(new RegExp(`^${face}$`)))) return false;
    }
    return pressFirst(/^These are the dice/);
  }

  async function takeCards(): Promise<boolean> {
    const cards = usable(/^Place \d: \w+ card$/);
    const colours = cards.map((card) => nameOf(card).slice('Place 1: '.length));
    const pair = colours.findIndex((colour, index) => colour === colours[index + 1]);
    const first = Math.max(0, pair);
    for (const card of cards.slice(first, first + 2)) await press(card);
    return pressFirst(/^Take (?!and build:)/);
  }

  async function discard(): Promise<boolean> {
    while (usable(/^Discard/).length === 0) {
      const card = usable(/^\w+ card/).find(
        (button) => button.getAttribute('aria-pressed') === 'false',
      );
      if (!(await press(card))) return false;
    }
    return pressFirst(/^Discard/);
  }

  /** What can be done with a coat of arms, in either game. */
  async function useCoat(): Promise<boolean> {
    if (await pressFirst(/^White tile$/)) return pressFirst(PLACE);
    return (await pressFirst(/marks box/)) || pressFirst(/^(Take [A-Z]|Turn back|Skip)/);
  }

  async function decide(line: string): Promise<boolean> {
    // A tile is in the hand.
    if (usable(PLACE).length > 0) return pressFirst(PLACE);
    if (/begin with/.test(line))
      return (await pressFirst(/marks box/)) && pressFirst(/^Begin with/);
    if (/coats? of arms/i.test(line)) return useCoat();
    if (/is done: take/.test(line)) return takeDie();
    if (/tap (them|it) in$/.test(line)) return tapIn();
    if (/choose a tile/.test(line)) return place(/tile of .* needs/, /^Tiles$/);
    if (/discard/.test(line)) return discard();
    if (/build as well/.test(line)) return pressFirst(/^Build as well/);
    if (/build a tile/.test(line) && (await place(/tile of .* costs/, /^Build$/))) return true;
    if (/take/.test(line) && (await takeCards())) return true;
    return pressFirst(/^End /);
  }

  for (;;) {
    const line = document.querySelector('h1')?.textContent ?? '…';
    if (line === 'The game is over') return;
    if (line.endsWith('…')) await pause(20);
    // What the page has not drawn yet is there in a moment.
    else if (!(await decide(line))) await pause(20);
  }
}
