/** CPU time of processes, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of `/proc/PID/stat`, in microseconds. */
const TICK_US = 10_000;

/** Fields of that file behind the name of the program, which may have anything in it. */
const PARENT = 1;
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

function statOf(pid: number | string): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The content of a file of a process; empty if the process has just ended. */
function read<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** A process and its children. */
function familyOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => read(() => Number(statOf(name)[PARENT]) === pid, false));
  return [pid, ...children.map(Number)];
}

/** Microseconds of processor time of all threads of a process. */
function usedBy(pid: number): number {
  const threads = read(() => readdirSync(`/proc/${pid}/task`), []);
  const nanoseconds = threads.map((thread) =>
    read(
      () => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[0]),
      0,
    ),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1000;
}

/** Microseconds of processor time so far of a process and its children, those included that have ended. */
export function timeOf(pid: number): number {
  const fields = statOf(pid);
  const ended = Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM]);
  return familyOf(pid).reduce((sum, one) => sum + usedBy(one), ended * TICK_US);
}

/** Bytes of memory of a process and its children; what they share counts once. */
export function memoryOf(pid: number): number {
  const kilobytes = familyOf(pid).map((one) =>
    read(() => {
      const text = readFileSync(`/proc/${one}/smaps_rollup`, 'latin1');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    }, 0),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}
