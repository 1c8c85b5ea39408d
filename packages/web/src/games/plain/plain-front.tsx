/** A game without a front of its own: its picture as data, its legal moves as buttons. */
import { type Game, gameNamed, type SeenStep } from '@nyhavn/engine';
import { useContext, useMemo } from 'preact/hooks';
import type { SeatPlan } from '../../store/seats.ts';
import { act } from '../../table/acting.ts';
import { TableAdditionsContext } from '../../table/additions.ts';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import type { GameFront } from '../../table/front.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { isAlone, nameAt, personAt } from '../../table/seat-names.ts';
import { TableSeal } from '../../table/table-seal.tsx';
import { Button } from '../../ui/button.tsx';
import { gameName, say } from '../../words/index.ts';
import { plainDesk } from './plain-help.ts';
import { PlainPicture } from './plain-picture.tsx';

/** The front of a game that the engine knows; undefined if it knows none of that name. */
export function plainFrontOf(id: string): GameFront | undefined {
  const game: Game | undefined = gameNamed(id);
  if (!game) return undefined;
  const front: GameFront = {
    id,
    games: [game],
    hasSecrets: game.notation.hidesMoves === true,
    Board: ({ table }) => <PlainBoard front={front} table={table} />,
    views: (seats, picture) =>
      picture.players.map(({ score }, seat) => ({ seat, score, ...personAt(seats, seat) })),
    story: (seats, steps) => steps.map((step) => sentenceOf(seats, step)),
    sources: () => [],
    reason: () => '',
  };
  return front;
}

function sentenceOf(seats: readonly SeatPlan[], { by, text }: SeenStep): string {
  return by === 'chance' ? text : `${nameAt(seats, by)}: ${text}`;
}

function statusOf({ turn, seats }: PlayedTable): string {
  const { table } = say();
  const now = turn.value;
  switch (now.kind) {
    case 'person':
      return table.yourTurn(nameAt(seats, now.seat), isAlone(seats));
    case 'bot':
      return table.thinking(nameAt(seats, now.seat));
    case 'over':
      return table.over.title;
    default:
      return '…';
  }
}

function PlainBoard(props: { readonly front: GameFront; readonly table: PlayedTable }) {
  const { front, table } = props;
  const desk = useMemo(plainDesk, [table]);
  const additions = useContext(TableAdditionsContext);
  return (
    <TableFrame
      {...{ front, table, desk }}
      show={() => undefined}
      status={statusOf(table)}
      progress={gameName(front.id)}
    >
      <main>
        <PlainPicture seats={table.seats} picture={table.picture.value} />
        <div class="actions">
          {table.legal.value.map(({ text }) => (
            <Button key={text} onClick={() => act(table, text)}>
              {text}
            </Button>
          ))}
        </div>
        {additions && <additions.Panel />}
        <TableSeal />
      </main>
    </TableFrame>
  );
}

/** The table of such a game to look at only. */
export function PlainReplay({ replay }: { readonly replay: Replay }) {
  return <PlainPicture seats={replay.seats} picture={replay.picture.value} />;
}
