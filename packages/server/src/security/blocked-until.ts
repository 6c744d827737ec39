import type { ErrorName } from '@quoin/contract';
import type { Clock } from '../shared/clock';
import { ApiError } from '../shared/errors';

/** An error that ends by itself: the message names the time, and `wait_seconds` lets a page with another clock count down. */
export function blockedUntil(clock: Clock, error: ErrorName, until: Date): ApiError {
  const wait = Math.max(0, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
  return new ApiError(error, {
    values: { until: { at: until.toISOString() }, wait_seconds: wait },
    retryAfterSeconds: wait,
  });
}
