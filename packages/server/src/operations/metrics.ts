/** Metrics in the format of Prometheus. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppendBatch, AppendObserver, AppendResult } from '../store/store.ts';

/** Seconds within which things are done: a move in a moment, a bot that thinks in a while. */
const DURATION_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Sources of figures that are read when Prometheus asks. */
interface GaugeSources {
  /** Tables in memory. */
  tables(): number;
  /** Clients that are connected. */
  sockets(): number;
}

/** All figures of one server. */
export class Metrics implements AppendObserver {
  readonly registry = new Registry();
  readonly #to = { registers: [this.registry] };

  readonly #opened = this.#counter('nyhavn_tables_opened_total', 'Tables that were opened');
  readonly #closed = this.#counter('nyhavn_tables_closed_total', 'Tables that were closed');
  readonly #moves = this.#counter('nyhavn_moves_total', 'Moves that were stored');
  readonly #conflicts = this.#counter(
    'nyhavn_store_conflicts_total',
    'Writes for which another process was quicker',
  );
  readonly #waiting = new Gauge({
    name: 'nyhavn_store_queue',
    help: 'What waits for the store',
    ...this.#to,
  });
  readonly #storing = new Histogram({
    name: 'nyhavn_store_seconds',
    help: 'From handing something to the store until it is safe',
    buckets: DURATION_BUCKETS_S,
    ...this.#to,
  });
  /** Seconds that bots thought. */
  readonly thinking = new Histogram({
    name: 'nyhavn_bot_seconds',
    help: 'From asking a bot until it has chosen',
    buckets: DURATION_BUCKETS_S,
    ...this.#to,
  });
  /** Bots that are thinking now. */
  readonly asked = new Gauge({
    name: 'nyhavn_bot_queue',
    help: 'Bots that are asked and have not chosen yet',
    ...this.#to,
  });
  /** Seconds until a reply of the API. */
  readonly requests = new Histogram({
    name: 'nyhavn_http_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    ...this.#to,
  });
  /** Commands over sockets that were refused, by code. */
  readonly refusals = new Counter({
    name: 'nyhavn_refusals_total',
    help: 'What was refused, by code',
    labelNames: ['code'],
    ...this.#to,
  });

  /** Internal errors: everything caught that is no refusal, by the place that caught it. */
  readonly errors = new Counter({
    name: 'nyhavn_internal_errors_total',
    help: 'Internal errors, by the place that caught them',
    labelNames: ['place'],
    ...this.#to,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Gauges under the names of counters; nodejs_active_resources has the same figures.
    for (const kind of ['handles', 'requests', 'resources']) {
      this.registry.removeSingleMetric(`nodejs_active_${kind}_total`);
    }
  }

  onAppend(): void {
    this.#waiting.inc();
  }

  onAppended({ entries }: AppendBatch, result: AppendResult | undefined, tookMs: number): void {
    this.#waiting.dec();
    this.#storing.observe(tookMs / 1000);
    if (result === 'conflict') this.#conflicts.inc();
    else if (result === 'stored') for (const entry of entries) this.#count(entry);
  }

  #count(entry: Entry): void {
    if (isGameEntry(entry)) {
      if (entry.by !== 'chance') this.#moves.inc();
    } else if (entry.kind === 'opened') this.#opened.inc();
    else if (entry.kind === 'closed') this.#closed.inc();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, ...this.#to });
  }

  #gauge(name: string, help: string, count: () => number): Gauge {
    return new Gauge({
      name,
      help,
      collect() {
        this.set(count());
      },
      ...this.#to,
    });
  }

  /** Also tells what can be counted only when it is asked for. */
  watch({ tables, sockets }: GaugeSources): void {
    this.#gauge('nyhavn_tables', 'Tables in memory', tables);
    this.#gauge('nyhavn_sockets', 'Clients that are connected', sockets);
  }

  /** Everything, in the text that Prometheus reads. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
