// Writes the types beside the built files: `Button.d.ts` for `Button.js`, `Button.d.cts` for `Button.cjs`. Node's module
// resolution requires file extensions in imports, which the sources omit.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { withUndefined } from './optional-properties.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const { resolve: locate } = createRequire(import.meta.url);
const tsc = locate('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.types.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const NEIGHBOUR = /(\b(?:from |import |import\())(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

// The shapes of icons, and in CommonJS the table model, are built into the package, so their licences are part of it.
copyFileSync(join(dirname(locate('lucide/package.json')), 'LICENSE'), join(dist, 'foundations/Icon/LICENSE'));
const tableParts = ['@tanstack/react-table', '@tanstack/react-store', 'use-sync-external-store'];
writeFileSync(
  join(dist, 'investing/DataTable/LICENSE'),
  tableParts
    .map(
      (name) =>
        `${name}\n\n${readFileSync(join(dirname(locate(`${name}/package.json`)), 'LICENSE'), 'utf8')}`,
    )
    .join('\n'),
);

const withOwnIcons = (types) =>
  types.replace(/export \{([^}]*)\} from 'lucide';/, (_, list) => {
    const names = [...list.matchAll(/as (\w+)/g)].map(([, name]) => `${name}: IconShapes`);
    return `import type { IconShapes } from './Icon';\nexport declare const ${names.join(', ')};`;
  });

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(dist, name);
  const types = withUndefined(withOwnIcons(readFileSync(file, 'utf8')));
  // Styled components are internal, and their own types do not compile in every app.
  if (types.includes('styled-components')) {
    rmSync(file);
    continue;
  }
  const withNames = (extension) =>
    types.replace(NEIGHBOUR, (_, start, quote, path) => {
      const target = resolve(dirname(file), path);
      const isFolder = !existsSync(`${target}.js`) && existsSync(target) && statSync(target).isDirectory();
      return `${start}${quote}${path}${isFolder ? '/index' : ''}${extension}${quote}`;
    });
  writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), withNames('.cjs'));
  writeFileSync(file, withNames('.js'));
}
