// Measures bytes and times of every scene in every kit and writes their part of docs/benchmarks.md.
//   npm run bench:ui
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScene } from './build-scene';
import { measureBytes } from './bytes';
import { benchmarksPage } from './benchmarks-page';
import { BYTE_BUDGETS, KITS, SCENES, type Kit, type MeasuredScene } from './scene-table';
import { measureTimes } from './times';

const date = new Date().toISOString().slice(0, 10);
const root = join(import.meta.dirname, '..', '..');
const say = (what: string) => process.stdout.write(`${what} …\n`);

say('Building the packages');
execFileSync('npx', ['turbo', 'run', 'build', '--filter=@quoin/ui', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
});

say('Weighing the scenes');
const bytes = new Map<MeasuredScene, Map<Kit, number>>();
for (const scene of [...SCENES, 'all'] as const) {
  const kits = scene === 'all' ? (['quoin'] as const) : KITS;
  const ofScene = new Map<Kit, number>();
  for (const kit of kits) ofScene.set(kit, await measureBytes(scene, kit));
  bytes.set(scene, ofScene);
}

say('Timing the scenes, about five minutes');
const pages = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
try {
  for (const scene of SCENES) {
    for (const kit of KITS) await buildScene(scene, kit, join(pages, `${scene}-${kit}`));
  }
  const times = await measureTimes(pages);
  const page = benchmarksPage({ date, bytes, budgets: BYTE_BUDGETS, times });
  execFileSync(process.execPath, [join(root, 'bin/write-benchmarks.mjs'), 'ui'], { input: page });
  process.stdout.write(`${page}\n`);
} finally {
  rmSync(pages, { recursive: true });
}
