/** SQLite's own code, compiled to WebAssembly, on simulated disks. */
import type { Random } from '@nyhavn/engine';
import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { DiskFault, DiskFile, SimulatedDisk } from './disk.ts';

/** The machine on which SQLite runs: its disk, its time, its chance. */
export interface SqliteMachine {
  readonly disk: SimulatedDisk;
  readonly random: Random;
  timeOfDay(): number;
}

/** Days from noon of the first day of the Julian calendar to 1970, in milliseconds. */
const JULIAN_EPOCH_MS = 210_866_760_000_000n;

/** The name of the file system in SQLite. */
export const VFS_NAME = 'simulated';

/** As on Linux: writing a part of a page changes nothing beside it. */
const POWERSAFE_OVERWRITE = 0x1000;

/** An open file of SQLite. */
interface OpenFile {
  readonly name: string;
  readonly file: DiskFile;
  readonly machine: SqliteMachine;
}

/** SQLite, and the machine that the next file is opened on. */
export interface Engine {
  readonly sqlite: Sqlite3Static;
  machine: SqliteMachine | undefined;
}

let loading: Promise<Engine> | undefined;

/** SQLite, loaded once: files on different disks know nothing of each other. */
export function loadEngine(): Promise<Engine> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Engine> {
  const sqlite = await sqlite3InitModule();
  // What fails is thrown; there is no need to print it as well.
  for (const level of ['warn', 'error']) Reflect.set(sqlite.config, level, () => undefined);
  const engine: Engine = { sqlite, machine: undefined };
  install(engine);
  return engine;
}

function install(engine: Engine): void {
  const { sqlite } = engine;
  const { capi, wasm } = sqlite;
  const opened = new Map<number, OpenFile>();
  /** Memory that connections to a file share, by its name and the number of its region. */
  const shared = new Map<string, number[]>();

  const codeOf = (fault: DiskFault | undefined) =>
    fault === undefined ? 0 : fault === 'full' ? capi.SQLITE_FULL : capi.SQLITE_IOERR;
  const fileOf = (pointer: number): OpenFile => {
    const open = opened.get(pointer);
    if (!open) throw new Error('SQLite uses a file that is not open');
    return open;
  };
  const poke = (pointer: number, type: 'i32' | 'i64' | '*', value: number | bigint) =>
    wasm.poke(pointer, value as number, type);

  const io = {
    xClose(pointer: number) {
      opened.delete(pointer);
      return 0;
    },
    xRead(pointer: number, to: number, count: number, at: bigint) {
      const { file } = fileOf(pointer);
      const bytes = file.read(Number(at), count);
      const heap = wasm.heap8u();
      heap.set(bytes, to);
      if (bytes.length === count) return 0;
      heap.fill(0, to + bytes.length, to + count);
      return capi.SQLITE_IOERR_SHORT_READ;
    },
    xWrite(pointer: number, from: number, count: number, at: bigint) {
      const { file, machine } = fileOf(pointer);
      const bytes = wasm.heap8u().slice(from, from + count);
      return codeOf(machine.disk.write(file, Number(at), bytes));
    },
    xTruncate(pointer: number, size: bigint) {
      const { file, machine } = fileOf(pointer);
      return codeOf(machine.disk.truncate(file, Number(size)));
    },
    xSync(pointer: number) {
      const { file, machine } = fileOf(pointer);
      return codeOf(machine.disk.flush(file));
    },
    xFileSize(pointer: number, to: number) {
      poke(to, 'i64', BigInt(fileOf(pointer).file.size));
      return 0;
    },
    xLock: () => 0,
    xUnlock: () => 0,
    xCheckReservedLock(_: number, to: number) {
      poke(to, 'i32', 0);
      return 0;
    },
    xFileControl: () => capi.SQLITE_NOTFOUND,
    xSectorSize: () => 4096,
    xDeviceCharacteristics: () => POWERSAFE_OVERWRITE,
    xShmMap(pointer: number, region: number, size: number, extends_: number, to: number) {
      const { name } = fileOf(pointer);
      const regions = shared.get(name) ?? [];
      shared.set(name, regions);
      if (regions[region] === undefined && extends_ !== 0) {
        const memory = wasm.alloc(size);
        wasm.heap8u().fill(0, memory, memory + size);
        regions[region] = memory;
      }
      poke(to, '*', regions[region] ?? 0);
      return 0;
    },
    xShmLock: () => 0,
    xShmBarrier: () => undefined,
    xShmUnmap(pointer: number) {
      const { name } = fileOf(pointer);
      for (const memory of shared.get(name) ?? []) wasm.dealloc(memory);
      shared.delete(name);
      return 0;
    },
  };

  const ioMethods = new capi.sqlite3_io_methods();
  // Its types know the fields of C without the sign that they have.
  Reflect.set(ioMethods, '$iVersion', 2);
  const here = () => {
    const { machine } = engine;
    if (!machine) throw new Error('SQLite opens a file on no machine');
    return machine;
  };
  const nameAt = (pointer: number) => (pointer === 0 ? '' : String(wasm.cstrToJs(pointer)));
  const vfs = {
    xOpen(_: number, name: number, pointer: number, flags: number, outFlags: number) {
      const machine = here();
      const path = nameAt(name);
      opened.set(pointer, { name: path, file: machine.disk.open(path), machine });
      const file = new capi.sqlite3_file(pointer);
      file.$pMethods = ioMethods.pointer;
      file.dispose();
      if (outFlags !== 0) poke(outFlags, 'i32', flags);
      return 0;
    },
    xDelete: (_: number, name: number, isFlushed: number) =>
      codeOf(here().disk.delete(nameAt(name), isFlushed !== 0)),
    xAccess(_: number, name: number, __: number, to: number) {
      const file = here().disk.files.get(nameAt(name));
      poke(to, 'i32', file && file.size > 0 ? 1 : 0);
      return 0;
    },
    xFullPathname(_: number, name: number, size: number, to: number) {
      return wasm.cstrncpy(to, name, size) < size ? 0 : capi.SQLITE_CANTOPEN;
    },
    xRandomness(_: number, count: number, to: number) {
      const heap = wasm.heap8u();
      for (let index = 0; index < count; index++) heap[to + index] = here().random.below(256);
      return count;
    },
    xSleep: () => 0,
    xCurrentTimeInt64(_: number, to: number) {
      poke(to, 'i64', JULIAN_EPOCH_MS + BigInt(Math.floor(here().timeOfDay())));
      return 0;
    },
    xGetLastError: () => 0,
  };
  const fileSystem = new capi.sqlite3_vfs();
  fileSystem.$iVersion = 2;
  fileSystem.$szOsFile = new capi.sqlite3_file().structInfo.sizeof;
  fileSystem.$mxPathname = 512;
  fileSystem.$zName = wasm.allocCString(VFS_NAME, false);
  sqlite.vfs.installVfs({
    io: { struct: ioMethods, methods: io as never },
    vfs: { struct: fileSystem, methods: vfs as never },
  });
}
