/** A bus over Redis, and over another one while Redis is not there. */
import { Redis } from 'ioredis';
import { SYSTEM, sleep } from '../runtime.ts';
import type { Bus, BusListener } from './bus.ts';

/** Milliseconds after which a Redis that does not answer is not there, and between tries to reach it. */
const REDIS_TIMEOUT_MS = 1000;
const MAX_RECONNECT_PAUSE_MS = 1000;

/** While Redis is gone, that is reported once in so many milliseconds and not for every notice. */
const REPORT_PAUSE_MS = 60_000;

const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  enableAutoPipelining: true,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: REDIS_TIMEOUT_MS,
  connectTimeout: REDIS_TIMEOUT_MS,
  retryStrategy: (times: number) => Math.min(times * 50, MAX_RECONNECT_PAUSE_MS),
};

/** Topics are Redis' channels, under the name of this service. */
export class RedisBus implements Bus {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #fallback: Bus;
  readonly #topics = new Set<string>();
  readonly #busListener: BusListener;
  #isRenewing = false;
  #reportedAt = Number.NEGATIVE_INFINITY;

  /** Connects; where Redis does not answer, that goes on while the other bus serves. */
  static async open(
    url: string,
    service: string,
    busListener: BusListener,
    fallback: Bus,
  ): Promise<RedisBus> {
    const bus = new RedisBus(url, service, busListener, fallback);
    const lines = [bus.#publisher, bus.#subscriber].map((redis) => redis.connect());
    await Promise.race([Promise.allSettled(lines), sleep(SYSTEM, REDIS_TIMEOUT_MS)]);
    return bus;
  }

  private constructor(url: string, service: string, busListener: BusListener, fallback: Bus) {
    this.#prefix = `nyhavn:${service}:`;
    this.#fallback = fallback;
    this.#busListener = busListener;
    this.#publisher = new Redis(url, OPTIONS);
    this.#subscriber = new Redis(url, OPTIONS);
    for (const redis of [this.#publisher, this.#subscriber]) {
      redis.on('error', (error) => this.#failed(error));
    }
    this.#subscriber.on('message', (channel: string, text: string) =>
      busListener.onMessage(channel.slice(this.#prefix.length), text),
    );
    this.#subscriber.on('ready', () => {
      this.#isRenewing = false;
      const channels = [...this.#topics].map((topic) => this.#prefix + topic);
      const subscribed = channels.length > 0 && this.#subscriber.subscribe(...channels);
      Promise.resolve(subscribed).then(
        () => busListener.onReconnect(),
        (error) => this.#renew(error),
      );
    });
  }

  /** Reconnects with all topics; once, however many find out that it is broken. */
  #renew(error: unknown): void {
    this.#failed(error);
    if (this.#subscriber.status !== 'ready' || this.#isRenewing) return;
    this.#isRenewing = true;
    this.#subscriber.disconnect(true);
  }

  #failed(error: unknown): void {
    const now = SYSTEM.elapsed();
    if (now < this.#reportedAt + REPORT_PAUSE_MS) return;
    this.#reportedAt = now;
    this.#busListener.onError(error);
  }

  async subscribe(topic: string): Promise<void> {
    this.#topics.add(topic);
    await this.#fallback.subscribe(topic);
    if (this.#subscriber.status !== 'ready') return;
    await this.#subscriber.subscribe(this.#prefix + topic).catch((error) => this.#renew(error));
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
    this.#fallback.unsubscribe(topic);
    if (this.#subscriber.status !== 'ready') return;
    this.#subscriber.unsubscribe(this.#prefix + topic).catch((error) => this.#failed(error));
  }

  publish(topic: string, text: string): void {
    const otherwise = () => this.#fallback.publish(topic, text);
    if (this.#publisher.status !== 'ready') otherwise();
    else {
      this.#publisher.publish(this.#prefix + topic, text).catch((error) => {
        this.#failed(error);
        otherwise();
      });
    }
  }

  async close(): Promise<void> {
    // A command without an answer is no error from here on.
    this.#reportedAt = Number.POSITIVE_INFINITY;
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
    await this.#fallback.close();
  }
}
