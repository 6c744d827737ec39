// Starts the server: configuration, database, demo world, jobs, HTTP; and stops it in reverse order.
import { join } from 'node:path';
import { buildApp } from './build-app';
import { buildServices, type OpenServices } from './build-services';
import { PROJECT_FOLDER, readConfig } from '../config';
import { startBanner } from '../demo/start-banner';
import { DEMO_ACCOUNTS } from '../demo/demo-accounts';
import { seedDemoWorld } from './demo-world/seed-demo-world';
import { ConfigError, errorCode } from '../shared/errors';
import { createLogger } from '../http/log';
import { jobHandlers } from './job-handlers';
import { expectSafeSettings } from './unsafe-settings';

/** Longer than any response takes. A longer upload is cut off; the client can send it again. */
const STOP_WITHIN_MS = 35_000;

const config = await orExit(() => readConfig(process.env));
const warnings = await orExit(() =>
  expectSafeSettings(config, process.env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0'),
);
const logger = createLogger(config.logLevel);
const open = await orExit(() => buildServices(config, logger));
try {
  await serve(open);
} catch (failure) {
  await open.close();
  if (failure instanceof ConfigError) exitWith(failure.message);
  if (errorCode(failure) !== 'EADDRINUSE') throw failure;
  exitWith(
    `Port ${config.port} is taken by another program. Stop it, or choose another one: PORT=4100 npm start`,
  );
}
process.stdout.write(`${startBanner(config, DEMO_ACCOUNTS)}\n`);
for (const line of warnings) process.stderr.write(`${line}\n`);

async function serve({ services, queue }: OpenServices): Promise<void> {
  const app = await buildApp(open, logger, {
    portal: join(PROJECT_FOLDER, 'portal/dist'),
    storybook: join(PROJECT_FOLDER, 'stories/dist'),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1); // A second signal ends the process at once.
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await open.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (config.demo) await seedDemoWorld(services);
  await app.listen({ host: config.host, port: config.port });
  await queue.work(jobHandlers, services);
}

/** Prints the list of configuration errors and exits. */
async function orExit<T>(build: () => T | Promise<T>): Promise<T> {
  try {
    return await build();
  } catch (failure) {
    if (failure instanceof ConfigError) exitWith(failure.message);
    throw failure;
  }
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
