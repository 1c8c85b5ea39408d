/** What the server counts of itself, as Prometheus reads it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds within which things are done: a move in a moment, a bot that thinks in a while. */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** What can be counted where it is asked for. */
interface Counts {
  /** Tables in memory. */
  tables(): number;
  /** Clients that are connected. */
  sockets(): number;
}

/** All figures of one server. */
export class Metrics {
  readonly registry = new Registry();
  readonly #to = { registers: [this.registry] };

  /** Tables that were opened. */
  readonly opened = this.#counter('nyhavn_tables_opened_total', 'Tables that were opened');
  /** Tables that were closed. */
  readonly closed = this.#counter('nyhavn_tables_closed_total', 'Tables that were closed');
  /** Moves that are stored. */
  readonly moves = this.#counter('nyhavn_moves_total', 'Moves that were stored');
  /** How long it took until something was stored. */
  readonly storing = new Histogram({
    name: 'nyhavn_store_seconds',
    help: 'From handing something to the store until it is safe',
    buckets: SECONDS,
    ...this.#to,
  });
  /** How many waits for the store now. */
  readonly waiting = new Gauge({
    name: 'nyhavn_store_queue',
    help: 'What waits for the store',
    ...this.#to,
  });
  /** Writes for which somebody was quicker. */
  readonly conflicts = this.#counter(
    'nyhavn_store_conflicts_total',
    'Writes for which another process was quicker',
  );
  /** How long bots thought. */
  readonly thinking = new Histogram({
    name: 'nyhavn_bot_seconds',
    help: 'From asking a bot until it has chosen',
    buckets: SECONDS,
    ...this.#to,
  });
  /** How many bots are asked now. */
  readonly asked = new Gauge({
    name: 'nyhavn_bot_queue',
    help: 'Bots that are asked and have not chosen yet',
    ...this.#to,
  });
  /** How long answers of the API took. */
  readonly requests = new Histogram({
    name: 'nyhavn_http_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    ...this.#to,
  });
  /** What was asked over sockets and refused, by code. */
  readonly refusals = this.#counter('nyhavn_refusals_total', 'What was refused, by code', 'code');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, ...this.#to });
  }

  /** Also tells what can be counted only when it is asked for. */
  watch({ tables, sockets }: Counts): void {
    const gauge = (name: string, help: string, count: () => number) =>
      new Gauge({
        name,
        help,
        collect() {
          this.set(count());
        },
        ...this.#to,
      });
    gauge('nyhavn_tables', 'Tables in memory', tables);
    gauge('nyhavn_sockets', 'Clients that are connected', sockets);
  }

  /** Everything, in the text that Prometheus reads. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
