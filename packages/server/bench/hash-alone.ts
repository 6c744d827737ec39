// Password hashes per second on this machine without other load.
import { hashForStorage, matchesStored } from '../src/security/passwords';

/** The server's limit of concurrent hashes. */
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
