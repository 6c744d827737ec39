// `npm run bench:seed -- --accounts <count> [--into <database>]`: synthetic accounts for measurements, in the
// database of DATABASE_URL or in the embedded one of DATA_DIR.
import { Command } from 'commander';
import { buildServices, type OpenServices } from '../../src/app/build-services';
import { readConfig } from '../../src/config';
import { createLogger } from '../../src/http/log';
import { assertNoRealAccounts, parseWholeNumber } from './options';
import { seedAtScale } from './seed-at-scale';

const { accounts, into } = new Command('npm run bench:seed --')
  .requiredOption('--accounts <count>', 'number of accounts', parseWholeNumber(1, 100_000_000))
  .option('--into <database>', 'name of the database, if it already has accounts')
  .parse()
  .opts<{ accounts: number; into?: string }>();

let open: OpenServices | undefined;
try {
  open = await buildServices(readConfig({ DEMO: '0', ...process.env }), createLogger('silent'));
  await assertNoRealAccounts(open.pool, into);
  const began = performance.now();
  await seedAtScale(open, accounts, (done) => process.stdout.write(`${done} of ${accounts} accounts\n`));
  process.stdout.write(`Seeded in ${Math.round((performance.now() - began) / 1000)} s.\n`);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : 'The seeding failed.'}\n`);
  process.exitCode = 1;
} finally {
  await open?.close();
}
