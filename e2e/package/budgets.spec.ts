// The gzipped JavaScript and CSS of a scene with @quoin/ui, compared with the same scene in plain React DOM, and the number
// of style rules of a form. Both are the same on every machine; times are not, so they are not tested.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildScene, measureBytes } from '../bench/build-scene';
import { BYTE_BUDGETS } from '../bench/scene-table';
import { RULES_BUDGET, readRules } from '../bench/times';

for (const [scene, { kib, what }] of Object.entries(BYTE_BUDGETS)) {
  test(`${what}: at most ${kib} KiB`, async () => {
    const bytes = await measureBytes(scene as keyof typeof BYTE_BUDGETS, 'quoin'); // its own keys
    expect(bytes).toBeLessThanOrEqual(kib);
  });
}

test(`a form: fewer than ${RULES_BUDGET} style rules`, async ({ page }, info) => {
  const folder = info.outputPath('form');
  await buildScene('form', 'quoin', folder);
  await page.addScriptTag({ path: join(folder, 'scene.js'), type: 'module' });
  await page.waitForFunction(() => 'bench' in window);
  expect(await readRules(page)).toBeLessThan(RULES_BUDGET);
});
