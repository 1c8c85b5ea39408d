/** A bus over Redis, and over another one while Redis is not there. */
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Bus, Ears } from './bus.ts';

/** Milliseconds after which a Redis that does not answer is not there, and between tries to reach it. */
const PATIENCE = 1000;
const LONGEST_PAUSE = 1000;

/** While Redis is gone, that is reported once in so many milliseconds and not for every notice. */
const REPORT_PAUSE_MS = 60_000;

const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  enableAutoPipelining: true,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: PATIENCE,
  connectTimeout: PATIENCE,
  retryStrategy: (times: number) => Math.min(times * 50, LONGEST_PAUSE),
};

/** Topics are Redis' channels, under the name of this service. */
export class RedisBus implements Bus {
  readonly #talker: Redis;
  readonly #listener: Redis;
  readonly #prefix: string;
  readonly #instead: Bus;
  readonly #topics = new Set<string>();
  readonly #ears: Ears;
  #isRenewing = false;
  #reportedAt = Number.NEGATIVE_INFINITY;

  /** Connects; where Redis does not answer, that goes on while the other bus serves. */
  static async open(url: string, service: string, ears: Ears, instead: Bus): Promise<RedisBus> {
    const bus = new RedisBus(url, service, ears, instead);
    const lines = [bus.#talker, bus.#listener].map((redis) => redis.connect());
    await Promise.race([Promise.allSettled(lines), pause(PATIENCE, undefined, { ref: false })]);
    return bus;
  }

  private constructor(url: string, service: string, ears: Ears, instead: Bus) {
    this.#prefix = `nyhavn:${service}:`;
    this.#instead = instead;
    this.#ears = ears;
    this.#talker = new Redis(url, OPTIONS);
    this.#listener = new Redis(url, OPTIONS);
    for (const redis of [this.#talker, this.#listener]) {
      redis.on('error', (error) => this.#failed(error));
    }
    this.#listener.on('message', (channel: string, text: string) =>
      ears.hear(channel.slice(this.#prefix.length), text),
    );
    this.#listener.on('ready', () => {
      this.#isRenewing = false;
      const channels = [...this.#topics].map((topic) => this.#prefix + topic);
      const subscribed = channels.length > 0 && this.#listener.subscribe(...channels);
      Promise.resolve(subscribed).then(
        () => ears.missed(),
        (error) => this.#renew(error),
      );
    });
  }

  /** Makes the line anew, with all topics; once, however many find out that it is broken. */
  #renew(error: unknown): void {
    this.#failed(error);
    if (this.#listener.status !== 'ready' || this.#isRenewing) return;
    this.#isRenewing = true;
    this.#listener.disconnect(true);
  }

  #failed(error: unknown): void {
    const now = performance.now();
    if (now < this.#reportedAt + REPORT_PAUSE_MS) return;
    this.#reportedAt = now;
    this.#ears.failed(error);
  }

  async subscribe(topic: string): Promise<void> {
    this.#topics.add(topic);
    await this.#instead.subscribe(topic);
    if (this.#listener.status !== 'ready') return;
    await this.#listener.subscribe(this.#prefix + topic).catch((error) => this.#renew(error));
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
    this.#instead.unsubscribe(topic);
    if (this.#listener.status !== 'ready') return;
    this.#listener.unsubscribe(this.#prefix + topic).catch((error) => this.#failed(error));
  }

  publish(topic: string, text: string): void {
    const otherwise = () => this.#instead.publish(topic, text);
    if (this.#talker.status !== 'ready') otherwise();
    else {
      this.#talker.publish(this.#prefix + topic, text).catch((error) => {
        this.#failed(error);
        otherwise();
      });
    }
  }

  async close(): Promise<void> {
    // What is not answered any more is no error.
    this.#reportedAt = Number.POSITIVE_INFINITY;
    this.#talker.disconnect();
    this.#listener.disconnect();
    await this.#instead.close();
  }
}
