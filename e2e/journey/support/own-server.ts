// For tests that move the clock: each worker has its own server, so that the time of other tests does not change.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { PORTS } from '../../ports';
import { PortalServer } from './portal-server';
import { test as testInLanguage } from './language-test';

/** Tests with their own server run in sequence, because a worker that alternates between servers restarts them each time. */
export const IN_TIME = '@in-time';

const CACHE = join(import.meta.dirname, '..', '..', '.cache');

export const test = testInLanguage.extend<object, { server: PortalServer }>({
  server: [
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const dataDir = join(CACHE, `own-server-${parallelIndex}`);
      rmSync(dataDir, { recursive: true, force: true });
      const server = new PortalServer(PORTS.ownServer + parallelIndex, dataDir);
      const request = await requests.newContext({ baseURL: server.address });
      try {
        await server.start(request);
        await use(server);
      } finally {
        await server.stop();
        await request.dispose();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
});

/**
 * @param time an ISO 8601 duration: `P8D`, `PT61S`
 * @returns the new time
 */
export async function letPass(request: APIRequestContext, time: string): Promise<string> {
  const reply = await request.post('/api/demo/clock', { data: { advance: time } });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).now;
}
