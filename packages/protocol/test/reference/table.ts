/**
 * An independent verifier of verifiable chance, written from its specification alone. It gets what a spectator received
 * and the record that the server gives afterwards, computes everything again, and lists what doesn't fit.
 */
import { canonical, eventOf, hashOf, numbersOf, type Played, sha256 } from './chance.ts';

/** An entry in the plain form, as far as chance depends on it. */
interface Entry {
  readonly kind?: string;
  readonly by?: number | 'chance';
  readonly move?: string;
  readonly draw?: number;
  readonly head?: string;
  readonly seats?: readonly number[];
  readonly links?: readonly string[];
  readonly missed?: readonly number[];
  readonly link?: string;
  readonly seat?: number;
  readonly anchor?: string;
  readonly root?: string;
  readonly chance?: number;
  readonly count?: number;
  readonly bot?: string;
  readonly isCompanion?: boolean;
  readonly startPlayer?: number;
  readonly plan?: {
    readonly game: string;
    readonly seats: readonly { readonly kind: string }[];
  };
}

interface Line extends Played {
  readonly draw?: number;
  readonly head?: string;
  readonly links?: readonly string[];
  readonly missed?: readonly number[];
  readonly link?: string;
  readonly anchors?: Readonly<Record<string, string>>;
}

interface Header {
  readonly chance?: number;
  readonly anchor?: string;
  readonly anchors?: readonly string[];
  readonly root?: string;
  readonly players: number;
  readonly startPlayer: number;
  readonly game: string;
  readonly start?: Omit<Line, keyof Played>;
  readonly undone?: readonly { readonly at: number; readonly events: readonly Line[] }[];
}

/** A draw, and what was seen of it. */
interface SeenDraw {
  readonly draw: number;
  readonly asked: readonly number[];
  readonly tookPart: readonly number[];
  readonly missed: readonly number[];
}

/** What the verifier found. */
export interface Report {
  readonly draws: readonly SeenDraw[];
  /** Everything that does not fit; empty for an honest table. */
  readonly faults: readonly string[];
}

const DIGEST = /^[0-9a-f]{64}$/;

const CHAIN = 1024;

/** The links of a chain, from the anchor to the root. */
function chainOf(root: string): string[] {
  const links = [root];
  while (links.length <= CHAIN) links.push(hashOf(links.at(-1) ?? ''));
  return links.reverse();
}

/** One step of a game in the order in which it happened. */
type Step = { readonly line: Line } | { readonly taken: number };

/** The order in which everything in a record happened, undone events included. */
function stepsOf({ undone = [] }: Header, events: readonly Line[]): Step[] {
  let standing = [...events];
  let later: Step[] = [];
  for (const { at, events: taken } of undone.toReversed()) {
    const after = standing.slice(at).map((line) => ({ line }));
    later = [{ taken: taken.length }, ...after, ...later];
    standing = [...standing.slice(0, at), ...taken];
  }
  return [...standing.map((line) => ({ line })), ...later];
}

/** Verifies a table of version 2 that was closed. */
export function verifyTable(entries: readonly object[], record: string): Report {
  const faults: string[] = [];
  const isTrue = (is: boolean, fault: string) => {
    if (!is) faults.push(fault);
  };
  const seen = entries as readonly Entry[];
  const draws = verifyEntries(seen, isTrue);
  verifyRecord(seen, record, isTrue);
  return { draws, faults };
}

type Check = (is: boolean, fault: string) => void;

