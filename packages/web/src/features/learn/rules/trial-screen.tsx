/** A ruling at a real table: its position laid out afresh, and what to try in it. */
import { useRoute } from 'preact-iso';
import { useLoaded } from '../../../ui/loaded.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { say } from '../../../words/index.ts';
import { OpenedTable } from '../../local/table-screens.ts';
import { TrialNote } from './trial-note.tsx';
import { layOut } from './trials.ts';

/** The table of the ruling that the address names. */
export function TrialScreen() {
  const { ruling = '' } = useRoute().params;
  const table = useLoaded(() => layOut(ruling), [ruling]);
  if (table.kind === 'failed') return <Trouble failed={table} />;
  if (table.kind === 'loading') return <Loading />;
  if (table.value === undefined) return <Missing text={say().common.notFound} />;
  return (
    <>
      <TrialNote ruling={ruling} />
      <OpenedTable id={table.value} />
    </>
  );
}
