// Sends the stories to Chromatic, for teams that use it. Does nothing without a project token.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing sent. `npm run visual` compares the snapshots here.\n',
  );
  process.exit(0);
}
const { status } = spawnSync('npx', ['chromatic', '--build-script-name', 'build', '--exit-zero-on-changes'], {
  cwd: join(import.meta.dirname, '..', 'stories'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
