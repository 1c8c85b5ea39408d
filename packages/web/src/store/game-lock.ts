/** Mutex: one tab at a time plays a game. */

/** The lock of a game that this tab has or is giving back. */
interface Lock {
  release(): void;
  /** Settles when others can have it. */
  readonly released: Promise<void>;
}

const held = new Map<string, Lock>();

/**
 * Asks for the lock of a game, and says whether it was granted; where this tab is just giving it back,
 * when that is done. `steal` takes it from the tab that has it, where `lost` is called then. Over plain
 * http browsers have no locks: there the stored revision alone keeps tabs from overwriting each other.
 */
export async function lockGame(id: string, steal: boolean, lost: () => void): Promise<boolean> {
  // The types know only of secure contexts.
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return true;
  const earlier = held.get(id);
  earlier?.release();
  await earlier?.released;
  return new Promise((answer, fail) => {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    let isGranted = false;
    let release = () => {};
    const released = locks
      .request(`nyhavn-game-${id}`, options, (granted) => {
        isGranted = granted !== null;
        answer(isGranted);
        if (!isGranted) return undefined;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch((error: unknown) => {
        if (isGranted) lost();
        else fail(error);
      });
    held.set(id, { release: () => release(), released });
  });
}

/** Lets other tabs have the lock of a game. */
export function unlockGame(id: string): void {
  held.get(id)?.release();
}
