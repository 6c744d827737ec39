import { randomBytes } from 'node:crypto';
import { keyId } from '../../packages/server/src/shared/keys';
import { createVault, sealedPlace } from '../../packages/server/src/security/vault';

const [first, second] = [randomBytes(32), randomBytes(32)];

describe('a sealed value', () => {
  const vault = createVault({ current: first, others: [] });
  const place = sealedPlace('investor', 'a');
  const sealed = vault.seal('219-09-9999', place);
  const parts = sealed.split('.');

  test('names its version and key, and is another one each time', () => {
    expect(parts.slice(0, 2)).toEqual(['v2', keyId(first)]);
    expect(parts).toHaveLength(8);
    expect(vault.seal('219-09-9999', place)).not.toBe(sealed);
    expect(vault.open(sealed, place)).toBe('219-09-9999');
  });

  test('keeps its ciphertext when another key replaces the first', () => {
    const next = createVault({ current: second, others: [first] });
    const rewrapped = next.rewrap(sealed, place).split('.');
    expect(rewrapped[1]).toBe(keyId(second));
    expect(rewrapped.slice(5)).toEqual(parts.slice(5));
    expect(createVault({ current: second, others: [] }).open(rewrapped.join('.'), place)).toBe('219-09-9999');
  });

  test.each(parts.map((_, at) => at))('with part %i of another one does not open', (at) => {
    const other = createVault({ current: second, others: [first] }).seal('219-09-9998', place);
    const mixed = parts.with(at, at === 0 ? 'v1' : (other.split('.')[at] ?? ''));
    expect(() => vault.open(mixed.join('.'), place)).toThrow();
  });

  test('does not decrypt in another record, without its key, or truncated', () => {
    expect(() => vault.open(sealed, sealedPlace('investor', 'b'))).toThrow();
    expect(() => vault.open(sealed, sealedPlace('application', 'a'))).toThrow();
    expect(() => createVault({ current: second, others: [] }).open(sealed, place)).toThrow(keyId(first));
    for (let end = 0; end < parts.length; end += 1)
      expect(() => vault.open(parts.slice(0, end).join('.'), place)).toThrow();
  });
});
