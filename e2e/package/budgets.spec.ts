// What a scene of @quoin/ui loads over the same scene in plain React DOM: JavaScript and CSS, gzip.
import { expect, test } from '@playwright/test';
import { measureBytes } from '../bench/bytes';
import { BYTE_BUDGETS } from '../bench/scene-table';

for (const [scene, { kib, what }] of Object.entries(BYTE_BUDGETS)) {
  test(`${what}: at most ${kib} KiB`, async () => {
    expect(await measureBytes(scene as keyof typeof BYTE_BUDGETS, 'quoin')).toBeLessThanOrEqual(kib); // its own keys
  });
}
