/** Publish/subscribe between processes. Messages may be lost; a process then finds the truth in the store. */
export interface Bus {
  /** Hears of a topic from now on; settles when that is so, or at once where nothing can be heard. */
  subscribe(topic: string): Promise<void>;
  unsubscribe(topic: string): void;
  publish(topic: string, text: string): void;
  close(): Promise<void>;
}

/** A listener on a bus. */
export interface BusListener {
  onMessage(topic: string, text: string): void;
  /** The line was broken and is there again: something may have been missed. */
  onReconnect(): void;
  /** The line is broken, or something could not be said over it. */
  onError(error: unknown): void;
}
