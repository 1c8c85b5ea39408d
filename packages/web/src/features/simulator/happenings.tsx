/** What a simulated world has come into, in words. */
import type { Snapshot } from '@nyhavn/simulate/snapshot';
import type { SimulatorWords } from '../../words/en/simulator.ts';
import { simulatorWords } from '../../words/simulator.ts';

type Situation = Snapshot['situations'][number];

/** Those that say something to people who do not know the program. */
const TOLD: Partial<Record<Situation, keyof SimulatorWords['happenings']>> = {
  'a server was killed': 'killed',
  'a server was killed while it started': 'killed',
  'a machine lost its power': 'lostPower',
  'a server stood still': 'stoodStill',
  'a clock jumped': 'jumped',
  'a server lost its store': 'lostStore',
  'a disk was full': 'full',
  'a connection broke': 'broke',
  'a connection fell silent': 'silent',
  'a page was closed and opened again': 'closed',
  'a device slept': 'slept',
  'the bus was gone for a while': 'lostBus',
  'two processes wanted the same number': 'conflict',
  'the outcome of a write was unknown': 'unknown',
  'a command was sent again, and done before': 'again',
  'a link was missed': 'missed',
  'a bot took a seat': 'bot',
  'a rated game was counted': 'counted',
};

/** Each of them once, the newest first. */
export function Happenings({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = simulatorWords.known();
  const told = new Set(snapshot.situations.flatMap((situation) => TOLD[situation] ?? []));
  return (
    <section class="panel" aria-labelledby="simulator-happened">
      <h2 id="simulator-happened">{words.happened}</h2>
      <p>{told.size === 0 ? words.nothing : words.confirmed(snapshot.confirmed)}</p>
      <ul>
        {[...told].toReversed().map((key) => (
          <li key={key}>{words.happenings[key]}</li>
        ))}
      </ul>
    </section>
  );
}
