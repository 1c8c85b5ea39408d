/** The game log. */
import './log.css';
import type { SeenStep } from '@nyhavn/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/index.ts';
import { TableAdditionsContext } from '../additions.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';

interface LogParts {
  readonly front: GameFront;
  readonly table: PlayedTable;
}

/** The story of the game in a dialog. */
export function Log(props: LogParts & { readonly isOpen: Signal<boolean> }) {
  const { front, table, isOpen } = props;
  return (
    <Dialog title={say().table.log} isOpen={isOpen}>
      {() => <LateStory front={front} table={table} />}
    </Dialog>
  );
}

/** The dialog is painted first, and what it tells a moment later: a long game is a long story. */
function LateStory(props: LogParts) {
  const isDue = useSignal(false);
  useEffect(() => {
    isDue.value = true;
  }, []);
  return isDue.value ? <Story {...props} /> : null;
}

/** A line of the log: a step, or a remark between two steps. */
interface Line {
  readonly sentence: string;
  /** The step that it tells; none of remarks. */
  readonly step?: SeenStep | undefined;
  /** The seat whose turn it was; undefined before the first turn. */
  readonly seat: number | undefined;
}

/** All steps that have a sentence, the last turn first, each turn in its player's colour. */
function Story({ front, table }: LogParts) {
  const remarks = useContext(TableAdditionsContext)?.remarks() ?? [];
  const steps = table.steps.value;
  const sentences = front.story(table.seats, steps);
  const lines = [...steps, undefined].flatMap((step, at): Line[] => {
    const seat = (step?.before ?? steps.at(-1)?.after)?.active ?? undefined;
    const told = remarks.filter((remark) => remark.at === at);
    return [
      ...told.map(({ text }) => ({ sentence: text, seat })),
      ...(step ? [{ sentence: sentences[at] ?? '', step, seat }] : []),
    ].filter(({ sentence }) => sentence !== '');
  });
  if (lines.length === 0) return <p>{say().table.logEmpty}</p>;
  return (
    <ol class="log" reversed {...helpOn('log')}>
      {turnsIn(lines)
        .map((turn, number) => ({ turn, number }))
        .toReversed()
        .map(({ turn, number }) => (
          <LogTurn key={number} {...{ front, turn }} />
        ))}
    </ol>
  );
}

function LogTurn(props: { readonly front: GameFront; readonly turn: readonly Line[] }) {
  const { front, turn } = props;
  const seat = turn[0]?.seat;
  const { StepPicture } = front;
  return (
    <li class={seat === undefined ? 'log-turn' : `log-turn house-${seat % 4}`}>
      {turn
        .map(({ sentence, step }, number) => (
          <p key={`${number} ${sentence}`}>
            {step && StepPicture && <StepPicture step={step} />}
            {sentence}
          </p>
        ))
        .toReversed()}
    </li>
  );
}

/** Lines one after the other that belong to the turn of the same player. */
function turnsIn(lines: readonly Line[]): Line[][] {
  const turns: Line[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && turn[0]?.seat === line.seat) turn.push(line);
    else turns.push([line]);
  }
  return turns;
}
