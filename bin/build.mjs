// Builds the packages that changed since the last build. Prints output only if a build fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** @param {...string} packages as `@quoin/server` */
export function build(...packages) {
  const filters = packages.map((name) => `--filter=${name}`);
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const { status, stdout, stderr } = spawnSync(process.execPath, [turbo, 'run', 'build', ...filters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}\n${stderr}\n`);
  process.exit(status ?? 1);
}
