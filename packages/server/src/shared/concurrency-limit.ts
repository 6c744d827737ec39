import { ApiError } from './errors';

/**
 * Runs at most `atOnce` tasks, queues `waiting` more and rejects the rest.
 * @throws ApiError unavailable
 */
export function limitConcurrency(limit: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit.atOnce) running += 1;
    else if (queue.length >= limit.waiting) throw new ApiError('unavailable');
    else await new Promise<void>((go) => queue.push(go)); // a finished task hands over its slot
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
