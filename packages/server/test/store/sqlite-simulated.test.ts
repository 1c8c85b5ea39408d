/** SQLite on a simulated disk keeps what SQLite on a real one promises. */
import { seededRandom } from '@nyhavn/bots';
import { openSimulatedSqlite, SimulatedDisk } from '@nyhavn/simulate/stores';
import { SYSTEM } from '../../src/runtime.ts';
import { storeContract } from './contract.ts';

storeContract('SQLite on a simulated disk', async () => {
  const machine = {
    disk: new SimulatedDisk(),
    random: seededRandom('contract'),
    timeOfDay: Date.now,
  };
  const { store } = await openSimulatedSqlite({ machine, runtime: SYSTEM });
  return { one: store, other: store, close: () => store.close() };
});
