// Sign-ins compared with password hashes: the difference to 1 is the cost of a sign-in besides its hash.
import { hashForStorage, matchesStored } from '../src/security/passwords';
import { load } from './load';
import { getMedian, WARM_UP_SECONDS, type Pace } from './measure';
import type { Scene } from './scenes';
import type { Running } from './server-process';

export interface MeasuredSignIn {
  /** Per second. */
  signIns: number;
  hashes: number;
  /** Median of the rounds. */
  ratio: number;
  failed: number;
}

/** The server's limit of concurrent hashes. */
const AT_ONCE = 4;

export async function measureSignIn(
  { url }: Running,
  { requests }: Scene,
  { rounds: count, seconds }: Pace,
): Promise<MeasuredSignIn> {
  await load({ url, requests, seconds: WARM_UP_SECONDS });
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const hashes = await hashesASecond(seconds);
    const { throughput, failed } = await load({ url, requests, seconds });
    rounds.push({ signIns: throughput, hashes, ratio: throughput / hashes, failed });
  }
  const failed = rounds.reduce((sum, one) => sum + one.failed, 0);
  return { ...getMedian(rounds, ({ ratio }) => ratio), failed };
}

/** Password hashes per second on this machine without other load. */
async function hashesASecond(seconds: number): Promise<number> {
  const stored = await hashForStorage('what a browser sends');
  const began = performance.now();
  const end = began + seconds * 1000;
  let checked = 0;
  const keepChecking = async () => {
    while (performance.now() < end) {
      await matchesStored(stored, 'what a browser sends');
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepChecking));
  return checked / ((performance.now() - began) / 1000);
}
