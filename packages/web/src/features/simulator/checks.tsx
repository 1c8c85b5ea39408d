/** What is checked of a simulated world at its end, and what has come of it. */
import type { Snapshot } from '@nyhavn/simulate/snapshot';
import { Icon } from '../../ui/icon.tsx';
import { simulatorWords } from '../../words/simulator.ts';

/** The list of promises, and the verdict once there is one. */
export function Checks({ snapshot: { problems } }: { readonly snapshot: Snapshot }) {
  const words = simulatorWords.known();
  const isWell = problems?.length === 0;
  return (
    <section class="panel" aria-labelledby="simulator-checked">
      <h2 id="simulator-checked">{words.checked}</h2>
      <ul class="simulator-checks">
        {Object.entries(words.checks).map(([name, check]) => (
          <li key={name}>
            <Icon name={isWell ? 'check' : 'eye'} />
            {check}
          </li>
        ))}
      </ul>
      <div role="status">
        {isWell && <p class="simulator-verdict">{words.well}</p>}
        {problems && !isWell && (
          <>
            <p class="simulator-verdict">{words.wrong}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
