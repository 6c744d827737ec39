// Builds the packages that changed since the last build. Prints output only if a build fails.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const turbo = join(root, 'node_modules/turbo/bin/turbo');

/** Whether this is the unpacked artefact of `npm run package`, which is already built and has no build tools. */
export const isArtefact = !existsSync(join(root, 'turbo.json'));

/** @param {...string} packages for example `@quoin/server` */
export function build(...packages) {
  if (isArtefact) return;
  if (!existsSync(turbo)) {
    process.stderr.write('Install the dependencies first: npm ci\n');
    process.exit(1);
  }
  const filters = packages.map((name) => `--filter=${name}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [turbo, 'run', 'build', ...filters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}\n${stderr}\n`);
  process.exit(status ?? 1);
}
