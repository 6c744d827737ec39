// How many bytes each scene costs over plain React DOM. `npm run bytes -w @quoin/e2e` prints them beside the budgets.
import { buildScene, bytesOf } from './build-scene';
import { BYTE_BUDGETS, type Kit, type MeasuredScene } from './scene-table';

const plain = new Map<MeasuredScene, Promise<number>>();

/** KiB over the same scene in plain React DOM. */
export async function measureBytes(scene: MeasuredScene, kit: Kit): Promise<number> {
  const known = plain.get(scene) ?? buildScene(scene, 'plain').then(bytesOf);
  plain.set(scene, known);
  const bytes = kit === 'plain' ? await known : bytesOf(await buildScene(scene, kit));
  return Math.round(((bytes - (await known)) / 1024) * 10) / 10;
}

if (process.argv[1] === import.meta.filename) {
  for (const scene of Object.keys(BYTE_BUDGETS) as MeasuredScene[]) {
    // its own keys
    const kib = await measureBytes(scene, 'quoin');
    const { kib: allowed } = BYTE_BUDGETS[scene];
    process.stdout.write(`${kib <= allowed ? '✓' : '✗'} ${scene.padEnd(8)} ${kib} of ${allowed} KiB\n`);
  }
}
