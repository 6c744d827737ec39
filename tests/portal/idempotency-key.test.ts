// The Idempotency-Key that keeps a retried request from sending money twice.
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from '../../portal/src/api/use-idempotency-key';

const WIRE = { amount: '50000.00', method: 'wire' };

test('a retry of the same request has the same key', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const key = result.current.keyFor(WIRE);
  rerender();
  expect(result.current.keyFor({ ...WIRE })).toBe(key);
});

test('a request with other content has a new key', () => {
  const { result } = renderHook(useIdempotencyKey);
  const key = result.current.keyFor(WIRE);
  expect(result.current.keyFor({ ...WIRE, amount: '60000.00' })).not.toBe(key);
});

test('the same request has a new key after the previous one has succeeded', () => {
  const { result } = renderHook(useIdempotencyKey);
  const key = result.current.keyFor(WIRE);
  result.current.done();
  expect(result.current.keyFor(WIRE)).not.toBe(key);
});

test('two screens have separate keys', () => {
  const [one, other] = [renderHook(useIdempotencyKey), renderHook(useIdempotencyKey)];
  expect(one.result.current.keyFor(WIRE)).not.toBe(other.result.current.keyFor(WIRE));
});
