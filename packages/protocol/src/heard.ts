/**
 * A record compared with what a device itself heard. A record that verifies alone proves only that
 * it fits itself: a dishonest server could send another one that fits just as well.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Game, type Move, readRecords, type Viewer } from '@nyhavn/engine';
import { type Entry, type GameEntry, isGameEntry } from './entries.ts';
import { HashChain } from './hash-chain.ts';
import { recordOf } from './record.ts';
import { type ChanceLine, chanceLinesIn, type Step, timelineOf } from './timeline.ts';
import { canonicalJson } from './transcript-head.ts';

/** A table as a device knows it. */
export interface Heard {
  /** The entries of the table from the first on, as this device received them. */
  readonly entries: readonly Entry[];
  /** The person who sits at this device, if one does. */
  readonly person?: string;
  /** The contributions that this device sent with `sit` for that person; in version 2 its anchors. */
  readonly contributions: readonly SentContribution[];
  /** Version 2: the roots of this device's hash chains. */
  readonly roots?: readonly string[];
}

/** A contribution that a device sent, and how many entries it had heard by then. */
export interface SentContribution {
  readonly contribution: string;
  readonly at: number;
}

/** The finding of a device's comparison. */
export type Comparison =
  | {
      readonly kind: 'same';
      /** Events of the game that were compared, those that were undone included. */
      readonly events: number;
      /** True if this device added to chance, and what it added was used. */
      readonly isOwnUsed: boolean;
    }
  | { readonly kind: 'different'; readonly what: Difference }
  | { readonly kind: 'different'; readonly what: 'event'; readonly event: number };

/** The part of a record that differs from what the device received; `own` is its own contribution. */
type Difference =
  | 'game'
  | 'commitment'
  | 'anchor'
  | 'contributions'
  | 'anchors'
  | 'own'
  | 'start'
  | 'seed'
  | 'root'
  | 'undone';

/** The keys of a header, and what is different where they differ. */
const COMPARED: readonly (readonly [key: string, what: Difference])[] = [
  ['game', 'game'],
  ['players', 'game'],
  ['options', 'game'],
  ['commitment', 'commitment'],
  ['contributions', 'contributions'],
  ['startPlayer', 'start'],
  ['seed', 'seed'],
  ['chance', 'anchor'],
  ['anchor', 'anchor'],
  ['anchors', 'anchors'],
  ['start', 'start'],
  ['root', 'root'],
];

/** Keys that are not settled before the game begins. */
const SETTLED_LATER: ReadonlySet<string> = new Set([
  'contributions',
  'startPlayer',
  'anchors',
  'start',
]);

