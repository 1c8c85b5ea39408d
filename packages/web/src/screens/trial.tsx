/** A ruling at a real table: its position laid out afresh, and what to try in it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Missing } from '../app/missing.tsx';
import { Opening } from '../app/opening.tsx';
import { TrialNote } from '../book/trial-note.tsx';
import { layOut } from '../book/trials.ts';
import { say } from '../words/index.ts';
import { OpenedTable } from './tables.ts';

/** The table of the ruling that the address names. */
export function TrialScreen() {
  const { ruling = '' } = useRoute().params;
  const table = useSignal<string | 'none' | undefined>(undefined);
  useEffect(() => {
    layOut(ruling).then(
      (id) => {
        table.value = id ?? 'none';
      },
      (error: unknown) => {
        console.error(error);
        table.value = 'none';
      },
    );
  }, [ruling]);
  if (table.value === undefined) return <Opening />;
  if (table.value === 'none') return <Missing text={say().common.notFound} />;
  return (
    <>
      <TrialNote ruling={ruling} />
      <OpenedTable id={table.value} />
    </>
  );
}
