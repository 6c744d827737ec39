// Entry point of `npm run migrate`: migrates the database to the schema of this version and exits.
import { buildServices } from './build-services';
import { readConfig } from '../config';
import { createLogger } from '../http/log';
import { allowClosedOutput, ConfigError } from '../shared/errors';

allowClosedOutput();
try {
  const { close } = await buildServices(readConfig(process.env), createLogger('warn'));
  await close();
  process.stdout.write('The database has the schema of this version.\n');
} catch (failure) {
  if (!(failure instanceof ConfigError)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
