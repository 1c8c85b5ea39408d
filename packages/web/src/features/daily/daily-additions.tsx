/** The parts that a daily table adds to the frame of the board: a note on practice, and the result. */
import { useEffect } from 'preact/hooks';
import type { DailyResult } from '../../store/stored-shapes.ts';
import type { TableAdditions } from '../../table/additions.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayTrouble } from '../../ui/say-trouble.ts';
import { dailyWords } from '../../words/daily.ts';
import { addressOf, type DailyGame } from './days.ts';
import { resultOf } from './result.ts';
import { resultInWords } from './saying.ts';
import { Sharing } from './sharing.tsx';
import { finishTry } from './tries.ts';

/** The additions of a daily game. */
export function additionsOf(daily: DailyGame, table: PlayedTable): TableAdditions {
  const { day, kind, isPractice } = daily;
  const result = (): DailyResult | undefined =>
    resultOf(kind, table.steps.value, table.advice?.value ?? 0);

  function Notes() {
    const words = dailyWords.say();
    const over = result();
    useEffect(() => {
      if (over && !isPractice) finishTry(day, kind, over).catch(sayTrouble);
    }, [over !== undefined]);
    if (!isPractice || !words || table.steps.value.length > 1) return null;
    return (
      <div class="note">
        <Icon name="pencil" />
        <p>{words.practice}</p>
      </div>
    );
  }

  function Ending() {
    const words = dailyWords.say();
    const over = result();
    if (!words || !over) return null;
    const notes = over.advice > 0 ? [words.advice(over.advice)] : [];
    return (
      <>
        {isPractice ? <p>{words.practice}</p> : <Sharing {...{ day, kind, notes }} result={over} />}
        <Button icon="calendar" href={`/daily/${day}`}>
          {words.toDay}
        </Button>
        <Button icon="again" href={addressOf({ day, kind, isPractice: true })}>
          {isPractice ? words.again : words.practise}
        </Button>
      </>
    );
  }

  return {
    Button: () => null,
    Sheet: () => null,
    Panel: () => null,
    Notes,
    Ending,
    noteOf: () => '',
    undoing: () => undefined,
    remarks: () => [],
    stopped: () => {
      const over = result();
      return over && resultInWords(kind, over);
    },
  };
}
