// Starts the server: configuration, database, demo world, jobs, HTTP; and stops it in reverse order.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app';
import { buildServices, type OpenServices } from './build-services';
import { PROJECT_FOLDER, readConfig } from '../config';
import { startBanner } from '../demo/start-banner';
import { DEMO_ACCOUNTS } from '../demo/demo-accounts';
import { expectFiles, PORTAL } from './expect-files';
import { seedDemoWorld } from './demo-world/seed-demo-world';
import { allowClosedOutput, ConfigError, errorCode } from '../shared/errors';
import { schemaVersion } from '../database/migrate';
import { createLogger } from '../http/log';
import { metricsServer } from '../metrics/serve-metrics';
import { jobHandlers } from './job-handlers';
import { expectSafeSettings } from './unsafe-settings';

/** Longer than any response takes. Longer uploads are aborted; the client can retry them. */
const STOP_WITHIN_MS = 35_000;

allowClosedOutput();
const config = await buildOrExit(() => readConfig(process.env));
const warnings = await buildOrExit(() =>
  expectSafeSettings(config, process.env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0'),
);
await buildOrExit(() => expectFiles(process.env['NODE_ENV'] === 'production'));
const logger = createLogger(config.logLevel);
const stopTracing = config.tracesUrl && (await import('./tracing')).startTracing(config.trustProxy > 0);
const open = await buildOrExit(() => buildServices(config, logger));
try {
  await serve(open);
} catch (failure) {
  await open.close();
  if (failure instanceof ConfigError) exitWith(failure.message);
  if (!(failure instanceof Error) || errorCode(failure) !== 'EADDRINUSE') throw failure;
  const taken = 'port' in failure ? failure.port : undefined;
  exitWith(
    taken === config.metrics?.port
      ? `METRICS_PORT: port ${taken} is in use by another program. Use another port.`
      : `Port ${config.port} is in use by another program. Stop it, or set PORT to another one, such as 4100.`,
  );
}
process.stdout.write(`${startBanner(config, DEMO_ACCOUNTS)}\n`);
for (const line of warnings) process.stderr.write(`${line}\n`);

async function serve({ services, queue, pool }: OpenServices): Promise<void> {
  const app = await buildApp(open, logger, {
    portal: join(PROJECT_FOLDER, PORTAL),
    storybook: join(PROJECT_FOLDER, 'stories/dist'),
  });
  const metrics =
    config.metrics &&
    metricsServer({
      registry: services.metrics.registry,
      pool,
      queueLengths: queue.lengths,
      build: { version: packageVersion(), schema: schemaVersion() },
    });
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1); // A second signal exits immediately.
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await metrics?.close();
    await open.close();
    if (stopTracing) await stopTracing();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (config.demo) await seedDemoWorld(services);
  await app.listen({ host: config.host, port: config.port });
  if (config.metrics) await metrics?.listen(config.metrics);
  await queue.work(jobHandlers, services);
}

function packageVersion(): string {
  return JSON.parse(readFileSync(join(PROJECT_FOLDER, 'packages/server/package.json'), 'utf8')).version;
}

/** Prints the list of configuration errors and exits. */
async function buildOrExit<T>(build: () => T | Promise<T>): Promise<T> {
  try {
    return await build();
  } catch (failure) {
    if (failure instanceof ConfigError) exitWith(failure.message);
    throw failure;
  }
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.send?.('cannot start'); // Ends `npm run dev`, which otherwise waits for a change of the sources.
  process.exit(1);
}
