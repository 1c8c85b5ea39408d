/** A game for two players that is about to end because no move is left, with both under twelve points. */

/** Tiles that both draw; they leave one hole in every row, no two side by side. */
const TILES = [
  ...['b1,c1', 'd1,e1', 'a2,b2', 'd2,e2', 'a3,b3', 'c3,d3', 'a4,a5', 'c4,c5', 'd4,e4'],
  ...['b5,b6,c6', 'e5,e6', 'd6,d7,e7', 'a7,b7', 'b8,c8', 'd8,d9,e9'],
];

/** Squares for One X, of which the first player has the last one left. */
const SQUARES = ['a8', 'a9', 'c9'];

/** Turns that it takes until both have marked everything. */
const TURNS = 22;

/** The events after the set-up, in which the players have begun with red and with green. */
export const DEAD_GAME: readonly string[] = game();

function game(): string[] {
  const marks = [marksAfter('R'), marksAfter('G')] as const;
  const events = Array.from({ length: TURNS }, (_, turn) => [
    ...turnOf(0, turn, marks[1][turn] ?? ''),
    ...turnOf(1, turn, marks[0][turn] ?? ''),
  ]);
  return [...events.flat(), 'roll RBPGY'];
}

/** A turn in which the other player takes dice for these tracks. */
function turnOf(seat: 0 | 1, turn: number, marks: string): string[] {
  const cells = TILES[turn];
  const squares = turn === TURNS - 1 ? SQUARES.slice(0, 2 + seat) : [];
  const events = squares.map((cell) => `${seat} single ${cell}`);
  let roll = 'RBPGY';
  if (cells) {
    const size = cells.split(',').length;
    const dice = 'R'.repeat(size);
    roll = (dice + marks).padEnd(5, marks);
    events.push(`${seat} draw R${size} ${cells} x=${cells.slice(0, 2)} dice=${dice}`);
  }
  return [`roll ${roll}`, ...events, `${seat} end`, `${1 - seat} mark ${marks}`];
}

/** The tracks that are marked turn by turn, two at a time, until all are full. */
function marksAfter(start: string): string[] {
  const free = new Map([...'RBPGY'].map((track) => [track, track === start ? 7 : 9]));
  return Array.from({ length: TURNS }, () => {
    const [one, two] = [...free.keys()].toSorted((a, b) => (free.get(b) ?? 0) - (free.get(a) ?? 0));
    const taken = [one, two].filter((track) => track !== undefined && (free.get(track) ?? 0) > 0);
    for (const track of taken) free.set(track ?? '', (free.get(track ?? '') ?? 0) - 1);
    return [...'RBPGY'].filter((track) => taken.includes(track)).join('');
  });
}
