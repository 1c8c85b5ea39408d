/** Verification after the game: every draw is repeated, in order, those of undone events included. */
import { type RecordedGame, readRecords } from '@nyhavn/engine';
import { CHANCE_VERSION } from './entries.ts';
import { type ChanceLine, chanceLinesIn } from './timeline.ts';
import { type ChainFinding, verifyChains } from './verify-chains.ts';
import { type SeedFinding, verifySeed } from './verify-seed.ts';

/** The finding about a game's chance, of either version. */
export type Finding = SeedFinding | ChainFinding;

/** The findings of a file, or the reason why it can't be read. */
export type Findings =
  | { readonly ok: true; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly line: number; readonly code: string };

/** Verifies every game of a record. */
export function verifyRecords(text: string): Findings {
  const read = readRecords(text);
  if (!read.ok) return { ok: false, ...read.reason };
  const lines = chanceLinesIn(text);
  return { ok: true, findings: read.value.games.map((game, at) => verify(game, lines[at])) };
}

function verify(recorded: RecordedGame, lines: readonly ChanceLine[] = []): Finding {
  const { header } = recorded;
  const isChained = 'chance' in header && header.chance === CHANCE_VERSION;
  return isChained ? verifyChains(recorded, lines) : verifySeed(recorded, lines);
}
