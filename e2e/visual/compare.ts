// npm run visual                    compares every gallery with its approved pictures
// npm run visual -- Button Card     only these components
// npm run visual -- -g 'in zh-CN'   other arguments are Playwright's
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { forgetChanges, ofComponents } from './pictures';

const args = process.argv.slice(2);
const isComponents = args.length > 0 && args.every((arg) => /^\w+$/.test(arg));
const chosen = isComponents ? ['-g', ofComponents(args)] : args;

forgetChanges();
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'visual.config.ts', ...chosen], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
