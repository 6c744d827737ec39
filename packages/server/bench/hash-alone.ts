// How often a second this machine can check a password's hash when it does nothing else.
import { hashForStorage, matchesStored } from '../src/security/passwords';

/** As many at once as the server lets run. */
const AT_ONCE = 4;

export async function hashesASecond(seconds: number): Promise<number> {
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
