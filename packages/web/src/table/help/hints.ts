/** Chooses the tip: one a turn at most, each twice at most, and only for beginners. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Practice, practiceIn, practise } from '../../store/practice.ts';
import { changeSettings, type Settings, settings } from '../../store/settings.ts';
import { sayTrouble } from '../../ui/say-trouble.ts';
import type { PlayedTable } from '../model/played-table.ts';
import type { Hint } from './answer.ts';
import type { HelpDesk } from './desk.ts';

/** The number of games of a beginner, and how often a tip is given. */
const FIRST_GAMES = 3;
const TIMES = 2;

/** Returns true if a tip may be given. */
export function isDue(
  when: Settings['tips'],
  { finished, seen }: Practice,
  tip: string,
  isNewHere: boolean,
): boolean {
  if (when === 'off') return false;
  if (when === 'always') return isNewHere;
  return finished.length < FIRST_GAMES && (seen[tip] ?? 0) < TIMES;
}

/** Gives tips at one table. */
export class Coach {
  readonly #desk: HelpDesk;
  readonly #table: PlayedTable;
  readonly #practice = signal<Practice | undefined>(undefined);
  readonly #given = signal<{ readonly turn: string; readonly id: string } | undefined>(undefined);
  /** Tips that were given at this table. */
  readonly #here = new Set<string>();
  #isFirstLook = true;

  /** The tip to be shown, as long as it is true. */
  readonly hint: ReadonlySignal<Hint | undefined> = computed(() => {
    const given = this.#given.value;
    const help = this.#desk.help.value;
    const words = this.#desk.words.say();
    if (!given || !help || !words || settings.value.tips === 'off') return undefined;
    if (help.turnName() !== given.turn) return undefined;
    return help.hints(words).find(({ id }) => id === given.id);
  });

  constructor(desk: HelpDesk, table: PlayedTable) {
    this.#desk = desk;
    this.#table = table;
  }

  /** Follows the game until the returned function is called. */
  follow(): () => void {
    const game = this.#table.game.id;
    practiceIn(game).then((practice) => {
      this.#practice.value = practice;
    }, console.error);
    const isOverAtFirst = this.#table.turn.peek().kind === 'over';
    const stops = [
      effect(() => this.#look()),
      effect(() => {
        if (this.#table.turn.value.kind === 'over' && !isOverAtFirst) this.#finish();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #look(): void {
    const help = this.#desk.help.value;
    const words = this.#desk.words.say();
    const practice = this.#practice.value;
    const when = settings.value.tips;
    if (!help || !words || !practice) return;
    const turn = help.turnName();
    // A tip that was long in coming must not move the board under a hand that holds a tile.
    const isBusy = this.#isFirstLook && help.isHolding();
    this.#isFirstLook = false;
    if (isBusy || turn === undefined || this.#given.peek()?.turn === turn) return;
    const hint = help.hints(words).find(({ id }) => isDue(when, practice, id, !this.#here.has(id)));
    if (hint) this.#give(turn, hint, practice);
  }

  #give(turn: string, { id }: Hint, practice: Practice): void {
    const seenOnceMore = (known: Practice): Practice => {
      return { ...known, seen: { ...known.seen, [id]: (known.seen[id] ?? 0) + 1 } };
    };
    this.#here.add(id);
    this.#given.value = { turn, id };
    this.#practice.value = seenOnceMore(practice);
    practise(practice.game, seenOnceMore).catch(console.error);
  }

  #finish(): void {
    const { id, game } = this.#table;
    practise(game.id, (known) => {
      const others = known.finished.filter((other) => other !== id);
      return { ...known, finished: [...others, id].slice(-FIRST_GAMES) };
    }).catch(console.error);
  }

  /** The tip was read. */
  close(): void {
    const given = this.#given.value;
    // The turn stays used, so that no other tip takes its place.
    if (given) this.#given.value = { turn: given.turn, id: '' };
  }

  /** No tips from now on. */
  stop(): void {
    changeSettings({ tips: 'off' }).catch(sayTrouble);
  }
}
