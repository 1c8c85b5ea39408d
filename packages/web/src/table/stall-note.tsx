/** A bot that can't move: said, with a way on. */
import { Button } from '../ui/button.tsx';
import { say } from '../words/index.ts';
import type { PlayedTable } from './model/played-table.ts';
import { nameAt } from './seat-names.ts';

/** The status line while the game can't go on by itself; undefined while all is well. */
export function stallStatus(table: PlayedTable): string | undefined {
  const turn = table.turn.value;
  if (!table.isStalled?.value) return undefined;
  return turn.kind === 'bot'
    ? say().table.botFailed(nameAt(table.seats, turn.seat))
    : say().common.failed;
}

/** The same above the board, with the button that lets the game go on. */
export function StallNote({ table }: { readonly table: PlayedTable }) {
  const status = stallStatus(table);
  if (status === undefined) return null;
  return (
    <div class="note">
      <p>{status}</p>
      <Button look="primary" icon="again" onClick={() => table.goOn?.()}>
        {say().common.retry}
      </Button>
    </div>
  );
}
