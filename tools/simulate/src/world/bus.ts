/** A bus between servers as Redis is one: messages are late, or lost, or nothing comes for a while. */
import type { Bus, BusListener } from '@nyhavn/server/internal';
import type { Machine } from './machine.ts';
import type { Scheduler } from './scheduler.ts';

/** What happens to messages. */
export interface BusWeather {
  /** Milliseconds until a message comes, or undefined for one that is lost. */
  delay(): number | undefined;
  /** Hears that a message was lost. */
  lost(): void;
}

/** The bus of all servers. */
export class SimulatedBus {
  readonly #scheduler: Scheduler;
  weather: BusWeather;
  readonly #ends = new Set<BusEnd>();

  constructor(scheduler: Scheduler, weather: BusWeather) {
    this.#scheduler = scheduler;
    this.weather = weather;
  }

  /** A process connects. */
  connect(machine: Machine, listener: BusListener): Bus {
    const end = new BusEnd(this, machine, listener);
    this.#ends.add(end);
    return end;
  }

  /** Everybody who is subscribed hears it, each in its time. */
  publish(topic: string, text: string): void {
    for (const end of this.#ends) {
      if (end.machine.isDead) {
        this.#ends.delete(end);
        continue;
      }
      if (!end.topics.has(topic)) continue;
      const delay = this.weather.delay();
      if (delay === undefined) this.weather.lost();
      else this.#scheduler.after(delay, () => end.hear(topic, text));
    }
  }

  leave(end: BusEnd): void {
    this.#ends.delete(end);
  }

  /** The line is there again: everybody is told that something may be missing. */
  reconnect(): void {
    for (const { machine, listener } of this.#ends) machine.deliver(() => listener.onReconnect());
  }
}

class BusEnd implements Bus {
  readonly topics = new Set<string>();
  readonly machine: Machine;
  readonly listener: BusListener;
  readonly #bus: SimulatedBus;

  constructor(bus: SimulatedBus, machine: Machine, listener: BusListener) {
    this.#bus = bus;
    this.machine = machine;
    this.listener = listener;
  }

  async subscribe(topic: string): Promise<void> {
    this.topics.add(topic);
  }

  unsubscribe(topic: string): void {
    this.topics.delete(topic);
  }

  publish(topic: string, text: string): void {
    this.#bus.publish(topic, text);
  }

  hear(topic: string, text: string): void {
    this.machine.deliver(() => {
      if (this.topics.has(topic)) this.listener.onMessage(topic, text);
    });
  }

  async close(): Promise<void> {
    this.#bus.leave(this);
  }
}
