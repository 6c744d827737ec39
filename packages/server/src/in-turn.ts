import { Refusal } from './http/refusal';

/**
 * Does so much work at a time; so much more waits for its turn, and whoever comes then is told to come back.
 * @throws Refusal unavailable
 */
export function inTurn(limit: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit.atOnce) running += 1;
    else if (queue.length >= limit.waiting) throw new Refusal('unavailable');
    else await new Promise<void>((go) => queue.push(go)); // whoever is done hands over its place
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
