import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { isPasswordHash, meetsPasswordPolicy, passwordPolicy } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';

describe('the password policy', () => {
  test('says which of its five demands are met', () => {
    expect(passwordPolicy('abc 1')).toEqual({
      length: false,
      upper: false,
      lower: true,
      digit: true,
      special: false,
    });
  });

  test.each(['Corner5tone!', 'Aa1!Aa1!', 'Пароль-12', 'Zürich#2026'])('%s meets it', (password) => {
    expect(meetsPasswordPolicy(password)).toBe(true);
  });

  test.each(['', 'Aa1!Aa1', 'corner5tone!', 'CORNER5TONE!', 'Cornerstone!', 'Corner5tone', 'Corner 5tone'])(
    '%j is too weak',
    (password) => {
      expect(meetsPasswordPolicy(password)).toBe(false);
    },
  );
});

describe('the hash that is sent instead of the password', () => {
  test('is Argon2id as an independent implementation computes it', async () => {
    const salt = createHash('sha256').update('quoin:ann@example.com').digest().subarray(0, 16);
    const expected = await hashRaw('Corner5tone!', {
      salt,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
      outputLen: 32,
    });
    expect(await hashPassword('ann@example.com', 'Corner5tone!')).toBe(expected.toString('hex'));
  });

  test('does not depend on how the e-mail is spelled or which keyboard composed the letters', async () => {
    const hash = await hashPassword('ann@example.com', 'Z\u00fcrich#2026');
    expect(await hashPassword(' Ann@Example.com', 'Zu\u0308rich#2026')).toBe(hash);
  });

  test('differs between people and between passwords', async () => {
    const hashes = await Promise.all([
      hashPassword('ann@example.com', 'Corner5tone!'),
      hashPassword('bob@example.com', 'Corner5tone!'),
      hashPassword('ann@example.com', 'Corner5tone?'),
    ]);
    expect(new Set(hashes).size).toBe(3);
  });

  test('is told from a password by its form', async () => {
    expect(isPasswordHash(await hashPassword('ann@example.com', 'Corner5tone!'))).toBe(true);
    expect(['Corner5tone!', '', 'A'.repeat(64), 'f'.repeat(63), undefined, 5].some(isPasswordHash)).toBe(
      false,
    );
  });
});
