// Sign-ins compared with password hashes: the difference to 1 is the cost of a sign-in besides its hash.
import { hashesASecond } from './hash-alone';
import { load } from './load';
import { middleOf, WARM_UP_SECONDS, type Pace } from './measure';
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
  return { ...middleOf(rounds, ({ ratio }) => ratio), failed };
}
