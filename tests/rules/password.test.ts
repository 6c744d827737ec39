import { isPasswordHash, meetsPasswordPolicy, passwordPolicy } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import * as native from '../environment/native-password';

describe('the password policy', () => {
  test('reports which of the five requirements are met', () => {
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
  test('equals the Argon2id hash of an independent implementation', async () => {
    const expected = await native.hashPassword('Ann@example.com', 'Z\u00fcrich#2026');
    expect(await hashPassword('ann@example.com', 'Zu\u0308rich#2026')).toBe(expected);
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

  test('can be distinguished from a password by its format', async () => {
    expect(isPasswordHash(await hashPassword('ann@example.com', 'Corner5tone!'))).toBe(true);
    const others = ['Corner5tone!', '', 'A'.repeat(64), 'f'.repeat(63), 'f'.repeat(65), undefined, 5];
    expect([...others, ['f'.repeat(64)]].some(isPasswordHash)).toBe(false);
  });
});
