/** Buttons that break things in a simulated world. */

import { Button } from '../../ui/button.tsx';
import { simulatorWords } from '../../words/simulator.ts';
import type { Watch } from './watch.ts';

const FAULTS = [
  'killServer',
  'cutPower',
  'pauseServer',
  'jumpClock',
  'crashStore',
  'cutStore',
  'fillDisk',
  'loseBus',
  'cutWire',
  'closePage',
] as const;

/** A button for each fault, as long as the weather is bad. */
export function Faults({ watch, isCalm }: { readonly watch: Watch; readonly isCalm: boolean }) {
  const words = simulatorWords.known();
  return (
    <section class="panel" aria-labelledby="simulator-faults">
      <h2 id="simulator-faults">{words.breakIt}</h2>
      <div class="actions">
        {FAULTS.map((fault) => (
          <Button key={fault} disabled={isCalm} onClick={() => watch.cause(fault)}>
            {words.faults[fault]}
          </Button>
        ))}
      </div>
    </section>
  );
}