/** What was received: transcript, chains, and who was asked. */
function verifyEntries([opened, ...entries]: readonly Entry[], isTrue: Check): SeenDraw[] {
  if (!opened?.plan) throw new Error('no opening');
  const { seats, game } = opened.plan;
  const hides = game === 'copenhagen';
  isTrue(opened.chance === 2, 'opened says no version 2');
  isTrue(DIGEST.test(opened.anchor ?? ''), 'opened has no anchor');
  let transcript = sha256(Buffer.from(canonical(opened), 'utf8'));
  let serverLink = opened.anchor ?? '';
  const last = seats.map(() => '');
  const anchors = new Map<number, string>();
  const bots = new Set(seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])));
  const draws: SeenDraw[] = [];
  let due: Entry | undefined;
  let root: string | undefined;
  for (const [index, entry] of entries.entries()) {
    const at = `entry ${index + 1}`;
    const head = transcript.toString('hex');
    transcript = sha256(Buffer.concat([transcript, Buffer.from(canonical(entry), 'utf8')]));
    const { kind, by, seat = -1, links = [], missed = [] } = entry;
    isTrue(root === undefined || kind === 'rematch' || kind === 'said', `${at}: after closed`);
    if (typeof by === 'number' && entry.move) isTrue(!due, `${at}: a move while a draw is due`);
    if (kind === 'undone') isTrue(!due, `${at}: undone while a draw is due`);
    if (kind === 'sat') anchors.set(seat, entry.isCompanion ? '' : (entry.anchor ?? ''));
    if (kind === 'left' && draws.length === 0) anchors.set(seat, '');
    if (kind === 'anchored') anchors.set(seat, entry.anchor ?? '');
    if (kind === 'due') {
      isTrue(!due, `${at}: due twice`);
      isTrue(entry.draw === draws.length, `${at}: draw ${entry.draw} is not the next one`);
      isTrue(entry.head === head, `${at}: another transcript`);
      for (const [place, anchor] of anchors) last[place] = anchor;
      anchors.clear();
      for (const asked of entry.seats ?? []) {
        isTrue(last[asked] !== '' && !bots.has(asked), `${at}: seat ${asked} has no anchor`);
      }
      due = entry;
    }
    if (by === 'chance' || kind === 'began') {
      const asked = due?.seats ?? [];
      isTrue(due !== undefined && entry.draw === due.draw, `${at}: a draw that was not due`);
      isTrue(links.length === seats.length, `${at}: ${links.length} links`);
      for (const [place, link] of links.entries()) {
        const isMissed = missed.includes(place);
        if (link === '')
          isTrue(asked.includes(place) === isMissed, `${at}: seat ${place} left out`);
        else {
          isTrue(asked.includes(place) && !isMissed, `${at}: seat ${place} was not asked`);
          isTrue(hashOf(link) === last[place], `${at}: the link of seat ${place}`);
          last[place] = link;
        }
      }
      isTrue(
        missed.every((place) => asked.includes(place)),
        `${at}: missed, but not asked`,
      );
      isTrue((entry.link === undefined) === hides, `${at}: whether the server shows its link`);
      if (entry.link !== undefined) {
        isTrue(hashOf(entry.link) === serverLink, `${at}: the server’s link`);
        serverLink = entry.link;
      }
      const tookPart = [...links.keys()].filter((place) => links[place] !== '');
      draws.push({ draw: draws.length, asked, tookPart, missed });
      due = undefined;
    }
    if (kind === 'closed') {
      root = entry.root;
      isTrue(DIGEST.test(root ?? ''), `${at}: closed without root`);
      isTrue(chainOf(root ?? '')[0] === opened.anchor, `${at}: the root leads to another anchor`);
      const earlier = JSON.stringify([opened, ...entries.slice(0, index)]);
      isTrue(!earlier.includes(root ?? ''), 'the root was told before');
    }
  }
  isTrue(root !== undefined, 'never closed');
  return draws;
}

/** What the record says: it is what was received, and all draws follow. */
function verifyRecord(entries: readonly Entry[], record: string, isTrue: Check): void {
  const [text = '', ...lines] = record.trimEnd().split('\n');
  const header: Header = JSON.parse(text);
  const { players, startPlayer, game, root = '', anchor, start, anchors = [] } = header;
  const events = lines.map((line): Line => JSON.parse(line));
  const [opened] = entries;
  const closed = entries.find(({ kind }) => kind === 'closed');
  isTrue(header.chance === 2, 'the record is of another version');
  isTrue(anchor === opened?.anchor, 'the record has another anchor');
  isTrue(root === closed?.root, 'the record has another root');
  const told = entries.filter(({ kind, move }) => move !== undefined || kind === 'undone');
  const steps = stepsOf(header, events);
  isTrue(told.length === steps.length, `${steps.length} steps, ${told.length} received`);
  const server = chainOf(root);
  const last = [...anchors];
  const heads = entries.filter(({ kind }) => kind === 'due').map(({ head }) => head);
  let draws = 0;
  const draw = (
    line: Omit<Line, keyof Played> | undefined,
    received: Entry | undefined,
    what: string,
  ) => {
    const { head = '', links = [], anchors: fresh = {} } = line ?? {};
    isTrue(line?.draw === draws, `${what}: draw ${line?.draw} is not the next one`);
    isTrue(head === heads[draws], `${what}: another head than was received`);
    const says = ({ draw, links, missed, link }: Partial<Line>) =>
      canonical([draw, links, missed, link ?? '']);
    isTrue(says(line ?? {}) === says(received ?? {}), `${what}: not what was received`);
    for (const [seat, link] of Object.entries(fresh)) last[Number(seat)] = link;
    for (const [seat, link] of links.entries()) {
      if (link === '') continue;
      isTrue(hashOf(link) === last[seat], `${what}: the link of seat ${seat}`);
      last[seat] = link;
    }
    const link = server[draws + 1] ?? '';
    isTrue(line?.link === undefined || line.link === link, `${what}: the server’s link`);
    return numbersOf({ link, links, head, draw: draws++ });
  };
  const began = entries.find(({ kind }) => kind === 'began');
  if (began) {
    const first = draw(start, began, 'start')(players);
    isTrue(first === startPlayer && first === began.startPlayer, 'the start player');
  }
  const standing: Played[] = [];
  for (const [index, step] of steps.entries()) {
    const received = told[index];
    if ('taken' in step) {
      isTrue(received?.count === step.taken, `step ${index}: undone`);
      standing.length -= step.taken;
      continue;
    }
    const { line } = step;
    isTrue(isSeenAs(line.move, received?.move), `step ${index}: ${line.move}, ${received?.move}`);
    isTrue(line.by === received?.by, `step ${index}: by another`);
    if (line.by === 'chance') {
      const below = draw(line, received, `step ${index}`);
      const follows = eventOf({ game, players, startPlayer }, standing, below);
      isTrue(follows === line.move, `step ${index}: ${follows} follows, not ${line.move}`);
    }
    standing.push(line);
  }
}

/** Whether a move in full is one that was received with hidden cards. */
function isSeenAs(move: string, seen = ''): boolean {
  if (!seen.includes('?')) return move === seen;
  return (
    [...seen].every((sign, at) => sign === '?' || sign === move[at]) && move.length === seen.length
  );
}
