// The types beside the built files: `Button.d.ts` for `Button.js`, `Button.d.cts` for `Button.cjs`. Node's own resolution
// wants every neighbour by its full name, which the sources leave out.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.types.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const NEIGHBOUR = /(\b(?:from |import |import\())(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(dist, name);
  const types = readFileSync(file, 'utf8');
  const withNames = (extension) =>
    types.replace(NEIGHBOUR, (_, start, quote, path) => {
      const target = resolve(dirname(file), path);
      const isFolder = !existsSync(`${target}.js`) && existsSync(target) && statSync(target).isDirectory();
      return `${start}${quote}${path}${isFolder ? '/index' : ''}${extension}${quote}`;
    });
  writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), withNames('.cjs'));
  writeFileSync(file, withNames('.js'));
}
