// Builds the two published packages if their sources changed, which turbo detects.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function buildPackages() {
  execFileSync(
    'npx',
    ['turbo', 'run', 'build', '--filter=@quoin/rules', '--filter=@quoin/ui', '--output-logs=errors-only'],
    { cwd: join(import.meta.dirname, '..', '..'), stdio: ['ignore', 'inherit', 'inherit'] },
  );
}
