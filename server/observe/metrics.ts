import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How many connections to the database there are. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** How many turns are taken and waited for, by what the turns are for. */
export type QueueCounts = Readonly<Record<string, { running: number; waiting: number }>>;

/** A request that has been answered. */
export interface AnsweredRequest {
  /** The operation of the contract, or `other` for files, pages and what there is not. */
  operation: string;
  status: number;
  /** How long the answer took, in seconds. */
  seconds: number;
}

/** Counts what the server does, for Prometheus. Nothing in there names a person, an address or an id. */
export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  /** Says where the numbers of the turns come from: what was said last counts. */
  watchQueues(counts: () => QueueCounts): void;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a memory hit to the patience of a person, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * @param pool the connections to the database; none for the embedded one
 * @param isWhole whether the process itself is told of too: its memory, its event loop, its garbage
 */
export function createMetrics(pool?: () => PoolCounts, isWhole = false): Metrics {
  const registers = [new Registry()];
  const [register = new Registry()] = registers;
  if (isWhole) collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by operation of the contract and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'http_refused_requests_total',
    help: 'Requests that were refused because there were too many (429) or the server had too much to do (503)',
    labelNames: ['status'],
    registers,
  });
  if (pool) {
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Connections to the database, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle, waiting } = pool();
        connections.set({ state: 'busy' }, total - idle);
        connections.set({ state: 'idle' }, idle);
        connections.set({ state: 'waiting' }, waiting);
      },
    });
  }
  let countQueues: (() => QueueCounts) | undefined;
  const turns = new Gauge({
    name: 'queue_turns',
    help: 'Turns that are taken and waited for, by what they are for',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, { running, waiting }] of Object.entries(countQueues?.() ?? {})) {
        turns.set({ queue, state: 'running' }, running);
        turns.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  return {
    countRequest({ operation, status, seconds }) {
      durations.observe({ operation, status }, seconds);
      if (status === 429 || status === 503) refusals.inc({ status });
    },
    watchQueues(counts) {
      countQueues = counts;
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