/** Compares a record with what a device heard; what it has not heard yet is not compared. */
export function compareWithHeard(record: string, heard: Heard): Comparison {
  const read = readRecords(record);
  const [recorded, ...more] = read.ok ? read.value.games : [];
  if (!recorded || more.length > 0) return { kind: 'different', what: 'game' };
  const [line = ''] = recordOf(heard.entries).split('\n');
  const told: Readonly<Record<string, unknown>> = JSON.parse(line);
  const written: Readonly<Record<string, unknown>> = { ...recorded.header };
  const hasBegun = heard.entries.some((entry) => !isGameEntry(entry) && entry.kind === 'began');
  for (const [key, what] of COMPARED) {
    const isTold = told[key] !== undefined && (hasBegun || !SETTLED_LATER.has(key));
    if (isTold && !isSame(told[key], written[key])) {
      return { kind: 'different', what };
    }
  }
  const own = ownContribution(heard);
  if (own === 'replaced') return { kind: 'different', what: 'own' };
  const steps = timelineOf(recorded, chanceLinesIn(record)[0] ?? []);
  if (!steps) return { kind: 'different', what: 'undone' };
  const isOwnUsed = 'chance' in recorded.header ? isOwnLinkUsed(heard) : own === 'used';
  return compareSteps(recorded.game, steps, heard.entries, isOwnUsed);
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

/** The use of this device's contribution; `none` if its person has no seat, or sat down on another device. */
function ownContribution({ entries, person, contributions }: Heard): 'used' | 'replaced' | 'none' {
  const began = entries.findIndex((entry) => !isGameEntry(entry) && entry.kind === 'began');
  const before = began < 0 ? entries : entries.slice(0, began);
  const sat = (entry: Entry) =>
    !isGameEntry(entry) && entry.kind === 'sat' && entry.person === person && !entry.isCompanion;
  const number = before.findLastIndex(sat);
  const own = before[number];
  if (!own || isGameEntry(own) || own.kind !== 'sat') return 'none';
  const hasLeft = before.some(
    (entry, at) =>
      at > number && !isGameEntry(entry) && entry.kind === 'left' && entry.seat === own.seat,
  );
  // The answer to what was sent is the next time that this person sits down.
  const sent = contributions.findLast(
    ({ at }) => before.findIndex((entry, index) => index >= at && sat(entry)) === number,
  );
  if (hasLeft || !sent) return 'none';
  return sent.contribution === (own.anchor ?? own.contribution) ? 'used' : 'replaced';
}

/** Version 2: whether a draw used a link of a chain of this device. */
function isOwnLinkUsed({ entries, person, roots = [] }: Heard): boolean {
  const anchors = new Set(roots.map((root) => new HashChain(root).anchor));
  let seat: number | undefined;
  let isOwn = false;
  for (const entry of entries) {
    const { links } = isGameEntry(entry) || entry.kind === 'began' ? entry : {};
    if (isOwn && seat !== undefined && links?.[seat]) return true;
    if (isGameEntry(entry)) continue;
    if (entry.kind === 'sat' && entry.person === person && !entry.isCompanion) {
      seat = entry.seat;
      isOwn = anchors.has(entry.anchor ?? '');
    } else if (entry.kind === 'anchored' && entry.seat === seat) isOwn = anchors.has(entry.anchor);
  }
  return false;
}

function compareSteps(
  game: Game,
  steps: readonly Step[],
  entries: readonly Entry[],
  isOwnUsed: boolean,
): Comparison {
  let at = 0;
  let events = 0;
  let head: string | undefined;
  for (const entry of entries) {
    const step = steps[at];
    if (isGameEntry(entry)) {
      events++;
      const isSameActor = step?.kind === 'event' && step.event.by === entry.by;
      if (!isSameActor || !isSeenAs(game, step.event.move, entry.move)) {
        return differentAt(step, steps);
      }
      if (entry.draw !== undefined && !isDrawnAs(step.line, entry, head)) {
        return differentAt(step, steps);
      }
    } else if (entry.kind === 'due') {
      head = entry.head;
      continue;
    } else if (entry.kind === 'undone') {
      if (step?.kind !== 'undo' || step.count !== entry.count) return differentAt(step, steps);
    } else continue;
    at++;
  }
  const isWhole = entries.some((entry) => !isGameEntry(entry) && entry.kind === 'closed');
  if (isWhole && at < steps.length) return differentAt(steps[at], steps);
  return { kind: 'same', events, isOwnUsed };
}

/** Version 2: whether a record says of a draw what this device received. */
function isDrawnAs(line: ChanceLine, entry: GameEntry, head: string | undefined): boolean {
  const { draw, links, missed } = entry;
  const { draw: index, head: written, links: used, missed: unanswered } = line;
  return isSame([draw, head, links, missed], [index, written, used, unanswered]);
}

function differentAt(step: Step | undefined, steps: readonly Step[]): Comparison {
  if (step?.kind === 'event' && step.number !== undefined) {
    return { kind: 'different', what: 'event', event: step.number };
  }
  // The record ends before what was heard, or undid something else.
  const isShort = step === undefined && !steps.some(({ kind }) => kind === 'undo');
  const last = steps.findLast((other) => other.kind === 'event');
  return isShort
    ? { kind: 'different', what: 'event', event: (last?.number ?? 0) + 1 }
    : { kind: 'different', what: 'undone' };
}

/**
 * Returns true if a spectator or a seat sees a move like this: hidden cards of others are left out.
 */
function isSeenAs({ notation, players }: Game, move: Move, text: string): boolean {
  const viewers: readonly Viewer[] = ['spectator', ...Array(players.max).keys()];
  return viewers.some((viewer) => notation.format(move, viewer) === text);
}

/** The digest of entries before the first one. */
export const NO_DIGEST = '';

/**
 * The digest after one more entry, which stands for everything of the game that was received so
 * far. Names and chat are left out: people may have theirs deleted later.
 */
export function digestAfter(digest: string, entry: Entry): string {
  const told = tellsOfChance(entry);
  return told === undefined
    ? digest
    : bytesToHex(sha256(utf8ToBytes(`${digest}${JSON.stringify(told)}`)));
}

function tellsOfChance(entry: Entry): readonly unknown[] | undefined {
  if (isGameEntry(entry)) {
    const { by, move, draw, links, missed, link } = entry;
    return draw === undefined ? [by, move] : [by, move, draw, links, missed, link];
  }
  switch (entry.kind) {
    case 'opened':
      return [
        entry.kind,
        entry.plan.game,
        entry.plan.seats.length,
        entry.commitment ?? entry.anchor,
      ];
    case 'sat':
      return [entry.kind, entry.seat, entry.contribution ?? entry.anchor ?? ''];
    case 'anchored':
      return [entry.kind, entry.seat, entry.anchor];
    case 'due':
      return [entry.kind, entry.draw, entry.seats, entry.head];
    case 'left':
      return [entry.kind, entry.seat];
    case 'began':
      return [entry.kind, entry.startPlayer];
    case 'undone':
      return [entry.kind, entry.count];
    case 'closed':
      return [entry.kind, entry.seed ?? entry.root];
    default:
      return undefined;
  }
}
