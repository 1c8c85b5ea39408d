/** What is left of play: what the store has, and what each client has seen. */
import type { AnyRefusal, Command, Entry } from '@nyhavn/protocol';
import type { StoredTable } from '@nyhavn/server/internal';

/** What a client has sent or heard. What is sent again is not told again. */
export type Happened =
  | { readonly kind: 'sent'; readonly id: string; readonly command: Command }
  | { readonly kind: 'confirmed'; readonly id: string; readonly next: number }
  /** Refused for good: what was to be tried again is not told. */
  | { readonly kind: 'refused'; readonly id: string; readonly code: AnyRefusal }
  | { readonly kind: 'heard'; readonly from: number; readonly entries: readonly Entry[] };

/** Everything that one client has seen of a table, in its order. */
export interface ClientLog {
  readonly person: string;
  readonly table: string;
  readonly happened: readonly Happened[];
  /** True if it stopped to listen before the end: then it need not know all. */
  readonly hasLeft?: boolean;
}

/** A table as the store has it. */
export type KeptTable = Pick<StoredTable, 'id' | 'entries' | 'listed'>;

/** All of it. */
export interface History {
  readonly tables: readonly KeptTable[];
  readonly clients: readonly ClientLog[];
  /** True if all games should be over, and not only be right so far. */
  readonly isOver: boolean;
}
