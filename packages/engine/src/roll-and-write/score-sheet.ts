/** Sheets of Roll & Write filled in by hand: points, signs that are ready, and what can't be right. */
import { COLOURS, type Colour } from '../house/colours.ts';
import {
  buildingScore,
  buildingWarnings,
  type ReadySigns,
  type ScoreKeeper,
  type ScoreSheet,
  type SheetWarning,
} from '../house/score-sheet.ts';
import { MATERIAL, STAR, START_REROLLS, TRACK_LENGTH, TRACK_POINTS, TRACKS } from './data.ts';

/** The re-rolls that everybody starts with, as if boxes stood above them. */
export const START_SIGNS: readonly string[] = Array.from(
  { length: START_REROLLS },
  (_, index) => `R*${index + 1}`,
);

/** The names of lines at which a coat of arms stands. */
const COAT_LINES: readonly string[] = [
  ...MATERIAL.coats.rows.map(String),
  ...MATERIAL.coats.columns,
];

/** The largest tile, drawn under No X. */
const LARGEST_TILE_SQUARES = 5;

/** Counts sheets of Roll & Write. */
export const scoreKeeper: ScoreKeeper = {
  score(sheet) {
    const building = buildingScore(sheet.building);
    const full = COLOURS.filter((colour) => markedOf(sheet, colour).length === TRACK_LENGTH);
    const tracks = full.length * TRACK_POINTS;
    const ready = Object.fromEntries(COLOURS.map((colour) => [colour, readyOf(sheet, colour)]));
    return { ...building, tracks, ready, score: building.score + tracks };
  },

  warnings(sheet) {
    const complete = buildingScore(sheet.building).lines.map(({ name }) => name);
    const earned = COAT_LINES.filter((line) => complete.includes(line));
    const oneX = unlockedStars(sheet, STAR.oneX);
    return [
      ...buildingWarnings(sheet.building, {
        bricks: oneX,
        windows: LARGEST_TILE_SQUARES * unlockedStars(sheet, STAR.noX) + oneX + earned.length,
      }),
      ...COLOURS.flatMap((colour) => trackWarnings(sheet, colour)),
      ...COAT_LINES.flatMap((line): SheetWarning[] => {
        const isEarned = earned.includes(line);
        if (isEarned === sheet.coats.includes(line)) return [];
        return [{ code: isEarned ? 'coat-unused' : 'coat-not-earned', line }];
      }),
    ];
  },

  // The round is played to its end.
  mayReachGoal: () => true,
};

function boxName(colour: Colour, box: number): string {
  return `${colour}${box}`;
}

/** The marked boxes of a track, counted from 1. */
function markedOf({ boxes }: ScoreSheet, colour: Colour): number[] {
  return Array.from({ length: TRACK_LENGTH }, (_, index) => index + 1).filter((box) =>
    boxes.includes(boxName(colour, box)),
  );
}

function unlockedStars(sheet: ScoreSheet, track: number): number {
  const marked = markedOf(sheet, COLOURS[track]!);
  return TRACKS[track]!.star.filter((box) => marked.includes(box)).length;
}

function readyOf(sheet: ScoreSheet, colour: Colour): ReadySigns {
  const { bonus, star } = TRACKS[COLOURS.indexOf(colour)]!;
  const marked = markedOf(sheet, colour);
  const isReady = (box: number) =>
    marked.includes(box) && !sheet.struck.includes(boxName(colour, box));
  const first = START_SIGNS.filter(
    (sign) => sign.startsWith(colour) && !sheet.struck.includes(sign),
  );
  return { bonus: bonus.filter(isReady).length, star: star.filter(isReady).length + first.length };
}

function trackWarnings(sheet: ScoreSheet, colour: Colour): SheetWarning[] {
  const marked = markedOf(sheet, colour);
  const early = marked.filter((box, index) => box !== index + 1);
  const { bonus, star } = TRACKS[COLOURS.indexOf(colour)]!;
  const locked = [...bonus, ...star]
    .filter((box) => sheet.struck.includes(boxName(colour, box)) && !marked.includes(box))
    .sort();
  const named = (boxes: readonly number[]) => boxes.map((box) => boxName(colour, box));
  return [
    ...(early.length === 0
      ? []
      : [{ code: 'out-of-order' as const, track: colour, boxes: named(early) }]),
    ...(locked.length === 0
      ? []
      : [{ code: 'locked' as const, track: colour, boxes: named(locked) }]),
  ];
}
