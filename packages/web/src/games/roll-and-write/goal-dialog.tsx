/** A dialog to tell one's own sheet that another player has the points that end the game. */
import { GOAL } from '@nyhavn/engine/house';
import { ownSheet, spokenHeard, unspokenHeard } from '@nyhavn/engine/roll-and-write';
import type { Signal } from '@preact/signals';
import { nameAt } from '../../table/seat-names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { RealDiceWords } from '../../words/en/games/roll-and-write/real-dice.ts';
import type { GameTable } from './material.ts';

/** The reports about the end of the game that are legal now, in notation. */
export function goalsOf(table: GameTable): string[] {
  if (table.game.id !== ownSheet.id) return [];
  // One's own points are known; seat 0 stands for no one being able to do anything.
  const who = [...table.seats.keys()].map((seat) => (seat === 0 ? undefined : seat));
  return who
    .flatMap((seat) =>
      [false, true].map((isBefore) => unspokenHeard({ verb: 'goal', seat, isBefore })),
    )
    .filter((text) => table.tellRefusal(text) === undefined);
}

/** Asks who has the points, and since when where that makes a difference. */
export function GoalDialog(props: {
  readonly table: GameTable;
  readonly words: RealDiceWords;
  readonly isOpen: Signal<boolean>;
}) {
  const { table, words, isOpen } = props;
  function tell(text: string) {
    isOpen.value = false;
    table.tell(text);
  }
  return (
    <Dialog title={words.goalWho(GOAL)} isOpen={isOpen}>
      {() => (
        <div class="goal-choice">
          <p>{words.goalAbout}</p>
          {goalsOf(table).map((text) => (
            <Button key={text} onClick={() => tell(text)}>
              {goalInWords(table, words, text)}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function goalInWords(table: GameTable, words: RealDiceWords, text: string): string {
  const goal = spokenHeard(text);
  if (goal?.verb !== 'goal') return text;
  if (goal.seat === undefined) return goal.isBefore ? words.deadBefore : words.dead;
  const name = nameAt(table.seats, goal.seat);
  return goal.isBefore ? words.goalBefore(name) : words.goalNow(name);
}
