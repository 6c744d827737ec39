// Serves `/metrics` on a separate port, so that it is never public by mistake.
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { QueueLength } from '../jobs/jobs';

interface Observed {
  registry: Registry;
  pool: pg.Pool;
  queueLengths: () => Promise<readonly QueueLength[]>;
  build: { version: string; schema: string };
}

/** Shorter than the scrape timeout of ten seconds, so that a scrape succeeds while the database is down. */
const DATABASE_WITHIN_MS = 3000;

export function metricsServer(observed: Observed): FastifyInstance {
  const { registry } = observed;
  collectDefaultMetrics({ register: registry });
  const readDatabase = databaseGauges(observed);
  const app = fastify();
  app.get('/metrics', async (_request, reply) => {
    await readDatabase();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

/** @returns a function that updates the gauges */
function databaseGauges({ registry, pool, queueLengths, build }: Observed): () => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  gauge('quoin_build_info', 'Version of the server, and the last migration that it has.', [
    'version',
    'schema',
  ]).set(build, 1);
  const up = gauge('quoin_database_up', '1 if the database answered within three seconds.', []);
  const connections = gauge('quoin_database_connections', 'Connections of this process.', ['state']);
  const waiting = gauge('quoin_database_waiting_requests', 'Requests that wait for a connection.', []);
  const jobs = gauge('quoin_queue_jobs', 'Jobs of all processes; failed: given up.', ['job', 'state']);
  const oldest = gauge('quoin_queue_oldest_age_seconds', 'Age of the oldest waiting job.', ['job']);
  return async () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'limit' }, pool.options.max);
    waiting.set(pool.waitingCount);
    const lengths = await Promise.race([
      queueLengths().catch(() => undefined),
      wait(DATABASE_WITHIN_MS, undefined, { ref: false }),
    ]);
    up.set(lengths ? 1 : 0);
    jobs.reset();
    oldest.reset();
    for (const { job, oldestSeconds, ...states } of lengths ?? []) {
      for (const [state, count] of Object.entries(states)) jobs.set({ job, state }, count);
      oldest.set({ job }, oldestSeconds);
    }
  };
}
