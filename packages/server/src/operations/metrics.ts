/** What the server counts of itself, as Prometheus reads it. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppendBatch, AppendObserver, AppendResult } from '../store/store.ts';

/** Seconds within which things are done: a move in a moment, a bot that thinks in a while. */
const DURATION_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** What can be counted where it is asked for. */
interface GaugeSources {
  /** Tables in memory. */
  tables(): number;
  /** Clients that are connected. */
  sockets(): number;
}

/** What every move counts, as plain numbers, which are read when metrics are scraped. */
class HotCounters {
  /** Tables that were opened, and closed. */
  opened = 0;
  closed = 0;
  /** Moves that are stored. */
  moves = 0;
  /** Writes that lost a race against another process. */
  conflicts = 0;
  /** How many wait for the store now. */
  waiting = 0;
}

/** All figures of one server. */
export class Metrics implements AppendObserver {
  readonly registry = new Registry();
  readonly #to = { registers: [this.registry] };

  readonly #counters = new HotCounters();
  readonly #storing = new Histogram({
    name: 'nyhavn_store_seconds',
    help: 'From handing something to the store until it is safe',
    buckets: DURATION_BUCKETS_S,
    ...this.#to,
  });
  /** How long bots thought. */
  readonly thinking = new Histogram({
    name: 'nyhavn_bot_seconds',
    help: 'From asking a bot until it has chosen',
    buckets: DURATION_BUCKETS_S,
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
    buckets: DURATION_BUCKETS_S,
    ...this.#to,
  });
  /** What was asked over sockets and refused, by code. */
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
    const counters = this.#counters;
    this.#counter('nyhavn_tables_opened_total', 'Tables that were opened', () => counters.opened);
    this.#counter('nyhavn_tables_closed_total', 'Tables that were closed', () => counters.closed);
    this.#counter('nyhavn_moves_total', 'Moves that were stored', () => counters.moves);
    this.#counter(
      'nyhavn_store_conflicts_total',
      'Writes for which another process was quicker',
      () => counters.conflicts,
    );
    this.#gauge('nyhavn_store_queue', 'What waits for the store', () => counters.waiting);
  }

  onAppend(): void {
    this.#counters.waiting++;
  }

  onAppended({ entries }: AppendBatch, result: AppendResult | undefined, tookMs: number): void {
    this.#counters.waiting--;
    this.#storing.observe(tookMs / 1000);
    if (result === 'conflict') this.#counters.conflicts++;
    else if (result === 'stored') for (const entry of entries) this.#count(entry);
  }

  #count(entry: Entry): void {
    if (isGameEntry(entry)) {
      if (entry.by !== 'chance') this.#counters.moves++;
    } else if (entry.kind === 'opened') this.#counters.opened++;
    else if (entry.kind === 'closed') this.#counters.closed++;
  }

  #counter(name: string, help: string, count: () => number): Counter {
    return new Counter({
      name,
      help,
      collect() {
        this.reset();
        this.inc(count());
      },
      ...this.#to,
    });
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
