/** The machines of a simulated world, and how each of them is. */
import type { Snapshot } from '@nyhavn/simulate/snapshot';
import { simulatorWords } from '../../words/simulator.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Virtual time as minutes and seconds. */
function clockOf(time: number): string {
  const seconds = Math.trunc((time % MINUTE_MS) / SECOND_MS);
  return `${Math.trunc(time / MINUTE_MS)}:${`${seconds}`.padStart(2, '0')}`;
}

/** Servers with those who are connected, their database, and what they tell each other. */
export function Machines({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = simulatorWords.known();
  const { servers, people, act, time } = snapshot;
  const { states } = words;
  return (
    <section class="panel" aria-labelledby="simulator-machines">
      <h2 id="simulator-machines">{words.machines}</h2>
      <p class="simulator-act">
        <span class="simulator-clock">{clockOf(time)}</span> {words.acts[act]}
      </p>
      <ul class="simulator-machines">
        {servers.map((state, index) => {
          const connected = people.filter(({ server }) => server === index).length;
          return (
            <Machine
              key={index}
              name={words.server(index + 1)}
              state={states[state]}
              isWell={state === 'serves'}
            >
              {words.people(connected)}
            </Machine>
          );
        })}
        <Machine {...storeOf(snapshot)} name={words.store} />
        <Machine {...busOf(snapshot)} name={words.bus} />
      </ul>
    </section>
  );
}

function storeOf({ isStoreUp, isStoreFull }: Snapshot) {
  const { storeUp, storeDown, storeFull } = simulatorWords.known();
  const working = isStoreFull ? storeFull : storeUp;
  return { state: isStoreUp ? working : storeDown, isWell: isStoreUp && !isStoreFull };
}

function busOf({ isBusUp }: Snapshot) {
  const { busUp, busDown, busStore } = simulatorWords.known();
  if (isBusUp === undefined) return { state: busStore, isWell: true };
  return { state: isBusUp ? busUp : busDown, isWell: isBusUp };
}

function Machine(props: {
  readonly name: string;
  readonly state: string;
  readonly isWell: boolean;
  readonly children?: string;
}) {
  const { name, state, isWell, children } = props;
  return (
    <li class={isWell ? 'simulator-machine' : 'simulator-machine is-broken'}>
      <strong>{name}</strong>
      <span>{state}</span>
      {children && <small>{children}</small>}
    </li>
  );
}
