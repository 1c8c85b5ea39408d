/** A ruling at a real table: its position laid out afresh, and what to try in it. */
import { useRoute } from 'preact-iso';
import { useLoaded } from '../app/loaded.ts';
import { Missing } from '../app/missing.tsx';
import { Opening } from '../app/opening.tsx';
import { Trouble } from '../app/trouble.tsx';
import { TrialNote } from '../book/trial-note.tsx';
import { layOut } from '../book/trials.ts';
import { say } from '../words/index.ts';
import { OpenedTable } from './tables.ts';

/** The table of the ruling that the address names. */
export function TrialScreen() {
  const { ruling = '' } = useRoute().params;
  const table = useLoaded(() => layOut(ruling), [ruling]);
  if (table.kind === 'failed') return <Trouble failed={table} />;
  if (table.kind === 'loading') return <Opening />;
  if (table.value === undefined) return <Missing text={say().common.notFound} />;
  return (
    <>
      <TrialNote ruling={ruling} />
      <OpenedTable id={table.value} />
    </>
  );
}
