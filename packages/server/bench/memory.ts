// Whether a server under load for minutes keeps allocating memory.
import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from './scenes';
import type { Running } from './server-process';
import { steadyLoad } from './steady-load';

export interface Memory {
  minutes: number;
  /** Resident bytes every ten seconds. */
  samples: number[];
  /** Median of the last quarter divided by that of the second. */
  growth: number;
  failed: number;
}

const EVERY_MS = 10_000;
/** Tolerance for memory that is not collected yet. */
export const GROWTH_BUDGET = 1.1;

/** @param rate requests per second */
export async function measureMemory(
  server: Running,
  scenes: readonly Scene[],
  minutes: number,
  rate: number,
): Promise<Memory> {
  const requests = scenes.flatMap((scene) => scene.requests.slice(0, 500));
  const mixed = requests
    .map((_, index) => requests[(index * 7919) % requests.length])
    .filter((one) => one !== undefined);
  const samples: number[] = [];
  let over = false;
  const loading = steadyLoad({ url: server.url, requests: mixed, seconds: minutes * 60, rate }).finally(
    () => {
      over = true;
    },
  );
  while (!over) {
    const bytes = server.memory();
    if (bytes !== undefined) samples.push(bytes);
    await Promise.race([loading, wait(EVERY_MS)]);
  }
  const { failed } = await loading;
  const quarter = Math.floor(samples.length / 4);
  const growth = middle(samples.slice(-quarter)) / middle(samples.slice(quarter, 2 * quarter));
  return { minutes, samples, growth, failed };
}

const middle = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
