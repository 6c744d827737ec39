// Tests that move the clock: on a server of their own, so that nobody else grows older.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { PORTS } from '../../ports';
import { House } from './house';
import { test as told } from './language-test';

/** Tests with their own server run in sequence, because a worker that alternates between servers restarts them each time. */
export const IN_TIME = '@in-time';

const CACHE = join(import.meta.dirname, '..', '..', '.cache');

export const test = told.extend<object, { house: House }>({
  house: [
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const dataDir = join(CACHE, `own-house-${parallelIndex}`);
      rmSync(dataDir, { recursive: true, force: true });
      const house = new House(PORTS.ownServer + parallelIndex, dataDir);
      const request = await requests.newContext({ baseURL: house.address });
      try {
        await house.start(request);
        await use(house);
      } finally {
        await house.stop();
        await request.dispose();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ house }, use) => use(house.address),
});

/**
 * @param time as ISO 8601 writes a duration: `P8D`, `PT61S`
 * @returns the instant it is then
 */
export async function letPass(request: APIRequestContext, time: string): Promise<string> {
  const reply = await request.post('/api/demo/clock', { data: { advance: time } });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).now;
}
